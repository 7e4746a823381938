import { dateDisplay } from '../../calendar/date-display.ts';
import type { HeldDay } from './gatherings.queries.ts';
import '../../ui/tables/badge.css';

/** The day and time of a meeting, in both calendars. */
export function WhenHeld({ occurrence: { day, moved, time } }: HeldDay) {
  const held = moved ?? day;
  const { gregorian, badi } = dateDisplay(held);
  return (
    <div className="space-y-1">
      <p>
        <time dateTime={`${held}T${time}`}>
          {gregorian}, <bdi>{time}</bdi>
        </time>
      </p>
      <p>
        <span className="badge">{badi.formattedDate}</span>
      </p>
    </div>
  );
}
