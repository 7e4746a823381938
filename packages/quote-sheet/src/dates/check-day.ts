import { isCivilDay } from '@bahai-friends/badi-calendar';
import { isGivenDay } from '@bahai-friends/contract';
import { type DateFault, dateFault, weekdayFault, yearFault } from './date-fault.ts';
import { weekdayOfDay } from './weekday-names.ts';

export type DayOrFault = { readonly day: string } | { readonly fault: DateFault };

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

/** The numbers as `YYYY-MM-DD`, whether there is such a day or not. */
export function civilDayOf(year: number, month: number, day: number): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Whether a text is a real day that people may give. */
export function isPossibleDay(day: string): boolean {
  return isCivilDay(day) && isGivenDay(day);
}

/**
 * The day if it is a real one that people may give, and has the weekday that the text says.
 *
 * @param text As it stands in the file, for the message.
 * @param weekdays Those that the text may say, 0 for Sunday; undefined when it says none.
 */
export function checkDay(text: string, day: string, weekdays?: ReadonlySet<number>): DayOrFault {
  if (!isGivenDay(day)) {
    const fault = yearFault(text, Number(day.slice(0, 4)));
    return { fault: isCivilDay(day) && !weekdays ? { ...fault, day } : fault };
  }
  if (!isCivilDay(day)) return { fault: dateFault('not-real', text) };
  if (weekdays && !weekdays.has(weekdayOfDay(day))) {
    return { fault: weekdayFault(text, day, weekdays) };
  }
  return { day };
}
