import {
  addDays,
  type BadiDateNames,
  type BadiNames,
  FIRST_CIVIL_DAY,
  holyDaysOf,
  LAST_CIVIL_DAY,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';
import * as texts from '@bahai-friends/languages/en/dashboard/badi-calendar';
import { dateDisplay } from '../../calendar/date-display.ts';
import { spoken } from '../../texts/spoken.ts';

/** Today and the next 37 days. */
const ROWS = 38;
const MONTH_OF_THE_FAST = 19;

/** One day of the table, in both calendars. */
export interface CalendarRow {
  readonly civilDay: string;
  readonly dayName: string;
  readonly badiDate: string;
  readonly gregorian: string;
  /** The day's observances: a holy day, a feast, a day of the Fast. */
  readonly marks: readonly string[];
}

/**
 * The days of the table from the visitor's day on.
 *
 * @example
 * calendarRows('2026-03-21')[0]; // 1 Bahá 183 B.E., marked 'Naw-Rúz' and 'Nineteen Day Feast'
 */
export function calendarRows(today: string): CalendarRow[] {
  return Array.from({ length: ROWS }, (_, days) => {
    const civilDay = addDays(today, days);
    const { badi, gregorian } = dateDisplay(civilDay);
    return {
      civilDay,
      gregorian,
      dayName: badi.dayName,
      badiDate: badi.formattedDate,
      marks: marksOf(civilDay),
    };
  });
}

/** English dates come without names of holy days; other languages have all names. */
const areWhole = (names: BadiDateNames): names is BadiNames => 'holyDays' in names;

function marksOf(civilDay: string): string[] {
  if (civilDay < FIRST_CIVIL_DAY || civilDay > LAST_CIVIL_DAY) return [];
  const { year, month, day } = toBadiDate(civilDay);
  const names = areWhole(spoken.names) ? spoken.names : en;
  const holyDays = holyDaysOf(year, names).filter((holyDay) => holyDay.civilDay === civilDay);
  return [
    ...holyDays.map(({ name }) => name),
    // Ayyám-i-Há is no month, and has no feast.
    ...(day === 1 && month <= MONTH_OF_THE_FAST ? [texts.feast] : []),
    ...(month === MONTH_OF_THE_FAST ? [texts.fast] : []),
  ];
}
