import * as common from '@bahai-friends/languages/en/dashboard/common';
import { userMessageOf } from '../../api/api-error.ts';
import { showToast } from './toast-store.ts';

/** Shows that something succeeded. */
export function toastSuccess(description: string, title = common.success): void {
  showToast({ title, description });
}

/** Shows that something failed; screen readers announce it at once. */
export function toastError(description: string, title = common.error): void {
  showToast({ variant: 'destructive', title, description });
}

/**
 * Shows what failed, such as 'Failed to add social link', and the reason.
 *
 * @param unexplained The reason to show when the server gave none.
 */
export function toastFailure(what: string, error: Error, unexplained?: string): void {
  toastError(`${what}: ${userMessageOf(error, unexplained)}`);
}

/** Shows the server's reason for a failure, or `unexplained` when it gave none. */
export function toastReason(error: Error, unexplained: string, title?: string): void {
  toastError(userMessageOf(error, unexplained), title);
}
