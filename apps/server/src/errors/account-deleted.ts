import type { Problem, UnauthenticatedProblem } from '@bahai-friends/contract';

/** What a rejection tells a browser beside its message: no password helps any more. */
export const ACCOUNT_DELETED = { accountDeleted: true } as const satisfies Omit<
  UnauthenticatedProblem,
  keyof Problem
>;
