import { tmpdir } from 'node:os';
import { OperatorError } from '../errors/operator-error.ts';
import { databaseErrorKind } from './database-error.ts';
import type { DatabaseLocation } from './open-database.ts';
import { isSqliteError } from './sqlite/sqlite-errors.ts';

/** The place without room, when a full disk is the reason for an error. */
function fullPlace(error: unknown, { DATABASE_URL, DATA_DIR }: DatabaseLocation): string | null {
  const { code, path, dest } = (error ?? {}) as { code?: unknown; path?: string; dest?: string };
  if (code === 'ENOSPC') return dest ?? path ?? DATA_DIR;
  if (databaseErrorKind(error) !== 'disk-full') return null;
  if (!isSqliteError(error)) return 'the PostgreSQL server';
  // With PostgreSQL, only the copies that a restore makes among temporary files are SQLite files.
  return DATABASE_URL === undefined ? DATA_DIR : tmpdir();
}

/**
 * Does something with the database of a location.
 *
 * @throws OperatorError with one line that names the disk when that is full
 */
export async function explainingFullDisk<T>(
  location: DatabaseLocation,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const place = fullPlace(error instanceof OperatorError ? error.cause : error, location);
    if (place === null) throw error;
    throw new OperatorError(`The disk of ${place} is full: make room there and try again.`);
  }
}
