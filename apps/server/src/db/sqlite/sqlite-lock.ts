import { chmodSync, existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../errors/operator-error.ts';
import { createPrivateFile, giveToFolderOwner } from '../../files/private-files.ts';
import { isBusy } from './sqlite-file-inspection.ts';

/** Commands of a moment are waited for. */
const WAIT_MS = 2000;

/** Version 0.1.0 let everybody read it, and so keep it locked. */
function makePrivate(file: string): void {
  const { mode, uid } = statSync(file);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(file, 0o600);
}

function makeUnlessThere(file: string): void {
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
 * Locks stand on a file of their own beside the database, because the database itself is replaced by
 * another file when a backup is restored. SQLite keeps them, on an empty database: the system gives
 * them back when a process ends, however it ends.
 */
function hold(path: string, statements: string, refusal: string): () => void {
  const file = `${path}.lock`;
  makeUnlessThere(file);
  const lock = new DatabaseSync(file, { timeout: WAIT_MS });
  try {
    lock.exec(statements);
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new OperatorError(refusal) : error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

/**
 * Announces that this process uses the database; as many as want may do so.
 *
 * @returns Ends the use.
 * @throws OperatorError when another process has the database for itself.
 */
export function lockSqliteShared(path: string): () => void {
  return hold(
    path,
    'begin; select count(*) from sqlite_schema',
    `The database file ${path} is being replaced or moved at this moment. Please try again when that is done.`,
  );
}

/**
 * Keeps every other process of this product from the database.
 *
 * @returns Lets the others in.
 * @throws OperatorError when another process uses it.
 */
export function lockSqliteExclusively(path: string): () => void {
  return hold(
    path,
    'pragma journal_mode = memory; begin exclusive',
    `The database file ${path} is in use: the site is running. Stop it first, then try again. Nothing was changed.`,
  );
}
