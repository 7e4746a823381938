import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OperatorError } from '../../errors/operator-error.ts';
import { temporaryFolder } from '../../testing/test-database.ts';
import { addressOf, runServer } from '../../testing/test-program.ts';
import { SQLITE_FILE } from '../open-database.ts';
import { openSqlite } from './sqlite-database.ts';
import { lockSqliteExclusively, lockSqliteShared } from './sqlite-lock.ts';

const newPath = () => join(temporaryFolder(), 'site.sqlite');

/** Calls once: each call waits for the lock. */
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

describe('the lock beside the embedded database', () => {
  it('lets any number of processes use the database', async () => {
    const path = newPath();
    const databases = [openSqlite(path), openSqlite(path)];
    for (const database of databases) await database.close();
    lockSqliteExclusively(path)();
  });

  it('lets nobody have the database for themselves while it is used', () => {
    const path = newPath();
    const use = lockSqliteShared(path);
    expectRefusal(() => lockSqliteExclusively(path), /in use: the site is running/);
    use.release();
    lockSqliteExclusively(path)();
  });

  it('keeps everybody out of a database that is being replaced, until that is done', async () => {
    const path = newPath();
    const letGo = lockSqliteExclusively(path);
    expectRefusal(() => openSqlite(path), /being replaced or moved/);
    expectRefusal(() => lockSqliteExclusively(path), /in use/);
    letGo();
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
    lockSqliteExclusively(path)();
  });

  it('ends with the process, however that ends', async () => {
    const folder = temporaryFolder();
    const path = join(folder, SQLITE_FILE);
    const running = runServer({ DATA_DIR: folder });
    await addressOf(running);
    expect(() => lockSqliteExclusively(path)).toThrow(/in use/);
    running.child.kill('SIGKILL');
    await running.ended;
    lockSqliteExclusively(path)();
  });

  it('keeps a server from starting while a backup is being restored', async () => {
    const folder = temporaryFolder();
    const letGo = lockSqliteExclusively(join(folder, SQLITE_FILE));
    onTestFinished(letGo);
    const running = runServer({ DATA_DIR: folder });
    expect(await running.ended).toBe(1);
    expect(running.output().stderr).toMatch(/^The database file \S+ is being replaced [^\n]+\n$/);
  });
});
