import { holyDaysOf, toCivilDay } from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';
import { counted, type NewHolyDay, plural } from '@bahai-friends/contract';

/** A Badí year with its holy days. */
export interface CalendarYear {
  /** Civil days, both included. */
  readonly first: string;
  readonly last: string;
  /** The eleven holy days, by date. */
  readonly holyDays: readonly NewHolyDay[];
}

/** @param year From `FIRST_YEAR` to `LAST_YEAR`. */
export function calendarYear(year: number): CalendarYear {
  return {
    first: toCivilDay({ year, month: 1, day: 1 }),
    last: toCivilDay({ year, month: 19, day: 19 }),
    holyDays: holyDaysOf(year, en).map(({ name, civilDay }) => ({ name, date: civilDay })),
  };
}

/** The result of adding a year's holy days, in words. */
export function outcomeOf(year: number, created: number, skipped: number): string {
  if (created === 0) return `All holy days of ${year} B.E. were there already.`;
  const added = `${counted(created, 'holy day')} of ${year} B.E. added`;
  if (skipped === 0) return `${added}.`;
  return `${added}; ${skipped} ${plural(skipped, 'was', 'were')} there already.`;
}
