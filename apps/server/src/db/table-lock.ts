import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';
import type { Tables } from './tables/index.ts';

/**
 * Runs a change of tables in a transaction that keeps out every other one, on all instances, so that rows that it has
 * read are still the same when it writes. SQLite runs its write transactions one after the other anyway.
 */
export function withTableLock<T>(
  database: Pick<Database, 'dialect' | 'writes'>,
  tables: keyof Tables | readonly (keyof Tables)[],
  change: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return database.writes.transaction().execute(async (transaction) => {
    if (database.dialect === 'postgres') {
      const names = [tables].flat().map((table) => sql.table(table));
      await sql`lock table ${sql.join(names)} in share row exclusive mode`.execute(transaction);
    }
    return change(transaction);
  });
}
