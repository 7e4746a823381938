import { addDays } from '@bahai-friends/badi-calendar';
import { CONFIRMED_DAYS, occurrencesBetween, startsAt } from '@bahai-friends/contract';
import type { StoredGathering, WholeGathering } from './stored-gathering.ts';

/** One meeting with all its values, from its series or its exception. */
export interface HeldOccurrence {
  readonly gathering: WholeGathering;
  /** Civil days: the one by the rule, which identifies it, and the one on which it is held. */
  readonly day: string;
  readonly held: string;
  /** Instants, ISO 8601 in UTC with milliseconds. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** `HH:MM` */
  readonly time: string;
  readonly place: string;
  readonly online: string | null;
  readonly note: string | null;
  readonly cancelled: boolean;
}

/** The community's time zone and civil day. */
export interface CommunityTime {
  readonly timeZone: string;
  readonly today: string;
}

/** The community's values that occurrences depend on. */
export interface Community extends CommunityTime {
  /** The dates of the holy days on the site. */
  readonly holyDays: readonly string[];
}

const MINUTE_MS = 60_000;

/** The civil day on which the occurrence of a day by the rule is held. */
export const heldOn = ({ exceptions }: Pick<WholeGathering, 'exceptions'>, day: string): string =>
  exceptions.find((exception) => exception.day === day)?.moved ?? day;

/** The occurrences held from one civil day to another, both included, ordered by the day on which they are held. */
export function heldBetween(
  gathering: WholeGathering,
  first: string,
  last: string,
  { timeZone, holyDays }: Pick<Community, 'timeZone' | 'holyDays'>,
): HeldOccurrence[] {
  return occurrencesBetween(gathering, gathering.exceptions, first, last, holyDays).map(
    ({ day, held, exception }) => {
      const time = exception?.time ?? gathering.time;
      const begins = startsAt(held, time, timeZone);
      return {
        gathering,
        day,
        held,
        startsAt: new Date(begins).toISOString(),
        endsAt: new Date(begins + gathering.minutes * MINUTE_MS).toISOString(),
        time,
        place: exception?.place ?? gathering.place,
        online: exception?.online ?? gathering.online,
        note: exception?.note ?? null,
        cancelled: exception?.cancelled ?? false,
      };
    },
  );
}

/**
 * The civil day from which on a series shows nothing further unless a volunteer confirms it before; null for a single
 * gathering.
 */
export function renewBy(
  { repeat, confirmedAt }: Pick<StoredGathering, 'repeat' | 'confirmedAt'>,
  timeZone: string,
): string | null {
  if (repeat === null) return null;
  const confirmed = Temporal.Instant.from(confirmedAt).toZonedDateTimeISO(timeZone).toPlainDate();
  return addDays(confirmed.toString(), CONFIRMED_DAYS);
}

/** The same without meetings that only volunteers see: a series that nobody confirms shows nothing further. */
export function shownBetween(
  gathering: WholeGathering,
  first: string,
  last: string,
  community: Community,
): HeldOccurrence[] {
  const stopped = renewBy(gathering, community.timeZone);
  const occurrences = heldBetween(gathering, first, last, community);
  if (stopped === null || community.today < stopped) return occurrences;
  return occurrences.filter(({ held }) => held < stopped);
}

/** The occurrence of a civil day by the rule, on whatever day it is held; null where none is shown. */
export function shownOn(
  gathering: WholeGathering,
  day: string,
  community: Community,
): HeldOccurrence | null {
  const held = heldOn(gathering, day);
  const found = shownBetween(gathering, held, held, community);
  return found.find((occurrence) => occurrence.day === day) ?? null;
}

/** Compares meetings by the time at which they are held. */
export const byTime = (one: HeldOccurrence, other: HeldOccurrence): number =>
  one.startsAt === other.startsAt
    ? one.gathering.id - other.gathering.id
    : one.startsAt < other.startsAt
      ? -1
      : 1;
