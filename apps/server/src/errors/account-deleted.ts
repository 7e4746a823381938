import type { Problem, UnauthenticatedProblem } from '@bahai-friends/contract';

/** Tells a browser, beside the message, that the account was deleted: no password helps any more. */
export const ACCOUNT_DELETED = { accountDeleted: true } as const satisfies Omit<
  UnauthenticatedProblem,
  keyof Problem
>;
