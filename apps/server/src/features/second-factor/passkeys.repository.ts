import type { Passkey } from '@bahai-friends/contract';
import type { Selectable } from 'kysely';
import { ID_MAX, type Queries } from '../../db/database.ts';
import type { PasskeysTable } from '../../db/tables/accounts/passkeys.table.ts';
import type { Credential } from './webauthn.ts';

/** A passkey as its owner sees it, with the values for checking its signatures. */
interface StoredPasskey {
  readonly passkey: Passkey;
  readonly credential: Credential;
}

function toPasskey(row: Selectable<PasskeysTable>): StoredPasskey {
  return {
    passkey: {
      id: row.id,
      name: row.name,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      synced: row.backed_up === 1,
      host: row.host,
    },
    credential: {
      id: row.credential_id,
      publicKey: row.public_key,
      counter: Number(row.counter),
      transports: row.transports.split(' ').filter((transport) => transport !== ''),
      backupEligible: row.backup_eligible === 1,
      backedUp: row.backed_up === 1,
    },
  };
}

/** A user's passkeys in the order in which they were made. */
export async function listPasskeys(db: Queries, userId: number): Promise<StoredPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
}

/** Whether anybody has a passkey of this id. */
export async function hasCredential(db: Queries, credentialId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row !== undefined;
}

interface PasskeyToAdd {
  readonly userId: number;
  readonly name: string;
  readonly host: string;
  readonly credential: Credential;
}

/** @param now Instant, as a `Clock` gives it. */
export async function insertPasskey(
  db: Queries,
  { userId, name, host, credential }: PasskeyToAdd,
  now: string,
): Promise<Passkey> {
  const row = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: String(credential.counter),
      transports: credential.transports.join(' '),
      host,
      name,
      backup_eligible: Number(credential.backupEligible),
      backed_up: Number(credential.backedUp),
      created_at: now,
      last_used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPasskey(row).passkey;
}

/** Null when the user has none of this id. */
export async function renamePasskey(
  db: Queries,
  userId: number,
  id: number,
  name: string,
): Promise<Passkey | null> {
  if (id > ID_MAX) return null;
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toPasskey(row).passkey : null;
}

/** False when the user has none of this id. */
export async function deletePasskey(db: Queries, userId: number, id: number): Promise<boolean> {
  if (id > ID_MAX) return false;
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Stores that a passkey was used; false when it was deleted, or its counter has changed since the signature was
 * checked.
 */
export async function notePasskeyUse(
  db: Queries,
  userId: number,
  before: Credential,
  after: Pick<Credential, 'counter' | 'backedUp'>,
  now: string,
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({
      counter: String(after.counter),
      backed_up: Number(after.backedUp),
      last_used_at: now,
    })
    .where('user_id', '=', userId)
    .where('credential_id', '=', before.id)
    .where('counter', '=', String(before.counter))
    .returning('id')
    .execute();
  return noted.length > 0;
}
