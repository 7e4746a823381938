import { existsSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../errors/operator-error.ts';
import {
  createPrivateFile,
  giveToFolderOwner,
  makeFilePrivate,
} from '../../files/private-files.ts';
import { isSqliteBusy } from './sqlite-errors.ts';

/** How long to wait for a lock: a command that holds it may be done in a moment. */
const WAIT_MS = 2000;
/** How often to try again when the file was removed meanwhile, which only a refused restore does. */
const TRIES = 5;

const lockFileOf = (path: string): string => `${path}.lock`;

const inodeOf = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.ino;

/** Takes other users' permissions away: version 0.1.0 made the file readable by everybody, and so lockable. */
function makePrivate(file: string): void {
  const { mode, uid } = statSync(file);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) makeFilePrivate(file);
}

function ensureLockFile(file: string): void {
  if (existsSync(file)) {
    makePrivate(file);
    return;
  }
  try {
    createPrivateFile(file);
    giveToFolderOwner(file);
  } catch (error) {
    // Another process has made it at the same time.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const SHARED = 'begin; select count(*) from sqlite_schema';
const EXCLUSIVE = 'pragma journal_mode = memory; begin exclusive';

/** @throws OperatorError with the message when another process holds a lock that keeps this one away. */
function take(lock: DatabaseSync, statements: string, messageWhenLocked: string): void {
  try {
    lock.exec(statements);
  } catch (error) {
    throw isSqliteBusy(error) ? new OperatorError(messageWhenLocked) : error;
  }
}

function acquire(path: string, statements: string, messageWhenLocked: string): DatabaseSync {
  const file = lockFileOf(path);
  for (let tries = 1; ; tries += 1) {
    ensureLockFile(file);
    const inode = inodeOf(file);
    const lock = new DatabaseSync(file, { timeout: WAIT_MS });
    try {
      take(lock, statements, messageWhenLocked);
      // A lock on a file that was removed meanwhile keeps nobody away: the next process creates another file.
      if (inodeOf(file) === inode) return lock;
      if (tries === TRIES) throw new OperatorError(messageWhenLocked);
    } catch (error) {
      lock.close();
      throw error;
    }
    lock.close();
  }
}

const release = (lock: DatabaseSync): void => {
  if (lock.isOpen) lock.close();
};

const beingReplaced = (path: string): string =>
  `The database file ${path} is being replaced or moved at this moment. Please try again when that is done.`;

/** The lock of a process that uses the database; any number may hold it at once. */
export interface SharedSqliteLock {
  /**
   * Does something while no other process of this product, of any version, uses the database: all of them hold this
   * lock.
   *
   * @throws OperatorError when one does; the lock is still shared then.
   */
  whileAlone<T>(work: () => Promise<T>): Promise<T>;
  release(): void;
}

/**
 * Locks a file of its own beside the database, because the database itself is replaced by another file when
 * a backup is restored. The lock is SQLite's, on an empty database: the system releases it when the process
 * ends, however it ends.
 *
 * @throws OperatorError when another process holds the exclusive lock.
 */
export function lockSqliteShared(path: string): SharedSqliteLock {
  const lock = acquire(path, SHARED, beingReplaced(path));
  const share = (): void => {
    if (lock.isTransaction) lock.exec('commit');
    take(lock, SHARED, beingReplaced(path));
  };
  return {
    async whileAlone(work) {
      lock.exec('commit');
      try {
        take(
          lock,
          EXCLUSIVE,
          `The database file ${path} has to be brought up to date, but is in use: an older version is running, or a command. Stop it first, then try again. Nothing was changed.`,
        );
        return await work();
      } finally {
        share();
      }
    },
    release: () => release(lock),
  };
}

/** The lock of a process that has the database for itself. */
interface ExclusiveSqliteLock {
  /** Removes the lock's file if taking the lock has created it; the lock still has to be released. */
  removeNewFile(): void;
  release(): void;
}

/**
 * Takes the exclusive lock, which keeps every other process of this product from the database.
 *
 * @throws OperatorError when another process uses it.
 */
export function lockSqliteExclusively(path: string): ExclusiveSqliteLock {
  const isNew = !existsSync(lockFileOf(path));
  const lock = acquire(
    path,
    EXCLUSIVE,
    `The database file ${path} is in use: the site is running. Stop it first, then try again. Nothing was changed.`,
  );
  return {
    removeNewFile() {
      if (isNew) rmSync(lockFileOf(path), { force: true });
    },
    release: () => release(lock),
  };
}
