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

/** First the one without windows: the others lay out toolbars and tabs, too, which nobody sees here. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The path of an installed Chromium; undefined when there is none. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** The path of one that shows notifications, as the one without windows does not; undefined when there is none. */
export function findWholeBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const [, ...whole] = NAMES;
  return whole.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

export function installFromDebian(): void {
  updatePackageLists();
  // The first of them is not in every release.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    installPackages([browser, 'fonts-dejavu-core']);
    if (findBrowser() !== undefined) return;
  }
}

/**
 * A Chromium for the browser tests; installed from Debian's packages where that is possible.
 *
 * @throws Error with one line that says what to install.
 */
export function ensureBrowser(): string {
  if (findBrowser() === undefined && canInstallPackages()) {
    process.stderr.write('Installing Chromium for the browser tests …\n');
    installFromDebian();
  }
  const path = findBrowser();
  if (path === undefined) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH.');
  }
  return path;
}
