import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages, updatePackageLists } from './debian-packages.ts';

/** Debian's Chromium as root in a closed network: it must not ask its maker for anything. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A site over plain http: browsers trust this machine's own addresses like https.
  '--host-resolver-rules=MAP plain-http.test 127.0.0.1',
];

/** Without windows: the others lay out toolbars and tabs, too, which nobody sees here. */
const HEADLESS = 'chromium-headless-shell';
/** With windows, whether they are shown or not: these alone have notifications. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function find(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** The path of an installed Chromium; undefined when there is none. */
export const findBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH || find([HEADLESS, ...WHOLE]);

/** The path of one that shows notifications, as the one without windows does not; undefined when there is none. */
export function findWholeBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  return given && !/headless[-_]shell$/.test(given) ? given : find(WHOLE);
}

/** One for most tests, one for notifications; the first of them is not in every release. */
export function installFromDebian(): void {
  updatePackageLists();
  for (const browser of [HEADLESS, 'chromium']) installPackages([browser, 'fonts-dejavu-core']);
}

/**
 * A Chromium for the browser tests; installed from Debian's packages where that is possible, and one with windows beside
 * it.
 *
 * @throws Error with one line that says what to install.
 */
export function ensureBrowser(): string {
  const isMissing = findBrowser() === undefined || findWholeBrowser() === undefined;
  if (isMissing && canInstallPackages()) {
    process.stderr.write('Installing Chromium for the browser tests …\n');
    installFromDebian();
  }
  const path = findBrowser();
  if (path === undefined) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH.');
  }
  return path;
}
