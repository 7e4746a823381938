import { sql } from 'kysely';
import type { Database, Queries } from './database.ts';

/** A database for writing. */
type Written = Pick<Database, 'dialect' | 'writes'>;

/** With this value, commits wait for the disk only when the log is written back to the file. */
const NORMAL = 1;

/** The `synchronous` setting of an embedded database: https://www.sqlite.org/pragma.html#pragma_synchronous */
async function synchronous(db: Queries): Promise<number> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous ?? NORMAL;
}

/**
 * Makes a change that need not survive a power cut, such as a count that expires in a quarter of an hour. An embedded
 * database waits for the disk at each commit, and nobody is served meanwhile. Nothing is lost when the program ends,
 * and a later commit that waits for the disk saves all earlier ones, too.
 *
 * @param change Called with the database, whose connection does not wait.
 */
export function unsynced<T>(
  { dialect, writes }: Written,
  change: (database: Written) => Promise<T>,
): Promise<T> {
  if (dialect === 'postgres') return change({ dialect, writes });
  return writes.connection().execute(async (connection) => {
    const before = await synchronous(connection);
    await sql`pragma synchronous = ${sql.lit(Math.min(before, NORMAL))}`.execute(connection);
    try {
      return await change({ dialect, writes: connection });
    } finally {
      await sql`pragma synchronous = ${sql.lit(before)}`.execute(connection);
    }
  });
}
