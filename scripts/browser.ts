import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

function installFromDebian(): void {
  const quiet = { stdio: ['ignore', 2, 2] as ['ignore', number, number] };
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { ...quiet, env: environment });
  // Not every release has the first.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const packages = [browser, 'fonts-dejavu-core'];
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      ...quiet,
      env: environment,
    });
    if (findBrowser() !== undefined) return;
  }
}

/**
 * A Chromium for the browser tests; installed from Debian's packages where that is possible.
 *
 * @throws Error with one line that says what to install.
 */
export function ensureBrowser(): string {
  if (findBrowser() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing Chromium for the browser tests …\n');
    installFromDebian();
  }
  const path = findBrowser();
  if (path === undefined) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH.');
  }
  return path;
}
