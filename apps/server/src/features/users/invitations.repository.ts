import type { Insertable, Selectable } from 'kysely';
import { ID_MAX, type Queries } from '../../db/database.ts';
import type { InvitationsTable } from '../../db/tables/accounts/invitations.table.ts';
import { usernameKey } from './username-key.ts';

export type StoredInvitation = Selectable<InvitationsTable>;

/** Stores an invitation, replacing an older one of the same name; returns its id. */
export async function saveInvitation(
  db: Queries,
  invitation: Omit<Insertable<InvitationsTable>, 'id' | 'username_key'>,
): Promise<number> {
  const row = { ...invitation, username_key: usernameKey(invitation.username) };
  await db.deleteFrom('invitations').where('username_key', '=', row.username_key).execute();
  const { id } = await db
    .insertInto('invitations')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The invitation of a token that has not expired; null when there is none. */
export async function findInvitation(
  db: Queries,
  tokenHash: string,
  now: string,
): Promise<StoredInvitation | null> {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Invitations of new users that have not expired, in the order in which they do. */
export function listInvitations(db: Queries, now: string): Promise<StoredInvitation[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('user_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
}

/** Deletes an invitation for a new user; null when there is none. */
export async function deleteInvitation(db: Queries, id: number): Promise<StoredInvitation | null> {
  if (id > ID_MAX) return null;
  const row = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes the invitations that a user has made; returns the invited names. */
export async function deleteInvitationsBy(db: Queries, userId: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('invitations')
    .where('invited_by', '=', userId)
    .returning('username')
    .execute();
  return rows.map(({ username }) => username);
}

/** Deletes an invitation that was accepted, of either kind, and those that have expired. */
export async function deleteUsedInvitations(db: Queries, id: number, now: string): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where((where) => where.or([where('id', '=', id), where('expires_at', '<=', now)]))
    .execute();
}

/** Deletes the link of the first start once somebody has a password. */
export async function deleteFirstLink(db: Queries): Promise<void> {
  await db.deleteFrom('invitations').where('user_id', 'is not', null).execute();
}
