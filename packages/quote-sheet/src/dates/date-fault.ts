import {
  type DateOrder,
  FIRST_GIVEN_YEAR,
  LAST_GIVEN_YEAR,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import { weekdayOfDay } from './weekday-names.ts';

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

/** What is wrong with a date, and what to change. */
export interface DateFault {
  readonly problem: DateProblem;
  readonly said: SingleProblem;
  /** The real day that it means, where only its year is wrong. */
  readonly day?: string;
}

/** Gregorian years minus these are the Iranian year, and at most the Islamic one, of the same day. */
const TO_IRANIAN = 621;
const TO_ISLAMIC = 578;

type PlainProblem = 'order' | 'short-year' | 'number' | 'not-real' | 'unknown' | 'other-calendar';

const PLAIN = {
  order: 'date-ambiguous',
  'short-year': 'date-with-short-year',
  number: 'date-is-number',
  'not-real': 'date-not-real',
  unknown: 'date-unknown',
  'other-calendar': 'date-of-other-calendar',
} as const satisfies Record<PlainProblem, string>;

/**
 * A fault that the text alone explains.
 *
 * @param text As it stands in the file; long ones are cut.
 */
export function dateFault(problem: PlainProblem, text: string): DateFault {
  return { problem, said: say(PLAIN[problem], { text: excerpt(text) }) };
}

/** For a year that nobody may give; one that another calendar is likely to have says so. */
export function yearFault(whole: string, year: number): DateFault {
  const text = excerpt(whole);
  if (year >= FIRST_GIVEN_YEAR - TO_IRANIAN && year <= LAST_GIVEN_YEAR - TO_ISLAMIC) {
    return { problem: 'other-calendar', said: say('date-with-year-of-other-calendar', { text }) };
  }
  const years = { min: FIRST_GIVEN_YEAR, max: LAST_GIVEN_YEAR };
  return { problem: 'year', said: say('date-with-other-year', { text, ...years }) };
}

/** @param written The weekdays, 0 for Sunday, that the word in the text may mean. */
export function weekdayFault(text: string, day: string, written: ReadonlySet<number>): DateFault {
  const said = say('date-with-other-weekday', {
    text: excerpt(text),
    written: [...written],
    date: day,
    weekday: weekdayOfDay(day),
  });
  return { problem: 'weekday', said };
}

/** @param meant The only day that the text can mean; null when it can mean several. */
export function orderFault(text: string, order: DateOrder, meant: string | null): DateFault {
  const said = say('date-of-other-order', { text: excerpt(text), order, meant });
  return { problem: 'other-order', said };
}
