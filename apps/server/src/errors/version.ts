import { DomainError } from './domain-error.ts';

/**
 * Refuses a change that was made on an older state than the one there is now.
 *
 * @param version The version that the caller has seen; undefined when it does not say, and the last
 *   write wins.
 */
export function expectVersion(current: { readonly version: number }, version?: number): void {
  if (version === undefined || version === current.version) return;
  throw new DomainError(
    'changed-meanwhile',
    'Somebody else has changed this in the meantime. Please load the newer version.',
  );
}
