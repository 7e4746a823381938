import { ApiError, userMessageOf } from '../../api/api-error.ts';

/** A sentence, and the reason where it is not the password. */
export interface LoginFailure {
  readonly title: string;
  readonly reason?: string;
}

/** What to say of a login that failed. */
export function loginFailure(error: Error): LoginFailure {
  if (error instanceof ApiError && error.status === 401) {
    return { title: 'Invalid username or password' };
  }
  return {
    title: 'An error occurred during login',
    reason: userMessageOf(error, 'Login failed'),
  };
}

/** What to say when the password was entered again and not taken. */
export function confirmationFailure(error: Error): LoginFailure {
  if (error instanceof ApiError && error.status === 401) return { title: 'Wrong password' };
  return {
    title: 'The password could not be checked',
    reason: userMessageOf(error, 'Please try again.'),
  };
}
