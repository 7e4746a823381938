import { type ApiError, failedCall, valueIn } from './api-error.ts';

/** Whether the body of a failed call's response has a field that is true, such as `accountDeleted`. */
export const says = (call: ApiError | undefined, field: string): boolean =>
  valueIn(call?.body ?? '', field) === true;

/** Whether an error, or the cause of it, is a call that failed because nobody is logged in (401). */
export const isUnauthenticated = (error: unknown): boolean => failedCall(error)?.status === 401;

/** Whether nobody is logged in because the account was deleted: no password helps. */
export function isAccountDeleted(error: unknown): boolean {
  return isUnauthenticated(error) && says(failedCall(error), 'accountDeleted');
}

/** Whether a call is refused until the password has been entered again. */
export function asksForPassword(error: unknown): boolean {
  const call = failedCall(error);
  return call?.status === 403 && says(call, 'reauthenticate');
}
