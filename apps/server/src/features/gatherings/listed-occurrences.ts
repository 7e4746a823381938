import {
  type GatheringOccurrence,
  type Occurrence,
  type OccurrencesQuery,
  ruleDays,
  say,
} from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { listComingPeople } from './answers/answers.repository.ts';
import { findGathering, listHolyDayDates, listWholeGatherings } from './gatherings.repository.ts';
import {
  byTime,
  type CommunityTime,
  type HeldOccurrence,
  heldBetween,
} from './held-occurrences.ts';
import { forgottenUntil } from './kept-names.ts';
import type { WholeGathering } from './stored-gathering.ts';

/** A meeting as volunteers see it, with the number of people who come. */
export const toOccurrence = (
  { gathering: _, held, ...occurrence }: HeldOccurrence,
  people: number,
): Occurrence => ({
  ...occurrence,
  moved: held === occurrence.day ? null : held,
  people,
});

/** Returns the number of people who come to a meeting, of all gatherings or of one. */
async function peopleOf(db: Queries, { today }: CommunityTime, gathering?: number) {
  const coming = (await listComingPeople(db, gathering)).filter(
    ({ heldOn }) => heldOn > forgottenUntil(today),
  );
  const byMeeting = new Map(coming.map((one) => [`${one.gathering} ${one.day}`, one.people]));
  return ({ gathering: { id }, day }: HeldOccurrence): number => byMeeting.get(`${id} ${day}`) ?? 0;
}

/** The meetings of one gathering between two days. @throws DomainError `not-found` */
export async function occurrencesOfOne(
  db: Queries,
  id: number,
  asked: OccurrencesQuery,
  time: CommunityTime,
): Promise<Occurrence[]> {
  const gathering = await findGathering(db, id);
  if (gathering === null) throw new DomainError('not-found', say('gathering-gone'));
  const community = { ...time, holyDays: await listHolyDayDates(db) };
  const people = await peopleOf(db, time, id);
  return heldBetween(gathering, asked.from, asked.to, community).map((held) =>
    toOccurrence(held, people(held)),
  );
}

/** The meetings of all gatherings between two days, by time. */
export async function occurrencesOfAll(
  db: Queries,
  asked: OccurrencesQuery,
  time: CommunityTime,
): Promise<GatheringOccurrence[]> {
  const community = { ...time, holyDays: await listHolyDayDates(db) };
  const people = await peopleOf(db, time);
  return (await listWholeGatherings(db))
    .flatMap((gathering) => heldBetween(gathering, asked.from, asked.to, community))
    .toSorted(byTime)
    .map((held) => ({ gathering: held.gathering.id, ...toOccurrence(held, people(held)) }));
}

/** @throws DomainError `not-found` for a day that the rule of a gathering does not have */
export async function assertIsRuleDay(
  db: Queries,
  gathering: WholeGathering,
  day: string,
): Promise<void> {
  if (ruleDays(gathering, day, day, await listHolyDayDates(db)).length > 0) return;
  throw new DomainError('not-found', say('no-such-occurrence'));
}
