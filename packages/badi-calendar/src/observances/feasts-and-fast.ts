import { AYYAM_I_HA, DAYS_IN_MONTH } from '../badi-date.ts';
import { toCivilDay } from '../civil-day-of-badi-date.ts';
import { ayyamIHaLength } from '../naw-ruz.ts';

const MONTHS = 19;
/** The Fast is the last month, ʻAláʼ. */
export const MONTH_OF_THE_FAST = 19;

/** One of the nineteen Feasts of a Badí year. */
export interface Feast {
  /** 1 to 19: the month that the Feast opens. */
  readonly month: number;
  /** Its first day; as every Badí day, it begins at sunset of the day before. */
  readonly civilDay: string;
}

/** Civil days from the first to the last, both included. */
export interface CivilDaySpan {
  readonly start: string;
  readonly end: string;
}

/** The first days of a month or of Ayyám-i-Há, up to a day. */
const daysUpTo = (year: number, month: number, day: number): CivilDaySpan => ({
  start: toCivilDay({ year, month, day: 1 }),
  end: toCivilDay({ year, month, day }),
});

/**
 * The Nineteen Day Feasts of a Badí year: the first day of each of its nineteen months.
 *
 * Source: Kitáb-i-Aqdas, paragraph 57.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * feastsOf(183)[1]; // { month: 2, civilDay: '2026-04-09' }
 */
export function feastsOf(year: number): readonly Feast[] {
  return Array.from({ length: MONTHS }, (_, index) => ({
    month: index + 1,
    civilDay: toCivilDay({ year, month: index + 1, day: 1 }),
  }));
}

/**
 * First and last day of the Fast in a Badí year, 1 to 19 ʻAláʼ. On each of them the fast is kept from
 * sunrise to sunset.
 *
 * Source: Kitáb-i-Aqdas, paragraphs 16 and 17.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * fastOf(183); // { start: '2027-03-02', end: '2027-03-20' }
 */
export function fastOf(year: number): CivilDaySpan {
  return daysUpTo(year, MONTH_OF_THE_FAST, DAYS_IN_MONTH);
}

/**
 * First and last day of Ayyám-i-Há in a Badí year: the four or five days before the Fast.
 *
 * Source: Kitáb-i-Aqdas, paragraph 16.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * ayyamIHaOf(183); // { start: '2027-02-26', end: '2027-03-01' }
 */
export function ayyamIHaOf(year: number): CivilDaySpan {
  return daysUpTo(year, AYYAM_I_HA, ayyamIHaLength(year));
}
