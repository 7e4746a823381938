import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';
import type { PendingLoginsTable } from '../../db/tables/accounts/pending-logins.table.ts';

export async function insertPendingLogin(db: Queries, pending: PendingLoginsTable): Promise<void> {
  await db.insertInto('pending_logins').values(pending).execute();
}

/** A login that waits for its second step, with its user's present values. */
export interface PendingLogin extends PendingLoginsTable {
  readonly username: string;
  readonly password_hash: string;
}

/** The period in which a valid pending login ends: one that ends later was made before the clock was set back. */
export interface PendingPeriod {
  readonly endsAfter: string;
  readonly endsUntil: string;
}

export async function findPendingLogin(
  db: Queries,
  tokenHash: string,
  { endsAfter, endsUntil }: PendingPeriod,
): Promise<PendingLogin | null> {
  const row = await db
    .selectFrom('pending_logins')
    .innerJoin('users', 'users.id', 'pending_logins.user_id')
    .selectAll('pending_logins')
    .select(['users.username', 'users.password_hash'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', endsAfter)
    .where('expires_at', '<=', endsUntil)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveChallenge(
  db: Queries,
  tokenHash: string,
  challenge: string,
): Promise<void> {
  await db
    .updateTable('pending_logins')
    .set({ challenge })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Takes a challenge, so that it cannot be answered again; false when it was taken already. */
export async function takeChallenge(
  db: Queries,
  tokenHash: string,
  challenge: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('pending_logins')
    .set({ challenge: null })
    .where('token_hash', '=', tokenHash)
    .where('challenge', '=', challenge)
    .returning('token_hash')
    .execute();
  return taken.length > 0;
}

export async function deletePendingLogin(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('pending_logins').where('token_hash', '=', tokenHash).execute();
}

/** Deletes pending logins that have expired, or could not have begun yet. */
export async function tidyPendingLogins(
  db: Queries,
  { endsAfter, endsUntil }: PendingPeriod,
): Promise<void> {
  const isOver = sql`expires_at <= ${endsAfter} or expires_at > ${endsUntil}`;
  await deleteExpiredRows(db, 'pending_logins', ['token_hash'], isOver);
}
