import type { AnyProblem } from '@bahai-friends/contract';
import { DomainError } from './domain-error.ts';

/**
 * What is sent cannot be taken because of one of its fields, as for a payload that the contract refuses.
 *
 * @param path The field, for the response.
 */
export const invalidAt = (path: string, said: AnyProblem): DomainError =>
  new DomainError('invalid', said, { issues: [{ path, ...said }] });
