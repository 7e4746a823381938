import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@bahai-friends/contract';
import { sign } from '@fastify/cookie';
import { hashSync } from '@node-rs/argon2';
import type { Database } from '../db/database.ts';
import { csrfKey } from '../db/installation-values.ts';
import { cookieKey } from '../http/cookies/signed-cookie.ts';

/** The password of every user that `addUsers` makes; it meets the password rules. */
export const PASSWORD = 'Correct-Horse-7';
/** The least cost that argon2 accepts, so that a test's login takes no time: the cost is part of the hash. */
export const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
export const PASSWORD_HASH = hashSync(PASSWORD, LEAST_COST);
/** When these users were last modified: long before the time of any test. */
export const USERS_MADE_AT = '2026-01-01T00:00:00.000Z';

/** Inserts users into the table, without the rules; returns their ids by username. */
export async function addUsers<const T extends Record<string, Role>>(
  database: Database,
  roles: T,
): Promise<Record<keyof T, number>> {
  const rows = await database.writes
    .insertInto('users')
    .values(
      Object.entries(roles).map(([username, role]) => ({
        username,
        username_key: username.toLowerCase(),
        password_hash: PASSWORD_HASH,
        role,
        last_modified: USERS_MADE_AT,
      })),
    )
    .returning(['id', 'username'])
    .execute();
  const ids = Object.fromEntries(rows.map(({ id, username }) => [username, id]));
  return ids as Record<keyof T, number>;
}

/**
 * Inserts a session that lasts longer than any test, without a login; returns its cookie's value.
 *
 * @param passwordEnteredAt By default long ago.
 */
export async function addSession(
  database: Database,
  userId: number,
  passwordEnteredAt = USERS_MADE_AT,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.writes
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      user_id: userId,
      // Later than the time of any test, as if the clock had been set back.
      created_at: '2098-12-01T00:00:00.000Z',
      expires_at: '2099-01-01T00:00:00.000Z',
      password_entered_at: passwordEnteredAt,
      last_used_at: USERS_MADE_AT,
      device: '',
      network: '',
      password_tries: 0,
    })
    .execute();
  return sign(token, cookieKey(await csrfKey(database.writes)));
}
