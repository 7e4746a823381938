import { existsSync } from 'node:fs';
import { openExistingPostgres } from '../db/postgres/postgres-existing-database.ts';
import { lockSqliteExclusively } from '../db/sqlite/sqlite-lock.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { loadPostgres } from './backup/load-postgres.ts';
import type { CopiedTable } from './backup/table-copy.ts';
import { withVerifiedCopy } from './backup/verified-copy.ts';

async function rejectFilled(_old: unknown, filled: readonly string[]): Promise<never> {
  throw new OperatorError(
    `The PostgreSQL database is not empty: it has ${filled.join(', ')}. Nothing was changed.`,
  );
}

/**
 * Copies everything from the embedded database into an empty PostgreSQL database; the file stays as it is.
 *
 * @param path The file of the embedded database.
 * @throws OperatorError when there is no such file, the site is running, or the target is not empty; the
 *   target is then left as it was, and the message does not repeat its address.
 */
export async function migrateDatabaseToPostgres(path: string, url: string): Promise<CopiedTable[]> {
  if (!existsSync(path)) throw new OperatorError(`There is no database at ${path} yet.`);
  // What is written after the copy would be lost.
  const unlock = lockSqliteExclusively(path);
  try {
    const target = await openExistingPostgres(url);
    try {
      const source = { file: path, folder: `${path}.moving`, target: 'postgres' } as const;
      return await withVerifiedCopy(source, (copy) => loadPostgres(copy, target, rejectFilled));
    } finally {
      await target.close();
    }
  } finally {
    unlock();
  }
}
