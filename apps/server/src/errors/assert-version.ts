import { DomainError } from './domain-error.ts';

/**
 * Which versions the caller has seen, of which one must be the current one; undefined when it does not
 * say, and the last write wins.
 */
export type SeenVersions = readonly number[] | undefined;

/**
 * Refuses a change that was made on an older state than the one there is now.
 *
 * @throws DomainError `changed-meanwhile`
 */
export function expectVersion(current: { readonly version: number }, seen?: SeenVersions): void {
  if (seen === undefined || seen.includes(current.version)) return;
  throw new DomainError(
    'changed-meanwhile',
    'Somebody else has changed this in the meantime. Please load the newer version.',
  );
}
