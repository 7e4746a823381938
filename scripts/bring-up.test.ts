import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

const SCRIPT = fileURLToPath(new URL('bring-up.mjs', import.meta.url));

/** Npm and the script find this Node first. They have none of the caller's npm settings, and npm stays offline. */
const environment = {
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  HOME: tmpdir(),
  npm_config_offline: 'true',
};

function run(folder: string, command: string, ...args: string[]) {
  const { status, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: { ...environment, npm_config_cache: join(folder, 'cache') },
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** A package as a file that npm installs without a registry. */
function pack(folder: string, name: string): void {
  const source = join(folder, name);
  mkdirSync(source);
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  expect(run(folder, 'npm', 'pack', `./${name}`, '--silent')).toMatchObject({ status: 0 });
  rmSync(source, { recursive: true });
}

/** What the project of every test is a copy of: npm takes longer to make it than most tests run. */
function makeSample(folder: string): void {
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(SCRIPT, join(folder, 'scripts', 'bring-up.mjs'));
  for (const name of ['runner', 'tester', 'addition']) pack(folder, name);
  const dependencies = { runner: 'file:runner-1.0.0.tgz' };
  const devDependencies = { tester: 'file:tester-1.0.0.tgz' };
  const about = { name: 'sample', version: '1.0.0', engines: { node: '>=26' }, type: 'module' };
  const content = JSON.stringify({ ...about, dependencies, devDependencies });
  writeFileSync(join(folder, 'package.json'), content);
  expect(run(folder, 'npm', 'install', '--package-lock-only')).toMatchObject({ status: 0 });
}

const sample = mkdtempSync(join(tmpdir(), 'bahai-friends-bring-up-sample-'));
afterAll(() => rmSync(sample, { recursive: true }));
makeSample(sample);

/** A project with one package that it needs to run, and one that only its tests need. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-bring-up-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(sample, folder, { recursive: true });
  return {
    folder,
    /** A later state of the project, with another lockfile. */
    change() {
      expect(
        run(folder, 'npm', 'install', '--package-lock-only', './addition-1.0.0.tgz'),
      ).toMatchObject({ status: 0 });
    },
    bringUp(...args: string[]) {
      const { status, stderr } = run(
        folder,
        'node',
        join('scripts', 'bring-up.mjs'),
        '--no-build',
        ...args,
      );
      expect({ status, stderr }).toMatchObject({ status: 0 });
      return stderr.includes('Installing');
    },
    has: (name: string) => existsSync(join(folder, 'node_modules', name)),
  };
}

describe('bringing up', () => {
  it('installs what is needed to run, and nothing a second time', () => {
    const { bringUp, has } = project();
    expect(bringUp()).toBe(true);
    expect([has('runner'), has('tester')]).toEqual([true, false]);
    expect(bringUp()).toBe(false);
  });

  it('adds what tests need when it is asked to, and keeps it', () => {
    const { bringUp, has } = project();
    bringUp();
    expect(bringUp('--with-tests')).toBe(true);
    expect([has('runner'), has('tester')]).toEqual([true, true]);
    expect(bringUp('--with-tests')).toBe(false);
    expect(bringUp()).toBe(false);
    expect(has('tester')).toBe(true);
  });

  it('renews all that was there when the lockfile has changed', () => {
    const { bringUp, change, has } = project();
    bringUp('--with-tests');
    change();
    expect(bringUp()).toBe(true);
    expect([has('addition'), has('tester')]).toEqual([true, true]);
  });

  it('installs again after a run in which the Node of this platform could not be had', () => {
    const { folder, bringUp } = project();
    const old = join(folder, 'old');
    mkdirSync(old);
    const script = `#!/bin/sh\n[ "$*" = --version ] && echo v20.0.0 || exec '${process.execPath}' "$@"\n`;
    writeFileSync(join(old, 'node'), script);
    chmodSync(join(old, 'node'), 0o755);
    const { status, stderr } = spawnSync('node', [join('scripts', 'bring-up.mjs'), '--no-build'], {
      cwd: folder,
      env: {
        ...environment,
        npm_config_cache: join(folder, 'cache'),
        PATH: `${old}${delimiter}${environment.PATH}`,
      },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('Node 26 is missing')]);
    expect(bringUp()).toBe(true);
    expect(bringUp()).toBe(false);
  });

  it('installs what every account can read, whatever the umask', () => {
    const { folder } = project();
    const script = 'umask 077 && node scripts/bring-up.mjs --no-build';
    expect(run(folder, 'sh', '-c', script)).toMatchObject({ status: 0 });
    const installed = join(folder, 'node_modules');
    const paths = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(paths).toContain(join('runner', 'package.json'));
    const unreadable = ['.', ...paths].filter((path) => {
      const { mode } = lstatSync(join(installed, path));
      return (mode & 0o044) !== 0o044;
    });
    expect(unreadable).toEqual([]);
  });

  it('says in one line that npm is missing', () => {
    const { folder } = project();
    const bin = join(folder, 'without-npm');
    mkdirSync(bin);
    symlinkSync(process.execPath, join(bin, 'node'));
    const { status, stderr } = spawnSync('node', ['scripts/bring-up.mjs', '--no-build'], {
      cwd: folder,
      env: { PATH: bin, HOME: folder },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      'Installing what is missing, from the network …\nnpm is missing: install it (on Debian: apt-get install npm), and try again.\n',
    ]);
  });

  it('says in one line that there is no network', () => {
    const { folder } = project();
    const about = { name: 'sample', version: '1.0.0', dependencies: { elsewhere: '1.0.0' } };
    const lock = {
      lockfileVersion: 3,
      packages: { '': about, 'node_modules/elsewhere': { version: '1.0.0' } },
    };
    const engines = { node: '>=26' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, engines }));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const { status, stderr } = spawnSync('node', ['scripts/bring-up.mjs', '--no-build'], {
      cwd: folder,
      env: {
        ...environment,
        npm_config_cache: join(folder, 'cache'),
        npm_config_offline: 'false',
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_fetch_retries: '0',
      },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      "Installing what is missing, from the network …\nnpm's registry cannot be reached (ECONNREFUSED): see to this machine's network, or to npm's proxy and registry, and try again.\n",
    ]);
  });

  it('keeps what was installed by hand', () => {
    const { folder, bringUp, has } = project();
    expect(run(folder, 'npm', 'ci')).toMatchObject({ status: 0 });
    bringUp();
    expect(has('tester')).toBe(true);
  });
});
