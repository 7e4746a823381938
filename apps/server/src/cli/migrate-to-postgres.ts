import { existsSync } from 'node:fs';
import { sqlitePath } from '../db/open-database.ts';
import { openExistingPostgres } from '../db/postgres/postgres-existing-database.ts';
import { lockSqliteExclusively } from '../db/sqlite/sqlite-lock.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { loadPostgres } from '../maintenance/backup/load-postgres.ts';
import { withVerifiedCopy } from '../maintenance/backup/verified-copy.ts';
import type { Settings } from '../settings.ts';

async function refuseFilled(_old: unknown, filled: readonly string[]): Promise<never> {
  throw new OperatorError(
    `The PostgreSQL database is not empty: it has ${filled.join(', ')}. Nothing was changed.`,
  );
}

/** Copies the embedded database into an empty PostgreSQL database. The address is never printed. */
export async function migrateToPostgres(url: string, settings: Settings): Promise<void> {
  const path = sqlitePath(settings);
  if (!existsSync(path)) throw new OperatorError(`There is no database at ${path} yet.`);
  // What is written after the copy would be lost.
  const letGo = lockSqliteExclusively(path);
  try {
    const target = await openExistingPostgres(url);
    try {
      const source = { file: path, folder: `${path}.moving`, target: 'postgres' } as const;
      const copied = await withVerifiedCopy(source, (copy) =>
        loadPostgres(copy, target, refuseFilled),
      );
      for (const { table, rows } of copied) console.log(`${table}: ${rows}`);
    } finally {
      await target.close();
    }
  } finally {
    letGo();
  }
  console.log(
    'Everything was copied and compared, row by row. Set DATABASE_URL to this PostgreSQL database',
  );
  console.log(`before you start the site again. The file ${path} was left as it is.`);
}
