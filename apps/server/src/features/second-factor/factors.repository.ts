import type { SecondFactorKind } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';

export async function countRecoveryCodes(db: Queries, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Replaces a user's recovery codes by these. */
export async function replaceRecoveryCodes(
  db: Queries,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a recovery code; false when the user has none with this hash. */
export async function takeRecoveryCode(
  db: Queries,
  userId: number,
  codeHash: string,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('code_hash')
    .execute();
  return taken.length > 0;
}

/** The kinds of second factor that a user has; passkeys with their hosts. */
export async function findFactors(
  db: Queries,
  userId: number,
): Promise<{ hasTotp: boolean; passkeyHosts: string[] }> {
  const passkeys = await db
    .selectFrom('passkeys')
    .select('host')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  const totp = await db
    .selectFrom('totp_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { hasTotp: totp !== undefined, passkeyHosts: passkeys.map(({ host }) => host) };
}

/** The names of all users who have a second factor. */
export async function usersWithFactors(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('username')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('passkeys').select('user_id')),
        eb('id', 'in', selectFrom('totp_factors').select('user_id')),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ username }) => username);
}

/** Deletes every second factor and recovery code of a user; false when there was none. */
export async function deleteFactors(db: Queries, userId: number): Promise<boolean> {
  let deleted = 0n;
  for (const table of ['passkeys', 'totp_factors', 'recovery_codes'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    deleted += numDeletedRows;
  }
  return deleted > 0n;
}

interface FactorSetup {
  readonly sessionHash: string;
  readonly kind: SecondFactorKind;
  readonly value: string;
  readonly expiresAt: string;
}

/** Stores a session's setup, replacing an earlier one; false without the session. */
export async function saveSetup(db: Queries, setup: FactorSetup): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', setup.sessionHash)
    .executeTakeFirst();
  if (!session) return false;
  const changed = { value: setup.value, expires_at: setup.expiresAt };
  await db
    .insertInto('factor_setups')
    .values({ session_hash: setup.sessionHash, kind: setup.kind, ...changed })
    .onConflict((conflict) => conflict.columns(['session_hash', 'kind']).doUpdateSet(changed))
    .execute();
  return true;
}

/** A session's setup, if it has not expired; null when there is none. */
export async function findSetup(
  db: Queries,
  sessionHash: string,
  kind: SecondFactorKind,
  now: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('factor_setups')
    .select('value')
    .where('session_hash', '=', sessionHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Ends a session's setup; false when another call was first. */
export async function takeSetup(db: Queries, sessionHash: string, value: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('factor_setups')
    .where('session_hash', '=', sessionHash)
    .where('value', '=', value)
    .returning('value')
    .execute();
  return taken.length > 0;
}
