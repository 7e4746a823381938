import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SQLITE_FILE } from '../db/open-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';
import { createNewPrivateFolder, createPrivateFolder } from './private-files.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

/** Sets the umask of this process and of those that it starts. */
function setUmask(mask: number): void {
  const before = process.umask(mask);
  onTestFinished(() => void process.umask(before));
}

describe.each([0o000, 0o022, 0o277])('with the umask %o', (mask) => {
  it('nobody but the owner can read what the program makes', async () => {
    const folder = temporaryFolder();
    const environment = { DATA_DIR: join(folder, 'new', 'data') };
    const files = temporaryFolder();
    setUmask(mask);
    const running = runServer(environment);
    await addressOf(running);
    expect(modesIn(environment.DATA_DIR)).toEqual({
      [SQLITE_FILE]: '600',
      [`${SQLITE_FILE}-shm`]: '600',
      [`${SQLITE_FILE}-wal`]: '600',
      [`${SQLITE_FILE}.lock`]: '600',
    });
    expect(modeOf(environment.DATA_DIR)).toBe('700');
    await runAdmin(environment, ['backup', join(files, 'backup')]);
    await runAdmin(environment, ['export-quotes', join(files, 'quotes.csv')]);
    expect(modesIn(files)).toEqual({ backup: '600', 'quotes.csv': '600' });
    running.child.kill('SIGTERM');
    await running.ended;
    await runAdmin(environment, ['restore', join(files, 'backup')]);
    expect(readdirSync(environment.DATA_DIR)).toHaveLength(3);
    expect(new Set(Object.values(modesIn(environment.DATA_DIR)))).toEqual(new Set(['600']));
  });
});

describe('a folder that cannot be made', () => {
  it.skipIf(process.platform !== 'linux')('ends a start with one line that names it', async () => {
    // The system answers here as if the folder above did not exist.
    const running = runServer({ DATA_DIR: '/proc/bahai-friends/data' });
    expect(await running.ended).toBe(1);
    expect(running.output().stderr).toMatch(
      /^DATA_DIR: the folder \/proc\/bahai-friends\/data cannot be made \(ENOENT\b[^\n]+\)\. Name another one\.\n$/,
    );
  });

  it('is not one that is a file, for a start and for a restore', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const running = runServer({ DATA_DIR: file });
    expect(await running.ended).toBe(1);
    const restore = await runAdmin({ DATA_DIR: file }, ['restore', file]);
    expect(restore.code).toBe(1);
    for (const { stderr } of [running.output(), restore]) {
      expect(stderr).toMatch(
        /^DATA_DIR: the folder \S+ cannot be made \(.+\)\. Name another one\.\n$/,
      );
    }
  });
});

describe('a private folder', () => {
  it('is made with those above it, each its owner’s alone, and may be there already', () => {
    const folder = temporaryFolder();
    setUmask(0o000);
    const path = join(folder, 'above', 'new');
    for (let time = 0; time < 2; time += 1) createPrivateFolder(path);
    expect([modeOf(path), modeOf(join(folder, 'above'))]).toEqual(['700', '700']);
  });

  it('may be named by a link', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    createPrivateFolder(join(folder, 'link'));
    createPrivateFolder(join(folder, 'link', 'new'));
    expect(readdirSync(join(folder, 'real'))).toEqual(['new']);
  });
});

describe('a folder that was there', () => {
  it('keeps the mode that its owner gave it', async () => {
    const folder = join(temporaryFolder(), 'data');
    mkdirSync(folder);
    chmodSync(folder, 0o750);
    await addressOf(runServer({ DATA_DIR: folder }));
    expect(modeOf(folder)).toBe('750');
  });
});

describe('a new folder', () => {
  it('is its owner’s alone, and never one that somebody else has made or leads to', () => {
    const path = join(temporaryFolder(), 'new');
    createNewPrivateFolder(path);
    expect(modeOf(path)).toBe('700');
    const link = join(temporaryFolder(), 'link');
    symlinkSync(path, link);
    for (const taken of [path, link]) {
      expect(() => createNewPrivateFolder(taken)).toThrow(/EEXIST/);
    }
  });
});
