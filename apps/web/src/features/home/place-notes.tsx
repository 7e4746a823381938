import type { HolyDay, PublicSettings } from '@bahai-friends/contract';
import { useSyncExternalStore } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { dateDisplay, isUnknown } from '../../calendar/date-display.ts';
import { subscribeToClock } from '../../calendar/use-today.ts';
import { placeTexts } from '../../texts/place-texts.ts';
import { spoken } from '../../texts/spoken.ts';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { characterOf, daysAfter } from './character-of-day.ts';
import { useUpcomingHolyDays } from './home.queries.ts';

export interface PlaceNotesProps {
  readonly site: PublicSettings;
  /** The next holy days, as the server rendered them. */
  readonly renderedHolyDays: HolyDay[] | undefined;
}

/** What the community's day is, and when its Badí day ends with the sun. */
export function PlaceNotes(props: PlaceNotesProps) {
  return (
    // A browser may not know the time zone.
    <ErrorBoundary fallback={null}>
      <Character {...props} />
      <Sunset {...props.site} />
    </ErrorBoundary>
  );
}

function Character({ site, renderedHolyDays }: PlaceNotesProps) {
  const { data: holyDays = [] } = useUpcomingHolyDays(renderedHolyDays);
  const names = holyDays.filter(({ date }) => date === site.today).map(({ name }) => name);
  const character = [...names, ...characterOf(site.today)];
  return character.length > 0 && <p dir="auto">{character.join(' · ')}</p>;
}

/** Half an hour less than a day, since sunset is earlier or later by some minutes than the day before. */
const FAR_MS = 23.5 * 60 * 60_000;

function timeUntil(sunsetAt: string | null): 'none' | 'far' | 'near' | 'past' {
  if (sunsetAt === null) return 'none';
  const left = Date.parse(sunsetAt) - serverNow();
  if (left <= 0) return 'past';
  // Where the sun sets after midnight, it is yesterday's sunset that comes first.
  return left > FAR_MS ? 'far' : 'near';
}

function Sunset({ place, today, timeZone, sunsetAt }: PublicSettings) {
  const time = useSyncExternalStore(subscribeToClock, () => timeUntil(sunsetAt));
  if (place === null || sunsetAt === null || time === 'far') return null;
  const nextDay = dayAfter(today);
  if (nextDay === undefined) return null;
  const [before, after] =
    time === 'past'
      ? placeTexts().sunHasSet(nextDay)
      : placeTexts().sunsetAt(timeOfDay(sunsetAt, timeZone), nextDay);
  return (
    <p>
      {before}
      <bdi>{place.name}</bdi>
      {after}
    </p>
  );
}

/** Such as '19 Qudrat': the Badí date of the civil day after this one; none after the calendar's last. */
function dayAfter(civilDay: string): string | undefined {
  const { badi } = dateDisplay(daysAfter(civilDay, 1));
  return isUnknown(badi)
    ? undefined
    : placeTexts().badiDay(spoken.number(badi.day), badi.monthName);
}

/** Such as '16:41'. */
function timeOfDay(instant: string, timeZone: string): string {
  const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(spoken.locale ?? 'en', format).format(new Date(instant));
}
