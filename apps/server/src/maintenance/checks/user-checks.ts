import { StoredUsername, User, Username } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { usernameKey } from '../../features/users/username-key.ts';
import { listUsers } from '../../features/users/users.repository.ts';
import { rowLabel } from './row-label.ts';
import { schemaViolation } from './schema-violation.ts';

/** A PHC string of argon2id: see `argon2.ts`. */
const PASSWORD_HASH = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[^$]+\$[^$]+$/;

/* Problems of users and sessions, a line for each; empty when there are none. */

export async function masterAdminProblems(db: Queries): Promise<string[]> {
  const users = await listUsers(db);
  const count = users.filter(({ role }) => role === 'Master Admin').length;
  return users.length === 0 || count === 1 ? [] : [`there are ${count}`];
}

export async function userViolations(db: Queries): Promise<string[]> {
  const users = await listUsers(db);
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'username_key', 'password_hash'])
    .orderBy('id')
    .execute();
  const ofUsers = users.map(
    (user) =>
      [
        user,
        schemaViolation(StoredUsername, user.username) ?? schemaViolation(User, user),
      ] as const,
  );
  const ofRows = rows.map((row) => {
    const isKeyRight = row.username_key === usernameKey(row.username);
    if (!isKeyRight) return [row, 'the name is not compared as it reads'] as const;
    return [
      row,
      PASSWORD_HASH.test(row.password_hash) ? null : 'the password cannot be compared with',
    ] as const;
  });
  return [...ofUsers, ...ofRows]
    .filter(([, problem]) => problem !== null)
    .map(([{ id, username }, problem]) => `${rowLabel(id, username)}: ${problem}`);
}

/**
 * Usernames that are not accepted any more. An earlier version accepted them, and they still work; renaming removes the
 * problem.
 */
export async function usernameProblems(db: Queries): Promise<string[]> {
  const users = await listUsers(db);
  return users
    .filter(({ username }) => StoredUsername.safeParse(username).success)
    .map((user) => ({ ...user, problem: schemaViolation(Username, user.username) }))
    .filter(({ problem }) => problem !== null)
    .map(
      ({ id, username, problem }) =>
        `${rowLabel(id, username)}: ${problem}. Please rename the user`,
    );
}

export async function sessionProblems(db: Queries): Promise<string[]> {
  const { count } = await db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .where('users.id', 'is', null)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) === 0 ? [] : [`${count} belong to nobody`];
}
