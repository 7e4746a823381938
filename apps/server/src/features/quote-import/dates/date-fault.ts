import { FIRST_CIVIL_DAY, formatGregorianDate, LAST_CIVIL_DAY } from '@bahai-friends/badi-calendar';
import type { DateOrder } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import { englishWeekday, weekdayOfDay } from './weekday-names.ts';

/** Why a date cell is rejected. */
export type DateProblem =
  /** It may mean two days, and nobody has said which. */
  | 'order'
  /** Its numbers stand in another order than a person has said. */
  | 'other-order'
  | 'short-year'
  | 'number'
  | 'not-real'
  | 'year'
  | 'other-calendar'
  /** Its weekday is another one than that of its day. */
  | 'weekday'
  | 'unknown'
  /** A date cell that is a time, or outside of what programs agree about. */
  | 'no-day'
  | 'unreadable';

/** What is wrong with a date, and the sentence that says what to change. */
export interface DateFault {
  readonly problem: DateProblem;
  readonly message: string;
}

/** The years of the Badí calendar: no quote is shown outside of it. */
export const FIRST_YEAR = Number(FIRST_CIVIL_DAY.slice(0, 4));
export const LAST_YEAR = Number(LAST_CIVIL_DAY.slice(0, 4));

/** Gregorian years minus these are the Iranian year, and at most the Islamic one, of the same day. */
const TO_IRANIAN = 621;
const TO_ISLAMIC = 578;

const HOW_TO_WRITE = 'Please write it as YYYY-MM-DD, such as 2026-03-21';
const GREGORIAN = 'Please write the Gregorian date as YYYY-MM-DD, such as 2026-03-21';

const ORDER_WORDS: Readonly<Record<DateOrder, string>> = {
  dmy: 'the day first',
  mdy: 'the month first',
  ymd: 'the year first',
};

/** Says of numbers in an order what stands first: “the day first”. */
export function orderWords(order: DateOrder): string {
  return ORDER_WORDS[order];
}

type PlainProblem = 'order' | 'short-year' | 'number' | 'not-real' | 'unknown' | 'other-calendar';

const PLAIN: Readonly<Record<PlainProblem, (text: string) => string>> = {
  order: (text) => `“${text}” may mean two different days. ${HOW_TO_WRITE}`,
  'short-year': (text) => `“${text}” has no year of four digits. ${HOW_TO_WRITE}`,
  number: (text) =>
    `“${text}” is a number, not a date. ${HOW_TO_WRITE}, or format the cell as a date`,
  'not-real': (text) => `There is no day “${text}”. ${HOW_TO_WRITE}`,
  unknown: (text) => `“${text}” is not a date that can be read. ${HOW_TO_WRITE}`,
  'other-calendar': (text) =>
    `“${text}” looks like a date of the Iranian or Islamic calendar. ${GREGORIAN}`,
};

/**
 * A fault that the text alone explains.
 *
 * @param text As it stands in the file; long ones are cut.
 */
export function dateFault(problem: PlainProblem, text: string): DateFault {
  return { problem, message: PLAIN[problem](excerpt(text)) };
}

/** For a year outside the Badí calendar; one that another calendar is likely to have says so. */
export function yearFault(text: string, year: number): DateFault {
  const shown = excerpt(text);
  if (year >= FIRST_YEAR - TO_IRANIAN && year <= LAST_YEAR - TO_ISLAMIC) {
    const message = `The year of “${shown}” looks like an Iranian or Islamic year. ${GREGORIAN}`;
    return { problem: 'other-calendar', message };
  }
  const range = `${FIRST_YEAR} to ${LAST_YEAR}`;
  return {
    problem: 'year',
    message: `The year of “${shown}” is not one of ${range}. ${HOW_TO_WRITE}`,
  };
}

/** @param written The weekdays, 0 for Sunday, that the word in the text may mean. */
export function weekdayFault(text: string, day: string, written: ReadonlySet<number>): DateFault {
  const named = [...written].map(englishWeekday).join(' or ');
  const is = `${formatGregorianDate(day)} is a ${englishWeekday(weekdayOfDay(day))}`;
  return {
    problem: 'weekday',
    message: `“${excerpt(text)}” says ${named}, but ${is}. Please correct the date or its weekday`,
  };
}

/** @param meant The only day that the text can mean; null when it can mean several. */
export function orderFault(text: string, order: DateOrder, meant: string | null): DateFault {
  const how = meant === null ? HOW_TO_WRITE : `Please write it as ${meant}`;
  return {
    problem: 'other-order',
    message: `“${excerpt(text)}” does not have ${ORDER_WORDS[order]}. ${how}`,
  };
}
