import { addDays, observancesOn } from '@bahai-friends/badi-calendar';
import {
  type Community,
  type HeldOccurrence,
  shownBetween,
} from '../gatherings/held-occurrences.ts';
import type { WholeGathering } from '../gatherings/stored-gathering.ts';

/** How many days ahead a day without a gathering is reported. */
const DAYS_AHEAD = 7;
/** A Badí day begins on the evening before: a gathering that begins at this time or later belongs to it. */
const EVENING = '15:00';

/** How many days or series were found, and since when they are reported. */
export interface Found {
  readonly count: number;
  /** Civil day. */
  readonly since: string;
}

const isFeast = (day: string): boolean => observancesOn(day).some(({ id }) => id === 'feast');

const isHeldFor = (day: string, { held, time, cancelled }: HeldOccurrence): boolean =>
  !cancelled && (held === day || (held === addDays(day, -1) && time >= EVENING));

/** The Feasts and the site's holy days of the next seven days on which no gathering is held. */
export function daysWithoutGathering(
  gatherings: readonly WholeGathering[],
  community: Community,
): Found | null {
  const { today, holyDays } = community;
  const kept = new Set(holyDays);
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index)).filter(
    (day) => kept.has(day) || isFeast(day),
  );
  const [first] = days;
  if (first === undefined) return null;
  const last = addDays(today, DAYS_AHEAD - 1);
  const occurrences = gatherings.flatMap((gathering) =>
    shownBetween(gathering, addDays(first, -1), last, community),
  );
  const [earliest, ...others] = days.filter(
    (day) => !occurrences.some((occurrence) => isHeldFor(day, occurrence)),
  );
  if (earliest === undefined) return null;
  return { count: 1 + others.length, since: addDays(earliest, 1 - DAYS_AHEAD) };
}
