import { addDays } from '@bahai-friends/badi-calendar';
import { UPCOMING_DAYS_MAX } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import {
  listHolyDayDates,
  listWholeGatherings,
  reviseGatherings,
} from './gatherings.repository.ts';
import {
  type CommunityTime,
  type HeldOccurrence,
  shownBetween,
  shownOn,
} from './held-occurrences.ts';
import {
  addWithdrawn,
  deleteWithdrawn,
  listWithdrawn,
  silenceWithdrawn,
} from './withdrawn.repository.ts';

/** How far calendars of gatherings (ICS) reach back, in days. */
export const CALENDAR_DAYS_BACK = 30;
/** For how many days calendars go on saying that a withdrawn meeting is cancelled. */
const WITHDRAWN_TOLD_DAYS = 30;
const DAY_SECONDS = 86_400;

/** Withdrawals since this instant are in the calendars. */
export const toldSince = (clock: Pick<Clock, 'after'>): string =>
  clock.after(-WITHDRAWN_TOLD_DAYS * DAY_SECONDS);

const keyOf = (gatheringId: number, day: string): string => `${gatheringId} ${day}`;

/** What everybody may come to, as a change finds or leaves it. */
async function publicOccurrences(db: Queries, { timeZone, today }: CommunityTime) {
  const community = { timeZone, today, holyDays: await listHolyDayDates(db) };
  const [first, last] = [addDays(today, -CALENDAR_DAYS_BACK), addDays(today, UPCOMING_DAYS_MAX)];
  const gatherings = await listWholeGatherings(db, 'everyone');
  const byId = new Map(gatherings.map((gathering) => [gathering.id, gathering]));
  const inCalendar = new Map(
    gatherings
      .flatMap((gathering) => shownBetween(gathering, first, last, community))
      .map((occurrence) => [keyOf(occurrence.gathering.id, occurrence.day), occurrence]),
  );
  return {
    /** All occurrences in the public calendar. */
    inCalendar: [...inCalendar.values()],
    /** An occurrence, on whatever day it is held: it may be moved beyond what the calendar has. */
    find(gatheringId: number, day: string): HeldOccurrence | null {
      const known = inCalendar.get(keyOf(gatheringId, day));
      const gathering = byId.get(gatheringId);
      return known ?? (gathering ? shownOn(gathering, day, community) : null);
    },
  };
}

/**
 * Makes a change in a transaction, and stores which occurrences it removes from the public calendar: programs that have
 * them are told for some weeks that they are cancelled. For gatherings that are now only for people with the link, no
 * texts are stored.
 */
export async function withWithdrawals<T>(
  db: Queries,
  clock: Pick<Clock, 'now' | 'after'>,
  time: CommunityTime,
  change: () => Promise<T>,
): Promise<T> {
  const before = await publicOccurrences(db, time);
  const result = await change();
  const after = await publicOccurrences(db, time);
  const since = toldSince(clock);
  const gone = before.inCalendar.filter(
    ({ gathering: { id }, day }) => after.find(id, day) === null,
  );
  await addWithdrawn(
    db,
    gone.map(({ gathering: { id, title, sequence }, day, startsAt, endsAt }) => ({
      gathering_id: id,
      day,
      title,
      starts_at: startsAt,
      ends_at: endsAt,
      sequence: sequence + 1,
      withdrawn_at: clock.now(),
    })),
    since,
  );
  await silenceWithdrawn(db);
  for (const withdrawn of await listWithdrawn(db, since)) {
    const again = after.find(withdrawn.gathering_id, withdrawn.day);
    if (again === null) continue;
    await deleteWithdrawn(db, withdrawn);
    if (again.gathering.sequence > withdrawn.sequence) continue;
    // An occurrence that comes back gets a higher sequence than its withdrawal.
    const { gathering_id: id, sequence } = withdrawn;
    await reviseGatherings(db, clock.now(), { id, sequence: sequence + 1 });
  }
  return result;
}
