import type { User } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import type { SessionsTable } from '../../db/tables/sessions.table.ts';

/** A session that has not ended, and its user as of now. */
export async function findSession(
  db: Queries,
  tokenHash: string,
  now: string,
): Promise<(SessionsTable & Pick<User, 'username' | 'role'>) | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select(['users.username', 'users.role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSession(db: Queries, session: SessionsTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function extendSession(
  db: Queries,
  tokenHash: string,
  expiresAt: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of a user, but for the one that stays open, if any. */
export async function endSessionsOf(
  db: Queries,
  userId: number,
  exceptTokenHash: string | null,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptTokenHash !== null, (query) =>
      query.where('token_hash', '<>', exceptTokenHash ?? ''),
    )
    .execute();
}

/** Ends the sessions of all users. */
export async function endAllSessions(db: Queries): Promise<void> {
  await db.deleteFrom('sessions').execute();
}

/** Deletes sessions that are over, and lets none last longer than one of now would. */
export async function tidySessions(db: Queries, now: string, latestEnd: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db
    .updateTable('sessions')
    .set({ expires_at: latestEnd })
    .where('expires_at', '>', latestEnd)
    .execute();
}
