import type { AnyProblem } from '@bahai-friends/contract';
import { DomainError } from './domain-error.ts';

/**
 * The rejection of a payload because of one of its fields, as when the contract refuses it.
 *
 * @param path The field, for the response.
 */
export const invalidAt = (path: string, said: AnyProblem): DomainError =>
  new DomainError('invalid', said, { issues: [{ path, ...said }] });
