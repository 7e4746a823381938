import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { OperatorError } from '../../errors/operator-error.ts';
import type { Queries } from '../database.ts';

/** How long to wait for other sessions: a session that was just closed goes on for a moment. */
const WAIT_MS = 2000;
const LOOK_EVERY_MS = 50;

/**
 * Counts other sessions. Those of other accounts may hide what they are, and then are not counted; those of our own
 * account do not.
 */
async function countOthers(transaction: Queries): Promise<number> {
  // Without this, a transaction would see the list as it was when it first looked.
  await sql`select pg_stat_clear_snapshot()`.execute(transaction);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`.execute(transaction);
  return rows[0]?.count ?? 0;
}

async function areOthersConnected(transaction: Queries): Promise<boolean> {
  const until = performance.now() + WAIT_MS;
  while ((await countOthers(transaction)) > 0) {
    if (performance.now() > until) return true;
    await delay(LOOK_EVERY_MS);
  }
  return false;
}

/**
 * Keeps everybody else out of the database until the end of the transaction.
 *
 * @throws OperatorError when others are connected.
 */
export async function lockPostgresExclusively(
  transaction: Queries,
  tables: readonly string[],
): Promise<void> {
  if (await areOthersConnected(transaction)) {
    throw new OperatorError(
      'The PostgreSQL database is in use: the site is running, or another program is connected. Stop it first, everywhere. Nothing was changed.',
    );
  }
  await sql`set local lock_timeout = '10s'`.execute(transaction);
  const names = sql.join(tables.map((name) => sql.table(name)));
  await sql`lock table ${names} in access exclusive mode`.execute(transaction);
}
