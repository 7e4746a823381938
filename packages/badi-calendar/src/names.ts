import { CalendarRangeError } from './calendar-range-error.ts';

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
  /** As in {@link BadiNames}; names without it only know day, month, year and era. */
  readonly datePattern?: string;
  /** As in {@link BadiNames}. */
  readonly comma?: string;
  /** Names that months had in earlier releases, with the number of the month: read, and no longer written. */
  readonly formerMonths?: Readonly<Record<string, number>>;
}

/** The words of one language for the Badí calendar. */
export interface BadiNames extends BadiDateNames {
  /** The name of the calendar itself. */
  readonly calendar: string;
  /** Twenty, in the order of the months. */
  readonly monthMeanings: readonly string[];
  /** Seven, in the order of the weekdays. */
  readonly weekdayMeanings: readonly string[];
  /** Eleven, in the order of their numbers. */
  readonly holyDays: readonly string[];
  /**
   * Names that holy days had in earlier releases, with the number of the holy day: for whoever has stored them. Those
   * that differ in nothing but case or accents are not here.
   */
  readonly formerHolyDays?: Readonly<Record<string, number>>;
  /** Order and signs of a long date, with {day}, {month}, {year} and {era}; {comma} may be left out. */
  readonly datePattern: string;
  /** The comma of the script, for {comma}. */
  readonly comma: string;
}

type Words<Key extends string> = { readonly [key in Key]?: string | readonly string[] };

/**
 * A word of a language: one that stands alone, or the entry of a list, counted from 1. Callers without
 * types may hand in anything in the place of names.
 */
export function wordOf<Key extends string>(names: Words<Key>, key: Key, number?: number): string {
  const word = number ? names?.[key]?.[number - 1] : names?.[key];
  if (typeof word !== 'string') {
    throw new CalendarRangeError('names', names, `an object with ${key}, as in names/en`);
  }
  return word;
}
