import type { LoginPayload, SecondFactorKind } from '@bahai-friends/contract';
import { request } from '../../api/client.ts';
import { dropCsrfToken } from '../../api/csrf-token.ts';

/**
 * Logs in, or begins a login that waits for a second factor.
 *
 * @returns The kinds of second factor; null when the login is complete.
 * @throws {ApiError} when the login fails
 */
export async function logIn(login: LoginPayload): Promise<readonly SecondFactorKind[] | null> {
  const result = await request('POST /api/login', { body: login });
  if ('secondFactor' in result) return result.secondFactor;
  dropCsrfToken();
  return null;
}

/** Whether this browser is now logged in as a user; also false when that cannot be found out. */
export async function isLoggedInAs(userId: number): Promise<boolean> {
  try {
    const session = await request('GET /api/session');
    return session.authenticated && session.userId === userId;
  } catch {
    return false;
  }
}

/**
 * Enters the password again in the session that is open.
 *
 * @throws {ApiError} when it is not accepted
 */
export async function confirmPassword(password: string): Promise<void> {
  await request('POST /api/session/confirm', { body: { password } });
  // The session has another token now, for which no earlier CSRF token is valid.
  dropCsrfToken();
}
