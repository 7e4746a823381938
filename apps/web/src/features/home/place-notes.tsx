import type { HolyDay, PublicSettings } from '@bahai-friends/contract';
import { useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { serverNow } from '../../api/server-clock.ts';
import { dateDisplay } from '../../calendar/date-display.ts';
import { subscribeToClock } from '../../calendar/use-today.ts';
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

const isPast = (instant: string): boolean => serverNow() >= Date.parse(instant);

function Sunset({ place, today, timeZone, sunsetAt }: PublicSettings) {
  const hasSet = useSyncExternalStore(
    subscribeToClock,
    () => sunsetAt !== null && isPast(sunsetAt),
  );
  if (place === null || sunsetAt === null) return null;
  const where = <bdi>{place.name}</bdi>;
  const next = dayAfter(today);
  return hasSet ? (
    <p>
      The sun has set in {where}: {next} has begun
    </p>
  ) : (
    <p>
      Sunset in {where} at {timeOfDay(sunsetAt, timeZone)}: then {next} begins
    </p>
  );
}

/** Such as '19 Qudrat': the Badí date of the civil day after this one. */
function dayAfter(civilDay: string): string {
  const { day, monthName } = dateDisplay(daysAfter(civilDay, 1)).badi;
  return `${day} ${monthName}`;
}

/** Such as '16:41'. */
function timeOfDay(instant: string, timeZone: string): string {
  const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en', format).format(new Date(instant));
}
