import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../errors/operator-error.ts';
import {
  createPrivateFile,
  giveToFolderOwner,
  makeFilePrivate,
} from '../../files/private-files.ts';
import { isSqliteBusy } from './sqlite-errors.ts';

/** A command that is done in a moment is waited for. */
const WAIT_MS = 2000;

/** Version 0.1.0 made the file readable, and so lockable, by everybody. */
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

/**
 * Locks a file of its own beside the database, because the database itself is replaced by another file when
 * a backup is restored. The lock is SQLite's, on an empty database: the system releases it when the process
 * ends, however it ends.
 */
function acquire(path: string, statements: string, messageWhenLocked: string): () => void {
  const file = `${path}.lock`;
  ensureLockFile(file);
  const lock = new DatabaseSync(file, { timeout: WAIT_MS });
  try {
    lock.exec(statements);
  } catch (error) {
    lock.close();
    throw isSqliteBusy(error) ? new OperatorError(messageWhenLocked) : error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

/**
 * Takes the lock of a process that uses the database; any number may hold it at once.
 *
 * @returns Releases the lock.
 * @throws OperatorError when another process holds the exclusive lock.
 */
export function lockSqliteShared(path: string): () => void {
  return acquire(
    path,
    'begin; select count(*) from sqlite_schema',
    `The database file ${path} is being replaced or moved at this moment. Please try again when that is done.`,
  );
}

/**
 * Takes the exclusive lock, which keeps every other process of this product from the database.
 *
 * @returns Releases the lock.
 * @throws OperatorError when another process uses it.
 */
export function lockSqliteExclusively(path: string): () => void {
  return acquire(
    path,
    'pragma journal_mode = memory; begin exclusive',
    `The database file ${path} is in use: the site is running. Stop it first, then try again. Nothing was changed.`,
  );
}
