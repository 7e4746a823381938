import type { PageSite } from '@bahai-friends/contract';
import { useSyncExternalStore } from 'react';
import { serverNow } from '../../../api/server-clock.ts';
import { dateDisplay, isUnknown } from '../../../calendar/date-display.ts';
import { timeOfDay } from '../../../calendar/time-of-day.ts';
import { subscribeToClock } from '../../../calendar/use-today.ts';
import { placeTexts } from '../../../texts/place-texts.ts';
import { spoken } from '../../../texts/spoken.ts';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { daysAfter } from './character-of-day.ts';

export interface PlaceNotesProps {
  readonly site: PageSite;
}

/** When the community's Badí day ends with the sun. */
export function PlaceNotes(props: PlaceNotesProps) {
  return (
    // A browser may not know the time zone.
    <ErrorBoundary fallback={null}>
      <Sunset {...props.site} />
    </ErrorBoundary>
  );
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

function Sunset({ place, today, timeZone, sunsetAt }: PageSite) {
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

/** The Badí date of the next civil day, such as '19 Qudrat'; none after the calendar's last day. */
function dayAfter(civilDay: string): string | undefined {
  const { badi } = dateDisplay(daysAfter(civilDay, 1));
  return isUnknown(badi)
    ? undefined
    : placeTexts().badiDay(spoken.number(badi.day), badi.monthName);
}
