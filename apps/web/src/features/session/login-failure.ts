import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/login';
import { ApiError, userMessageOf } from '../../api/api-error.ts';

/** A sentence, and the reason where it is not the password. */
export interface LoginFailure {
  readonly title: string;
  readonly reason?: string;
}

/** What to say of a login that failed. */
export function loginFailure(error: Error): LoginFailure {
  if (error instanceof ApiError && error.status === 401) {
    return { title: texts.wrongCredentials };
  }
  return {
    title: texts.errorTitle,
    reason: userMessageOf(error, texts.loginFailed),
  };
}

/** What to say when the password was entered again and not taken. */
export function confirmationFailure(error: Error): LoginFailure {
  if (error instanceof ApiError && error.status === 401) return { title: texts.wrongPassword };
  return {
    title: texts.passwordNotChecked,
    reason: userMessageOf(error, common.tryAgain),
  };
}
