import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import type { YearMonth } from '../../../ui/year/year-months.ts';
import type { DayCounts } from './day-counts.ts';

/** How many days of a year have quotes. */
export function howFull(months: readonly YearMonth[], counts: DayCounts, today: string): string {
  const days = months.flatMap((month) => month.days.filter((day) => day.isInCalendar));
  const taken = days.filter(({ civilDay }) => counts.has(civilDay)).length;
  const ahead = days.filter(({ civilDay }) => civilDay >= today);
  const without = ahead.filter(({ civilDay }) => !counts.has(civilDay)).length;
  if (ahead.length === 0) return texts.daysOfPastYear(taken);
  return ahead.length === days.length
    ? texts.daysWithQuote(taken, without)
    : texts.daysAheadWithout(taken, without);
}
