import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';
import type { Tables } from './tables/index.ts';

/**
 * Runs a change of a table after every other one, on all instances, so that what it has read still
 * holds when it writes. SQLite's write transactions are one after the other anyway.
 */
export function withTableLock<T>(
  database: Database,
  table: keyof Tables,
  change: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return database.writes.transaction().execute(async (transaction) => {
    if (database.dialect === 'postgres') {
      await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
    }
    return change(transaction);
  });
}
