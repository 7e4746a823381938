import { type DateCount, type Schedule, say } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { countQuotesOn, type DatedQuote, datesOf } from './quotes.repository.ts';

/** How many taken dates an error names: more than a year of them. */
const LISTED_CONFLICTS_MAX = 400;

/** @throws DomainError `conflict` when there are any, with the first of them */
function assertNone(conflicts: readonly DateCount[]): void {
  const [first] = conflicts;
  if (first === undefined) return;
  const said =
    conflicts.length === 1
      ? say('date-taken', first)
      : say('dates-taken', { date: first.date, count: conflicts.length });
  throw new DomainError('conflict', said, {
    conflicts: conflicts.slice(0, LISTED_CONFLICTS_MAX),
  });
}

/**
 * Which quotes of a schedule get another date than they have. A quote that keeps its date may share it with others,
 * as when it is edited.
 *
 * @throws DomainError `not-found` when there is no quote of one of the ids, or `conflict` with the dates of other
 *   quotes, which do not move
 */
export async function movesOf(
  db: Queries,
  assignments: Schedule['assignments'],
): Promise<DatedQuote[]> {
  const current = await datesOf(
    db,
    assignments.map(({ id }) => id),
  );
  const unknown = assignments.find(({ id }) => !current.has(id));
  if (unknown) throw new DomainError('not-found', say('no-such-quote', { id: unknown.id }));
  const moves = assignments.filter(({ id, displayDate }) => current.get(id) !== displayDate);
  const leaving = new Map<string | null, number>();
  for (const { id } of moves) {
    const date = current.get(id) ?? null;
    leaving.set(date, (leaving.get(date) ?? 0) + 1);
  }
  const there = await countQuotesOn(
    db,
    moves.map(({ displayDate }) => displayDate),
  );
  assertNone(
    there
      .map(({ date, count }) => ({ date, count: count - (leaving.get(date) ?? 0) }))
      .filter(({ count }) => count > 0),
  );
  return moves;
}
