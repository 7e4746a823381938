import { existsSync } from 'node:fs';
import { openExistingPostgres } from '../db/postgres/postgres-existing-database.ts';
import { postgresPlace } from '../db/postgres/postgres-place.ts';
import { workFolder } from '../db/sqlite/sqlite-database.ts';
import { missingSqlite } from '../db/sqlite/sqlite-existing-database.ts';
import { assertUsableSqliteFile, isMarkedAsMoved } from '../db/sqlite/sqlite-file-check.ts';
import { lockSqliteExclusively } from '../db/sqlite/sqlite-lock.ts';
import { markSqliteAsMoved } from '../db/sqlite/sqlite-moved.ts';
import { errorMessage } from '../errors/error-message.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { loadPostgres } from './backup/load-postgres.ts';
import type { CopiedTable } from './backup/table-copy.ts';
import { type CopyOutcome, withVerifiedCopy } from './backup/verified-copy.ts';

async function rejectFilled(_old: unknown, filled: readonly string[]): Promise<never> {
  throw new OperatorError(
    `The PostgreSQL database is not empty: it has ${filled.join(', ')}. Nothing was changed.`,
  );
}

function markAsMoved(path: string, url: string): void {
  const place = postgresPlace(url);
  try {
    markSqliteAsMoved(path, place);
  } catch (error) {
    throw new OperatorError(
      `Everything was copied to ${place}, but the file ${path} could not be marked as moved (${errorMessage(error)}): move it away before you start the site.`,
    );
  }
}

/**
 * Copies everything from the embedded database into an empty PostgreSQL database, and marks the file
 * as moved.
 *
 * @param path The file of the embedded database.
 * @throws OperatorError when there is no such file, the site is running, or the target is not empty; the
 *   target is then left as it was, and the message does not repeat its address.
 */
export async function migrateDatabaseToPostgres(
  path: string,
  url: string,
): Promise<CopyOutcome<CopiedTable[]>> {
  if (!existsSync(path)) throw new OperatorError(missingSqlite(path));
  if (isMarkedAsMoved(path)) assertUsableSqliteFile(path);
  // Changes that are written after the copy would be lost.
  const lock = lockSqliteExclusively(path);
  try {
    const target = await openExistingPostgres(url);
    try {
      const source = {
        file: path,
        folder: workFolder(path, 'moving'),
        target: 'postgres',
        leftBehind: [],
      } as const;
      const outcome = await withVerifiedCopy(source, (copy) =>
        loadPostgres(copy, target, rejectFilled),
      );
      markAsMoved(path, url);
      return outcome;
    } finally {
      await target.close();
    }
  } finally {
    lock.release();
  }
}
