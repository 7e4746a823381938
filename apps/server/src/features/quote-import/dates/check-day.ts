import { isCivilDay } from '@bahai-friends/badi-calendar';
import {
  type DateFault,
  dateFault,
  FIRST_YEAR,
  LAST_YEAR,
  weekdayFault,
  yearFault,
} from './date-fault.ts';
import { weekdayOfDay } from './weekday-names.ts';

export type DayOrFault = { readonly day: string } | { readonly fault: DateFault };

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

/** The numbers as `YYYY-MM-DD`, whether there is such a day or not. */
export function civilDayOf(year: number, month: number, day: number): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

const hasYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/** Whether a text is a real day within the years of the Badí calendar. */
export function isPossibleDay(day: string): boolean {
  return isCivilDay(day) && hasYear(Number(day.slice(0, 4)));
}

/**
 * The day if it is a real one within the years of the Badí calendar, and has the weekday that the text says.
 *
 * @param text As it stands in the file, for the message.
 * @param weekdays Those that the text may say, 0 for Sunday; undefined when it says none.
 */
export function checkDay(text: string, day: string, weekdays?: ReadonlySet<number>): DayOrFault {
  const year = Number(day.slice(0, 4));
  if (!hasYear(year)) return { fault: yearFault(text, year) };
  if (!isCivilDay(day)) return { fault: dateFault('not-real', text) };
  if (weekdays && !weekdays.has(weekdayOfDay(day))) {
    return { fault: weekdayFault(text, day, weekdays) };
  }
  return { day };
}
