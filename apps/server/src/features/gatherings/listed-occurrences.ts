import { toDayNumber } from '@bahai-friends/badi-calendar';
import {
  type GatheringOccurrence,
  OCCURRENCE_DAYS_MAX,
  type Occurrence,
  say,
} from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidAt } from '../../errors/invalid-at.ts';
import { findGathering, listHolyDayDates, listWholeGatherings } from './gatherings.repository.ts';
import { byTime, type HeldOccurrence, heldBetween } from './held-occurrences.ts';

/** Civil days, both included. */
export interface AskedDays {
  readonly from: string;
  readonly to: string;
}

/** A meeting as volunteers see it. */
export const toOccurrence = ({
  gathering: _,
  held,
  ...occurrence
}: HeldOccurrence): Occurrence => ({
  ...occurrence,
  moved: held === occurrence.day ? null : held,
  people: 0,
});

function assertFewDays({ from, to }: AskedDays): void {
  const days = toDayNumber(to) - toDayNumber(from) + 1;
  const said =
    days < 1
      ? say('range-backwards')
      : days > OCCURRENCE_DAYS_MAX
        ? say('range-too-long', { max: OCCURRENCE_DAYS_MAX })
        : null;
  if (said) throw invalidAt('to', said);
}

/** What one gathering has between two days. @throws DomainError `not-found`, `invalid` for too many days */
export async function occurrencesOfOne(
  db: Queries,
  id: number,
  asked: AskedDays,
  timeZone: string,
): Promise<Occurrence[]> {
  assertFewDays(asked);
  const gathering = await findGathering(db, id);
  if (gathering === null) throw new DomainError('not-found', say('gathering-gone'));
  const community = { timeZone, holyDays: await listHolyDayDates(db) };
  return heldBetween(gathering, asked.from, asked.to, community).map(toOccurrence);
}

/** What all gatherings have between two days, as people meet. @throws DomainError `invalid` for too many days */
export async function occurrencesOfAll(
  db: Queries,
  asked: AskedDays,
  timeZone: string,
): Promise<GatheringOccurrence[]> {
  assertFewDays(asked);
  const community = { timeZone, holyDays: await listHolyDayDates(db) };
  return (await listWholeGatherings(db))
    .flatMap((gathering) => heldBetween(gathering, asked.from, asked.to, community))
    .toSorted(byTime)
    .map((held) => ({ gathering: held.gathering.id, ...toOccurrence(held) }));
}
