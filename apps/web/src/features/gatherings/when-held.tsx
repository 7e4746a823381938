import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { clockIn } from '@bahai-friends/languages/meeting-times';
import { dateDisplay } from '../../calendar/date-display.ts';
import { spoken } from '../../texts/spoken.ts';
import type { HeldDay } from './gatherings.queries.ts';
import '../../ui/tables/badge.css';
import './gatherings-tables.css';

/** It is made only once: a list of days has hundreds of times. */
let known: { readonly locale: string; readonly clock: ReturnType<typeof clockIn> } | undefined;

function clock(day: string, time: string): string {
  const { locale = 'en' } = spoken;
  if (known?.locale !== locale) known = { locale, clock: clockIn(locale) };
  return known.clock({ day, time });
}

/** The day and time of a meeting, in both calendars. */
export function WhenHeld({ occurrence: { day, moved, time } }: HeldDay) {
  const held = moved ?? day;
  const { gregorian, badi } = dateDisplay(held);
  return (
    <div className="when-held">
      <p>
        <time dateTime={`${held}T${time}`}>{texts.dayAndTime(gregorian, clock(held, time))}</time>
      </p>
      <p>
        <span className="badge badge-date">{badi.formattedDate}</span>
      </p>
    </div>
  );
}
