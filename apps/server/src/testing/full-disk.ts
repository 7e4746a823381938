import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { databaseErrorKind } from '../db/database-error.ts';

/** Tables to which a read may add a row. `sessions`, of which it changes a row, is treated below. */
const TABLES = ['daily_quotes', 'shown_quotes'] as const;
/** Far before any day that a test looks at. */
const dayOf = (index: number): string => `0001-${String(index).padStart(5, '0')}`;

/** Keeps SQLite's file from growing, and fills its last pages. */
async function fillSqlite(database: Database): Promise<() => Promise<void>> {
  const { writes } = database;
  await sql`pragma foreign_keys = off`.execute(writes);
  // SQLite writes a changed row in place of the old one, though on a full disk the log would have no room for it.
  await sql`create trigger sessions_grow after update on sessions
    begin insert into installation values ('grown', hex(zeroblob(100000))); end`.execute(writes);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(writes);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(writes);
  for (const table of TABLES) {
    const fill = async () => {
      for (let index = 0; ; index += 1) {
        await writes
          .insertInto(table)
          .values({ day: dayOf(index), quote_id: 0 })
          .execute();
      }
    };
    await fill().catch((error: unknown) => {
      if (databaseErrorKind(error) !== 'disk-full') throw error;
    });
  }
  return async () => {
    await sql`drop trigger sessions_grow`.execute(writes);
    await sql`pragma max_page_count = 1000000`.execute(writes);
    for (const table of TABLES) {
      await writes.deleteFrom(table).where('quote_id', '=', 0).execute();
    }
    await sql`pragma foreign_keys = on`.execute(writes);
  };
}

/** Has PostgreSQL raise, for each such row, the error of a full disk. */
async function fillPostgres({ writes }: Database): Promise<() => Promise<void>> {
  await sql`create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception using errcode = '53100', message = 'No space left on device'; end $$`.execute(
    writes,
  );
  for (const table of TABLES) {
    await sql`create trigger disk_is_full before insert on ${sql.table(table)}
      for each statement execute function disk_is_full()`.execute(writes);
  }
  await sql`create trigger disk_is_full before update on sessions
    for each statement execute function disk_is_full()`.execute(writes);
  return async () => {
    await sql`drop function disk_is_full cascade`.execute(writes);
  };
}

/**
 * From now on, recording days and sessions in a database fails as on a full disk.
 *
 * @returns Makes room again.
 */
export const fillDisk = (database: Database): Promise<() => Promise<void>> =>
  database.dialect === 'sqlite' ? fillSqlite(database) : fillPostgres(database);
