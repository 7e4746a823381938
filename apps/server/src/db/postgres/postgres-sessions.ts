import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import { migrationNames } from '../migrations/index.ts';

/** "BAHF" tells our locks from those of other programs in the same database. */
const CLASS = 0x42414846;
/** A number that is the same for all versions that work with the same tables. */
const TABLES = createHash('sha256').update(migrationNames.join()).digest().readInt32BE();

/**
 * The first query of each connection of ours: a shared advisory lock, by which a start tells sessions of its own
 * version from those of an older one. It ends with the session, however that ends.
 */
export const MARK_AS_THIS_VERSION = `select pg_advisory_lock_shared(${CLASS}, ${TABLES})`;

/**
 * How many sessions of the same account are not of this version. The site has an account of its own; sessions under
 * other accounts, such as a monitor's, do not matter.
 */
export async function countOtherSessions(db: Queries): Promise<number> {
  // Without this, a transaction would see the list as it was when it first looked.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity a
    where datname = current_database() and usename = session_user and pid <> pg_backend_pid()
      and backend_type = 'client backend'
      and not exists (
        select from pg_locks l
        where l.pid = a.pid and l.locktype = 'advisory' and l.granted
          and l.classid = ${CLASS}::integer::oid and l.objid = ${TABLES}::integer::oid
          and l.objsubid = 2)`.execute(db);
  return rows[0]?.count ?? 0;
}
