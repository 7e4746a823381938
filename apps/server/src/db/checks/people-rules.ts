import { User, Username } from '@bahai-friends/contract';
import { usernameKey } from '../../features/users/username-key.ts';
import { listUsers } from '../../features/users/users.repository.ts';
import type { Queries } from '../database.ts';
import { breach } from './content-rules.ts';

/** How a hash begins that can be compared with: see `argon2.ts`. */
const HASH = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[^$]+\$[^$]+$/;

/*
 * What is wrong with users and sessions, a line for each problem; empty when nothing is.
 */

export async function masterAdminProblems(db: Queries): Promise<string[]> {
  const users = await listUsers(db);
  const count = users.filter(({ role }) => role === 'Master Admin').length;
  return users.length === 0 || count === 1 ? [] : [`there are ${count}`];
}

export async function userBreaches(db: Queries): Promise<string[]> {
  const users = await listUsers(db);
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'username_key', 'password_hash'])
    .orderBy('id')
    .execute();
  const ofUsers = users.map((user) => [
    user.id,
    breach(Username, user.username) ?? breach(User, user),
  ]);
  const ofRows = rows.map(({ id, username, username_key, password_hash }) => {
    if (username_key !== usernameKey(username)) return [id, 'the name is not compared as it reads'];
    return [id, HASH.test(password_hash) ? null : 'the password cannot be compared with'];
  });
  return [...ofUsers, ...ofRows]
    .filter(([, problem]) => problem !== null)
    .map(([id, problem]) => `number ${id}: ${problem}`);
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
