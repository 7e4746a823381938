import type { User } from '@bahai-friends/contract';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';
import type { SessionsTable } from '../../db/tables/accounts/sessions.table.ts';
import { sessionIsOver } from '../../errors/session-is-over.ts';

/**
 * A session that has not ended, with its user's present values.
 *
 * @param earliestLogin Sessions that began before it have ended, however late they were used.
 */
export async function findSession(
  db: Queries,
  tokenHash: string,
  now: string,
  earliestLogin: string,
): Promise<(SessionsTable & Pick<User, 'username' | 'role'>) | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select(['users.username', 'users.role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('created_at', '>', earliestLogin)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSession(db: Queries, session: SessionsTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Changes a session; false when it does not exist any more. */
export async function updateSession(
  db: Queries,
  tokenHash: string,
  change: Partial<Omit<SessionsTable, 'user_id'>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('sessions')
    .set(change)
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .execute();
  return changed.length > 0;
}

/**
 * Counts that the password is entered in a session, one try after the other even at the same moment.
 *
 * @returns How many tries there were since it was right.
 * @throws DomainError `unauthenticated` when the session has ended
 */
export async function countPasswordTry(db: Queries, tokenHash: string): Promise<number> {
  const session = await db
    .updateTable('sessions')
    .set(({ eb, ref }) => ({ password_tries: eb(ref('password_tries'), '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .returning('password_tries')
    .executeTakeFirst();
  if (!session) throw sessionIsOver();
  return session.password_tries;
}

/** The sessions of a user that have not ended, the one used last first. */
export function listSessionsOf(
  db: Queries,
  userId: number,
  now: string,
  earliestLogin: string,
): Promise<SessionsTable[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('created_at', '>', earliestLogin)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .execute();
}

export async function deleteSession(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions and unfinished logins of a user, except for the session that stays open, if any. */
export async function endSessionsOf(
  db: Queries,
  userId: number,
  exceptTokenHash: string | null,
): Promise<void> {
  await db.deleteFrom('pending_logins').where('user_id', '=', userId).execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptTokenHash !== null, (query) =>
      query.where('token_hash', '<>', exceptTokenHash ?? ''),
    )
    .execute();
}

/** Records the sessions of a user who is about to be deleted; their rows are deleted with the user. */
export async function rememberSessionsOfDeleted(db: Queries, userId: number): Promise<void> {
  await db
    .insertInto('sessions_of_deleted_users')
    .columns(['token_hash', 'expires_at'])
    .expression(
      db.selectFrom('sessions').select(['token_hash', 'expires_at']).where('user_id', '=', userId),
    )
    .execute();
}

/** Whether a session was ended with its user's account, and would not have expired yet. */
export async function isSessionOfDeleted(
  db: Queries,
  tokenHash: string,
  now: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions_of_deleted_users')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the sessions and unfinished logins of all users. */
export async function endAllSessions(db: Queries): Promise<void> {
  await db.deleteFrom('pending_logins').execute();
  await db.deleteFrom('sessions').execute();
}

/** Deletes sessions that have expired, and shortens those that would last longer than a new one. */
export async function tidySessions(db: Queries, now: string, latestEnd: string): Promise<void> {
  for (const table of ['sessions', 'sessions_of_deleted_users'] as const) {
    await deleteExpiredRows(db, table, ['token_hash'], sql`expires_at <= ${now}`);
    await db
      .updateTable(table)
      .set({ expires_at: latestEnd })
      .where('expires_at', '>', latestEnd)
      .execute();
  }
}
