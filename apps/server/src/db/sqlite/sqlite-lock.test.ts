import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OperatorError } from '../../errors/operator-error.ts';
import { temporaryFolder } from '../../testing/test-database.ts';
import { addressOf, runServer } from '../../testing/test-program.ts';
import { SQLITE_FILE } from '../open-database.ts';
import { openSqlite } from './sqlite-database.ts';
import { lockSqliteExclusively, lockSqliteShared } from './sqlite-lock.ts';

const newPath = () => join(temporaryFolder(), 'site.sqlite');

/** Calls `use` only once: each call waits for the lock. */
function expectRefusal(use: () => unknown, message: RegExp): void {
  let refusal: unknown;
  try {
    use();
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(OperatorError);
  expect(refusal).toHaveProperty('message', expect.stringMatching(message));
}

/** How many times this process has a file open; its threads share open files. */
const timesOpen = (file: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === file;
    } catch {
      // The file was closed meanwhile.
      return false;
    }
  }).length;

/** Shares the lock in a thread, which says so once it has it, and keeps it until the test ends. */
function lockInThread(path: string): Worker {
  const module = new URL('./sqlite-lock.ts', import.meta.url).href;
  const thread = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.module).then(({ lockSqliteShared }) => {
      const lock = lockSqliteShared(workerData.path);
      parentPort.on('message', () => lock.release());
      parentPort.postMessage('locked');
    });`,
    { eval: true, workerData: { module, path } },
  );
  onTestFinished(async () => void (await thread.terminate()));
  return thread;
}

describe('the lock beside the embedded database', () => {
  it('lets any number of processes use the database', async () => {
    const path = newPath();
    const databases = [openSqlite(path), openSqlite(path)];
    for (const database of databases) await database.close();
    lockSqliteExclusively(path).release();
  });

  it('lets nobody have the database for themselves while it is used', () => {
    const path = newPath();
    const use = lockSqliteShared(path);
    expectRefusal(() => lockSqliteExclusively(path), /in use: the site is running/);
    use.release();
    lockSqliteExclusively(path).release();
  });

  it('keeps everybody out of a database that is being replaced, until that is done', async () => {
    const path = newPath();
    const replacing = lockSqliteExclusively(path);
    expectRefusal(() => openSqlite(path), /being replaced or moved/);
    expectRefusal(() => lockSqliteExclusively(path), /in use/);
    replacing.release();
    await openSqlite(path).close();
  });

  it('lets one that uses the database be alone for a while, when nobody else uses it', async () => {
    const path = newPath();
    const [one, other] = [lockSqliteShared(path), lockSqliteShared(path)];
    await expect(one.whileAlone(async () => {})).rejects.toThrow(/an older version is running/);
    expectRefusal(() => lockSqliteExclusively(path), /in use/);
    other.release();
    await one.whileAlone(async () => {
      expectRefusal(() => lockSqliteShared(path), /being replaced or moved/);
    });
    const again = lockSqliteShared(path);
    expectRefusal(() => lockSqliteExclusively(path), /in use/);
    for (const lock of [one, again]) lock.release();
    lockSqliteExclusively(path).release();
  });

  it('is taken anew by whoever has waited for a file that was removed', async () => {
    const path = newPath();
    const replacing = lockSqliteExclusively(path);
    const before = timesOpen(`${path}.lock`);
    const waiting = lockInThread(path);
    await vi.waitUntil(() => timesOpen(`${path}.lock`) > before, { timeout: 30_000 });
    replacing.removeNewFile();
    replacing.release();
    await once(waiting, 'message');
    expectRefusal(() => lockSqliteExclusively(path), /in use/);
  });

  it('keeps its file where it was there before', async () => {
    const path = newPath();
    lockSqliteExclusively(path).release();
    const again = lockSqliteExclusively(path);
    again.removeNewFile();
    again.release();
    expect(readdirSync(dirname(path))).toEqual([`${basename(path)}.lock`]);
  });

  it('ends with the process, however that ends', async () => {
    const folder = temporaryFolder();
    const path = join(folder, SQLITE_FILE);
    const running = runServer({ DATA_DIR: folder });
    await addressOf(running);
    expect(() => lockSqliteExclusively(path)).toThrow(/in use/);
    running.child.kill('SIGKILL');
    await running.ended;
    lockSqliteExclusively(path).release();
  });

  it('keeps a server from starting while a backup is being restored', async () => {
    const folder = temporaryFolder();
    const replacing = lockSqliteExclusively(join(folder, SQLITE_FILE));
    onTestFinished(() => replacing.release());
    const running = runServer({ DATA_DIR: folder });
    expect(await running.ended).toBe(1);
    expect(running.output().stderr).toMatch(/^The database file \S+ is being replaced [^\n]+\n$/);
  });
});
