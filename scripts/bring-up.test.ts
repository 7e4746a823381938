import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const SCRIPT = fileURLToPath(new URL('bring-up.mjs', import.meta.url));

/** Npm and the script see this Node first, nothing of the caller's npm, and no registry. */
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

/** A project with one package that it needs to run, and one that only its tests need. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-bring-up-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(SCRIPT, join(folder, 'scripts', 'bring-up.mjs'));
  for (const name of ['runner', 'tester']) pack(folder, name);
  const lock = (description: string) => {
    const dependencies = { runner: 'file:runner-1.0.0.tgz' };
    const devDependencies = { tester: 'file:tester-1.0.0.tgz' };
    const about = { name: 'sample', version: '1.0.0', description, type: 'module' };
    const content = JSON.stringify({ ...about, dependencies, devDependencies });
    writeFileSync(join(folder, 'package.json'), content);
    expect(run(folder, 'npm', 'install', '--package-lock-only')).toMatchObject({ status: 0 });
  };
  lock('first');
  return {
    folder,
    /** A later state of the project: its lockfile is another. */
    change() {
      pack(folder, 'addition');
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

  it('keeps what was installed by hand', () => {
    const { folder, bringUp, has } = project();
    expect(run(folder, 'npm', 'ci')).toMatchObject({ status: 0 });
    bringUp();
    expect(has('tester')).toBe(true);
  });
});
