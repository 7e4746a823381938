import type { LoginPayload } from '@bahai-friends/contract';
import { request } from '../../api/client.ts';
import { dropCsrfToken } from '../../api/csrf-token.ts';

/**
 * Logs in, beside the cache of queries: a failure there would count as the end of a session.
 *
 * @throws {ApiError} when the login fails
 */
export async function logIn(login: LoginPayload): Promise<void> {
  await request('POST /api/login', { body: login });
  dropCsrfToken();
}

/** Whether this browser is logged in as a user by now; false also when that cannot be found out. */
export async function isLoggedInAs(userId: number): Promise<boolean> {
  try {
    const session = await request('GET /api/session');
    return session.authenticated && session.userId === userId;
  } catch {
    return false;
  }
}
