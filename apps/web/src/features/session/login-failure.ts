import { ApiError, userMessageOf } from '../../api/api-error.ts';

/** What to say of a login that failed: a sentence, and the reason where it is not the password. */
export function loginFailure(error: Error): { readonly title: string; readonly reason?: string } {
  if (error instanceof ApiError && error.status === 401) {
    return { title: 'Invalid username or password' };
  }
  return {
    title: 'An error occurred during login',
    reason: userMessageOf(error, 'Login failed'),
  };
}
