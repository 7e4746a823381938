import { backup } from 'node:sqlite';
import { errorMessage } from '../../errors/error-message.ts';
import { createFileAtomically } from '../../files/atomic-file.ts';
import type { Database } from '../database.ts';
import { openUnshared } from './sqlite-connections.ts';
import { singleConnectionDatabase } from './sqlite-database.ts';
import { sqliteErrorKind } from './sqlite-errors.ts';
import { openExistingReader } from './sqlite-existing-database.ts';
import { APPLICATION_ID } from './sqlite-file-check.ts';

/** More pages than any database has: all are copied in one step, which no writer can interrupt. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the embedded database, as it is at one moment, while others go on writing.
 *
 * @param copy An empty file.
 * @throws OperatorError when there is none, or it cannot be read.
 */
export async function copySqlite(path: string, copy: string): Promise<void> {
  const original = openExistingReader(path);
  try {
    await backup(original, copy, { rate: ALL_PAGES });
  } finally {
    original.close();
  }
}

/**
 * Creates a file that is a copy of a database, whole or not at all.
 *
 * @param fill Fills an empty file.
 * @throws OperatorError when the file exists already, or cannot be written; it names the disk that is full.
 */
export async function createSqliteCopy(
  path: string,
  fill: (part: string) => Promise<void>,
): Promise<void> {
  await createFileAtomically(path, (part) =>
    fill(part).catch((error: unknown) => {
      // SQLite has an error code of its own for a full disk.
      if (sqliteErrorKind(error) !== 'disk-full') throw error;
      throw Object.assign(new Error(errorMessage(error)), { code: 'ENOSPC' });
    }),
  );
}

/** Opens a copy that no other process uses, or an empty file that becomes one. */
export function openSqliteCopy(path: string): Database {
  const copy = openUnshared(path);
  copy.exec(`pragma application_id = ${APPLICATION_ID}`);
  return singleConnectionDatabase(copy);
}
