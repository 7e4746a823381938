import ical, {
  escape as escapeText,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarEntry } from './calendar-entries.ts';
import { oneLine, withoutControls } from './without-controls.ts';

/** How often programs should read a calendar again: volunteers rarely change holy days. */
const REFRESH_SECONDS = 12 * 60 * 60;

/** Has a day not mark its owner as busy: a holy day by itself occupies nobody. */
const NOT_BUSY = {
  allDay: true,
  transparency: ICalEventTransparency.TRANSPARENT,
  busystatus: ICalEventBusyStatus.FREE,
} as const;

/**
 * A calendar as text (RFC 5545). It has no `METHOD`, so `DTSTAMP` is when an event was last changed.
 *
 * @param name The name that programs show.
 */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    // The library escapes every text but this one.
    name: escapeText(oneLine(name), false),
    prodId: { company: 'bahai-friends', product: 'feeds' },
    scale: 'gregorian',
    ttl: REFRESH_SECONDS,
    events: entries.map(
      ({ id, first, last, summary, description, category, sequence, revisedAt }) => ({
        ...NOT_BUSY,
        id,
        sequence,
        stamp: Temporal.Instant.from(revisedAt),
        start: Temporal.PlainDate.from(first),
        // The end is the day after the last one (RFC 5545, 3.6.1).
        end: Temporal.PlainDate.from(last).add({ days: 1 }),
        summary: oneLine(summary),
        description: withoutControls(description),
        categories: [{ name: category }],
      }),
    ),
  });
  // Every line has an end, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}
