import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages, updatePackageLists } from './debian-packages.ts';

/** An engine beside Chromium, and what its flows need. */
interface Requirements {
  readonly name: 'firefox' | 'webkit';
  readonly title: string;
  /** The names of Debian's packages. */
  readonly packages: readonly string[];
  /** The parts of it that are not installed. */
  missing(): string[];
  version(): string;
}

/** An engine as `npm test` finds it: with its version, or with the packages to install. */
type FoundEngine = Pick<Requirements, 'name' | 'title'> &
  ({ readonly version: string } | { readonly advice: string });

/** Whether a missing engine is a failure: in CI, where nobody reads the output of tests, or on request. */
export const needsAllEngines = ({ CI, REQUIRE_ENGINES }: NodeJS.ProcessEnv): boolean =>
  Boolean(CI) || REQUIRE_ENGINES === 'all';

/**
 * The line about an engine that `npm test` prints before its last line.
 *
 * @param hang The command to which the engine did not respond, if it hung.
 */
export function engineLine(engine: FoundEngine, hang?: string): string {
  const { title } = engine;
  if ('advice' in engine) return `Not used: ${title}: ${engine.advice}`;
  return `Used: ${title} ${engine.version}${hang === undefined ? '' : `, which hung. ${hang}`}`;
}

function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

const withoutProgram = (...names: readonly string[]): string[] =>
  names.filter((name) => findProgram(name) === undefined);

function firstLine(command: string, ...args: readonly string[]): string {
  const { stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 60_000 });
  return stdout?.split('\n')[0] ?? '';
}

/** @throws Error when there is none. */
export function findFirefox(): string {
  const path = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');
  if (path === undefined) throw new Error('There is no Firefox');
  return path;
}

/** Debian's Python, even if others are installed: its window uses Debian's libraries. */
const PYTHON = '/usr/bin/python3';
const WEBKIT_VERSION = `
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2
print(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version(), sep=".")
`;

const webkitVersion = (): string => firstLine(PYTHON, '-c', WEBKIT_VERSION);

const ENGINES: readonly Requirements[] = [
  {
    name: 'firefox',
    title: 'Firefox',
    packages: ['firefox-esr', 'poppler-utils', 'fonts-dejavu-core'],
    missing: () => [
      ...(process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox') ? [] : ['firefox-esr']),
      ...withoutProgram('pdftotext'),
    ],
    version: () => firstLine(findFirefox(), '--version').replace(/^Mozilla Firefox /, ''),
  },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: [
      'webkit2gtk-driver',
      'xvfb',
      'dbus',
      'python3-gi',
      'gir1.2-gtk-3.0',
      'gir1.2-webkit2-4.1',
      'poppler-utils',
      'fonts-dejavu-core',
    ],
    missing: () => [
      ...withoutProgram('WebKitWebDriver', 'Xvfb', 'dbus-run-session', 'pdftotext'),
      ...(webkitVersion() === '' ? ['WebKitGTK 4.1 for Python'] : []),
    ],
    version: webkitVersion,
  },
];

/** The engines for the flows besides Chromium's; they are installed from Debian's packages where that is possible. */
export function ensureEngines(canInstall = canInstallPackages()): FoundEngine[] {
  const lacking = ENGINES.filter(({ missing }) => missing().length > 0);
  if (lacking.length > 0 && canInstall) {
    const titles = lacking.map(({ title }) => title).join(' and ');
    process.stderr.write(`Installing ${titles} for the browser tests …\n`);
    updatePackageLists();
    // Engines are installed one after another, so that one is there even if another cannot be installed.
    for (const { packages } of lacking) installPackages(packages);
  }
  return ENGINES.map(({ name, title, packages, missing, version }) => {
    const parts = missing();
    if (parts.length === 0) return { name, title, version: version() };
    const advice = `${parts.join(', ')} is missing; on Debian: apt-get install ${packages.join(' ')}`;
    return { name, title, advice };
  });
}
