import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { TotpFactorsTable } from '../../db/tables/accounts/totp-factors.table.ts';

export async function findTotp(
  db: Queries,
  userId: number,
): Promise<Selectable<TotpFactorsTable> | null> {
  const row = await db
    .selectFrom('totp_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertTotp(db: Queries, totp: TotpFactorsTable): Promise<void> {
  await db.insertInto('totp_factors').values(totp).execute();
}

/** False when there was none. */
export async function deleteTotp(db: Queries, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Uses the code of a step; false when it, or a later one, was used already.
 *
 * @param latest The last step that can have been used by now: a stored one further ahead does not count.
 */
export async function takeStep(
  db: Queries,
  userId: number,
  step: number,
  latest: number,
): Promise<boolean> {
  const taken = await db
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('last_step', '<', step), where('last_step', '>', latest)]))
    .returning('user_id')
    .execute();
  return taken.length > 0;
}
