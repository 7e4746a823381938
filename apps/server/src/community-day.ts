import type { Clock } from './clock.ts';

/** The civil day in the community's time zone. */
export interface CommunityDay {
  /** Such as `2026-03-21`: the day of schedules, of the day's quote and of upcoming holy days. */
  today(): string;
  /** When the next civil day begins there, as ISO 8601 in UTC with milliseconds. */
  nextDayAt(): string;
}

interface Day {
  readonly timeZone: string;
  readonly civilDay: string;
  /** Epoch milliseconds: the cached day holds from `startsAt` until before `endsAt`. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * The beginning of the day after this one. A day may begin at 01:00, or be left out altogether; the next one
 * then begins where it would have.
 */
function nextDayStart(now: Temporal.ZonedDateTime): number {
  const next = now.toPlainDate().add({ days: 1 });
  const first = next.toZonedDateTime(now.timeZoneId).epochMilliseconds;
  if (first > now.epochMilliseconds) return first;
  // The clocks went back over midnight: this day has come again, and the next one begins once more.
  return next.toPlainDateTime().toZonedDateTime(now.timeZoneId, { disambiguation: 'later' })
    .epochMilliseconds;
}

function dayAt(epochMilliseconds: number, timeZone: string): Day {
  const now =
    Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone);
  return {
    timeZone,
    civilDay: now.toPlainDate().toString(),
    startsAt: now.startOfDay().epochMilliseconds,
    endsAt: nextDayStart(now),
  };
}

/** The civil day in a time zone at an instant. */
export const civilDayAt = (timeZone: string, epochMilliseconds: number): string =>
  dayAt(epochMilliseconds, timeZone).civilDay;

/** The civil day in a time zone at this moment. */
export const civilDayIn = (timeZone: string, clock: Pick<Clock, 'epochMilliseconds'>): string =>
  civilDayAt(timeZone, clock.epochMilliseconds());

/**
 * @param timeZone The zone at this moment. The day is computed once for each zone and day, since every request asks for
 *   it.
 */
export function createCommunityDay(
  clock: Pick<Clock, 'epochMilliseconds'>,
  timeZone: () => string,
): CommunityDay {
  let day: Day | undefined;
  const current = (): Day => {
    const now = clock.epochMilliseconds();
    const zone = timeZone();
    if (!day || day.timeZone !== zone || now < day.startsAt || now >= day.endsAt) {
      day = dayAt(now, zone);
    }
    return day;
  };
  return {
    today: () => current().civilDay,
    nextDayAt: () => new Date(current().endsAt).toISOString(),
  };
}
