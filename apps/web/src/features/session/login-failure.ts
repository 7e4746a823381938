import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/login';
import { ApiError, userMessageOf } from '../../api/api-error.ts';

/** A sentence, and the reason where it is not a wrong password. */
export interface LoginFailure {
  readonly title: string;
  readonly reason?: string;
}

/** The message for a failed login. */
export function loginFailure(error: Error): LoginFailure {
  if (error instanceof ApiError && error.status === 401) {
    return { title: texts.wrongCredentials };
  }
  return {
    title: texts.errorTitle,
    reason: userMessageOf(error, texts.loginFailed),
  };
}

/** The message when the password was entered again and not accepted. */
export function confirmationFailure(error: Error): LoginFailure {
  if (error instanceof ApiError && error.status === 401) return { title: texts.wrongPassword };
  return {
    title: texts.passwordNotChecked,
    reason: userMessageOf(error, common.tryAgain),
  };
}
