import { FIRST_GIVEN_YEAR, isGivenDay, LAST_GIVEN_YEAR, say } from '@bahai-friends/contract';
import { invalidAt } from './invalid-at.ts';

/**
 * Asserts that people may give the day to which a stored one is changed.
 *
 * @param path The field, for the response.
 * @param kept The stored day: it may stay, since earlier versions took days of any year.
 * @throws DomainError `invalid`, as for a payload that the contract refuses
 */
export function assertGivenDay(path: string, day: string | null, kept: string | null): void {
  if (day === null || day === kept || isGivenDay(day)) return;
  const said = say('year-not-between', { min: FIRST_GIVEN_YEAR, max: LAST_GIVEN_YEAR });
  throw invalidAt(path, said);
}
