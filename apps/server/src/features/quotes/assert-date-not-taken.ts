import { say } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { countQuotesOn } from './quotes.repository.ts';

/**
 * Asserts that no quote has a date: single quotes must not share one.
 *
 * @param date Civil day; null, for a quote without one, is always free.
 * @throws DomainError `conflict`, with the date and how many quotes have it
 */
export async function assertDateNotTaken(db: Queries, date: string | null): Promise<void> {
  if (date === null) return;
  const [conflict] = await countQuotesOn(db, [date]);
  if (conflict === undefined) return;
  throw new DomainError('conflict', say('date-taken', conflict), {
    conflicts: [conflict],
  });
}
