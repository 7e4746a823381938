import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages, updatePackageLists } from './debian-packages.ts';

/** The arguments for Debian's Chromium as root in a closed network: it sends no requests to its maker. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The name of a site over plain http: browsers trust this machine's own addresses as they trust https.
  '--host-resolver-rules=MAP plain-http.test 127.0.0.1',
];

/** The browser without windows: the others also lay out toolbars and tabs, which no test looks at. */
const HEADLESS = 'chromium-headless-shell';
/** The browsers with windows, whether they are visible or not: only these have notifications. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function find(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** The path of an installed Chromium; undefined when there is none. */
export const findBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH || find([HEADLESS, ...WHOLE]);

/** The path of a Chromium that shows notifications, unlike the one without windows; undefined when there is none. */
export function findWholeBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  return given && !/headless[-_]shell$/.test(given) ? given : find(WHOLE);
}

/**
 * Installs one browser for most tests, and one for notifications; the first of them is not in every release of Debian.
 */
export function installFromDebian(): void {
  updatePackageLists();
  for (const browser of [HEADLESS, 'chromium']) installPackages([browser, 'fonts-dejavu-core']);
}

/**
 * The path of a Chromium for the browser tests. It is installed from Debian's packages where that is possible, together
 * with one that has windows.
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
