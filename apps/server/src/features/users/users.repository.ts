import type { Language, Role, User } from '@bahai-friends/contract';
import { isLanguage } from '@bahai-friends/languages';
import type { Selectable } from 'kysely';
import { type Database, ID_MAX, type Queries, type Transaction } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import type { UsersTable } from '../../db/tables/accounts/users.table.ts';
import type { Tables } from '../../db/tables/index.ts';
import { usernameKey } from './username-key.ts';

const toUser = (row: Selectable<UsersTable>): User => ({
  id: row.id,
  username: row.username,
  role: row.role,
  lastModified: row.last_modified,
  version: row.version,
});

/** Runs a change of users, one after the other: see `withTableLock`. */
export const changeUsers = <T>(
  database: Database,
  change: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> => withTableLock(database, 'users', change);

/** All users by name, without regard to case. */
export async function listUsers(db: Queries): Promise<User[]> {
  const rows = await db.selectFrom('users').selectAll().orderBy('username_key').execute();
  return rows.map(toUser);
}

export async function findUser(db: Queries, id: number): Promise<User | null> {
  if (id > ID_MAX) return null;
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
}

/** The user of a name in any spelling: see `usernameKey`. */
export async function findUserByName(db: Queries, username: string): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

/** The language of a user's dashboard; null for the community's, or for one that this version does not know. */
export async function findUserLanguage(db: Queries, id: number): Promise<Language | null> {
  const row = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst();
  const language = row?.language ?? null;
  return isLanguage(language) ? language : null;
}

/**
 * Sets the language of a user's dashboard. Version and time of the last change stay, since other users do not see it.
 */
export async function setUserLanguage(
  db: Queries,
  id: number,
  language: Language | null,
): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}

/** The values against which a login is checked; null for an unknown username. */
export async function findCredentials(
  db: Queries,
  username: string,
): Promise<{ id: number; username: string; passwordHash: string } | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'password_hash'])
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  return row ? { id: row.id, username: row.username, passwordHash: row.password_hash } : null;
}

/**
 * Stores another hash of the same password; nothing visible changes.
 *
 * @returns Whether the hash was still the former one.
 */
export async function renewPasswordHash(
  db: Queries,
  userId: number,
  before: string,
  after: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', userId)
    .where('password_hash', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Null before the first user, and in a database that somebody has changed by hand. */
export async function findMasterAdmin(db: Queries): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'Master Admin')
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

interface UserToAdd {
  readonly username: string;
  readonly passwordHash: string;
  readonly role: Role;
}

/** @param now Instant, as a `Clock` gives it. */
export async function insertUser(db: Queries, user: UserToAdd, now: string): Promise<User> {
  const row = await db
    .insertInto('users')
    .values({
      username: user.username,
      username_key: usernameKey(user.username),
      password_hash: user.passwordHash,
      role: user.role,
      last_modified: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUser(row);
}

type UserChange =
  | { readonly username: string }
  | { readonly role: Role }
  | { readonly passwordHash: string };

function changedColumns(change: UserChange) {
  if ('username' in change) {
    return { username: change.username, username_key: usernameKey(change.username) };
  }
  return 'role' in change ? { role: change.role } : { password_hash: change.passwordHash };
}

/**
 * @param now Instant, as a `Clock` gives it.
 *
 * @throws NoResultError for an unknown id: the caller has to look it up in the same transaction.
 */
export async function updateUser(
  db: Queries,
  id: number,
  change: UserChange,
  now: string,
): Promise<User> {
  const row = await db
    .updateTable('users')
    .set({ ...changedColumns(change), last_modified: now })
    .set(({ eb, ref }) => ({ version: eb(ref('version'), '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUser(row);
}

export async function deleteUser(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
