import { addDays } from '@bahai-friends/badi-calendar';
import type { Quote } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';

/** How long scheduled quotes last; all days are civil days. */
interface ScheduleEnd {
  /** The last day of the run of days from today on that all have a quote; null where today has none. */
  readonly lastDay: string | null;
  /** The days of that run, today included. */
  readonly days: number;
  /** The first day after it, or after today, that has a quote again; null where none has. */
  readonly next: string | null;
}

function scheduleEnd(quotes: readonly Quote[], today: string): ScheduleEnd {
  const dates = new Set(quotes.flatMap(({ displayDate }) => displayDate ?? []));
  let days = 0;
  let lastDay: string | null = null;
  for (let day = today; dates.has(day); day = addDays(day, 1)) {
    days += 1;
    lastDay = day;
  }
  let next: string | null = null;
  for (const date of dates) {
    if (date > (lastDay ?? today) && (next === null || date < next)) next = date;
  }
  return { lastDay, days, next };
}

/**
 * The sentence about when the scheduled quotes run out.
 *
 * @example
 * scheduleEndText(quotes, '2026-03-10');
 * // 'Scheduled quotes run out after March 21, 2026: 12 days left'
 */
export function scheduleEndText(quotes: readonly Quote[], today: string): string {
  return texts.scheduleEnd(scheduleEnd(quotes, today));
}
