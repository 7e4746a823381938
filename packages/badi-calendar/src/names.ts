import { CalendarRangeError } from './calendar-range-error.ts';

/** Languages that have a names module: `@bahai-friends/badi-calendar/names/<language>`. */
export const BADI_LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'lv',
  'nl',
  'pt',
  'ru',
  'sv',
  'zh',
] as const;

export type BadiLanguage = (typeof BADI_LANGUAGES)[number];

/** The words of one language that dates are written with. */
export interface BadiDateNames {
  /** The abbreviation after a year, 'B.E.' in English. */
  readonly era: string;
  /** The digit zero of the script; the other nine follow it in Unicode. */
  readonly digitZero: string;
  /** Twenty: months 1 to 19, then Ayyám-i-Há. */
  readonly months: readonly string[];
  /** Seven, from Jalál (Saturday) to Istiqlál (Friday). */
  readonly weekdays: readonly string[];
}

/** The words of one language for the Badí calendar. */
export interface BadiNames extends BadiDateNames {
  /** The name of the calendar itself. */
  readonly calendar: string;
  readonly monthMeanings: readonly string[];
  readonly weekdayMeanings: readonly string[];
  /** Eleven, in the order of their numbers. */
  readonly holyDays: readonly string[];
}

/** The entry of a list of names, counted from 1. */
export function nameAt(list: readonly string[], number: number): string {
  const name = list[number - 1];
  if (name === undefined) {
    throw new CalendarRangeError('number of a name', number, `1 to ${list.length}`);
  }
  return name;
}
