import { sql } from 'kysely';
import type { Database, Queries } from './database.ts';

/** A database that is written to. */
type Written = Pick<Database, 'dialect' | 'writes'>;

/** With it, commits wait for the disk only where the log becomes part of the file. */
const NORMAL = 1;

/** How an embedded database waits for the disk: https://www.sqlite.org/pragma.html#pragma_synchronous */
async function synchronous(db: Queries): Promise<number> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous ?? NORMAL;
}

/**
 * Makes a change that need not survive a power cut, such as a count that ends in a quarter of an hour. An embedded
 * database waits for the disk at each commit, and nobody is served meanwhile. The end of the program loses
 * nothing, and whatever is committed afterwards survives with all that was before.
 *
 * @param change Is handed the database with the connection that does not wait.
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
