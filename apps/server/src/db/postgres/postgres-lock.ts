import { sql } from 'kysely';
import { OperatorError } from '../../errors/operator-error.ts';
import type { Queries } from '../database.ts';

/**
 * Keeps everybody else out of the database until the end of the transaction.
 *
 * @throws OperatorError when others are connected.
 */
export async function lockPostgresExclusively(
  transaction: Queries,
  tables: readonly string[],
): Promise<void> {
  // Sessions of other accounts may hide what they are, and are not counted then; those of ours do not.
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`.execute(transaction);
  if (rows[0]?.count !== 0) {
    throw new OperatorError(
      'The PostgreSQL database is in use: the site is running, or another program is connected. Stop it first, everywhere. Nothing was changed.',
    );
  }
  await sql`set local lock_timeout = '10s'`.execute(transaction);
  const names = sql.join(tables.map((name) => sql.table(name)));
  await sql`lock table ${names} in access exclusive mode`.execute(transaction);
}
