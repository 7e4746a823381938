import { say } from '@bahai-friends/contract';
import { DomainError } from './domain-error.ts';

/**
 * The versions on which a change may be based (If-Match): one of them must be the current one. Undefined when the
 * caller names none: the last write then wins.
 */
export type ExpectedVersions = readonly number[] | undefined;

/**
 * Optimistic locking: rejects a change that is based on another version than the current one.
 *
 * @throws DomainError `changed-meanwhile`
 */
export function assertVersion(
  current: { readonly version: number },
  expected?: ExpectedVersions,
): void {
  if (expected === undefined || expected.includes(current.version)) return;
  throw new DomainError('changed-meanwhile', say('changed-meanwhile'));
}
