import {
  addDays,
  FIRST_CIVIL_DAY,
  feastsOf,
  fromDayNumber,
  LAST_CIVIL_DAY,
  LAST_YEAR,
  toBadiDate,
  toDayNumber,
} from '@bahai-friends/badi-calendar';
import type { Repeat } from './repeat.ts';

/** The rule that gives the days of a gathering. Civil days, `ends` null for a series without an end. */
export interface Rule {
  readonly starts: string;
  readonly ends: string | null;
  readonly repeat: Repeat | null;
}

/** Civil days from the first to the last, both included. */
interface Span {
  readonly first: string;
  readonly last: string;
}

type RepeatOf<Every extends Repeat['every']> = Extract<Repeat, { readonly every: Every }>;

const DAYS_IN_WEEK = 7;
/** 1970-01-01, the day number 0, was a Thursday. */
const MONDAY_OFFSET = 3;

const mondayBefore = (dayNumber: number): number =>
  Math.floor((dayNumber + MONDAY_OFFSET) / DAYS_IN_WEEK) * DAYS_IN_WEEK - MONDAY_OFFSET;

/** 1 is Monday. */
const isoWeekday = (dayNumber: number): number => dayNumber - mondayBefore(dayNumber) + 1;

/** The weekday of a civil day: 1 is Monday, as in a rule. */
export const isoWeekdayOf = (civilDay: string): number => isoWeekday(toDayNumber(civilDay));

function weekDays(
  { weekdays, interval }: RepeatOf<'week'>,
  starts: string,
  { first, last }: Span,
): string[] {
  const days: string[] = [];
  const step = interval * DAYS_IN_WEEK;
  const origin = mondayBefore(toDayNumber(starts));
  const begin = toDayNumber(first);
  const end = toDayNumber(last);
  const skipped = Math.floor((begin - origin) / step) * step;
  for (let monday = origin + skipped; monday <= end; monday += step) {
    for (const weekday of weekdays) {
      const day = monday + weekday - 1;
      if (day >= begin && day <= end) days.push(fromDayNumber(day));
    }
  }
  return days;
}

const firstOfMonth = (year: number, month: number): number =>
  toDayNumber(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`);

function nthDay({ nth, weekday }: RepeatOf<'month'>, year: number, month: number): string {
  if (nth === -1) {
    const lastDay = (month === 12 ? firstOfMonth(year + 1, 1) : firstOfMonth(year, month + 1)) - 1;
    const back = (isoWeekday(lastDay) - weekday + DAYS_IN_WEEK) % DAYS_IN_WEEK;
    return fromDayNumber(lastDay - back);
  }
  const firstDay = firstOfMonth(year, month);
  const ahead = (weekday - isoWeekday(firstDay) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  return fromDayNumber(firstDay + ahead + (nth - 1) * DAYS_IN_WEEK);
}

function monthDays(repeat: RepeatOf<'month'>, { first, last }: Span): string[] {
  const days: string[] = [];
  let [year = 0, month = 0] = first.split('-').map(Number);
  for (let day = nthDay(repeat, year, month); day <= last; day = nthDay(repeat, year, month)) {
    if (day >= first) days.push(day);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return days;
}

const onEve = (day: string, when: 'eve' | 'day'): string =>
  when === 'eve' ? addDays(day, -1) : day;

function badiMonthDays({ when }: RepeatOf<'badi-month'>, { first, last }: Span): string[] {
  const from = first < FIRST_CIVIL_DAY ? FIRST_CIVIL_DAY : first;
  if (from > last) return [];
  const firstYear = toBadiDate(from).year;
  // The eve of the first Feast is in the year before.
  const lastYear = Math.min(toBadiDate(last).year + 1, LAST_YEAR);
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => feastsOf(firstYear + index))
    .flat()
    .map(({ civilDay }) => onEve(civilDay, when));
}

function daysOfRepeat(
  repeat: Repeat,
  starts: string,
  span: Span,
  holyDays: readonly string[],
): readonly string[] {
  switch (repeat.every) {
    case 'week':
      return weekDays(repeat, starts, span);
    case 'month':
      return monthDays(repeat, span);
    case 'badi-month':
      return badiMonthDays(repeat, span);
    case 'holy-day':
      return holyDays.map((day) => onEve(day, repeat.when));
  }
}

/**
 * The days of a gathering by its rule, in order; exceptions of single days are not applied. It ends with the
 * calendar, in 507 B.E.
 *
 * @param first Civil days, both included.
 * @param holyDays The days of those kept in the site. Two may be on one day.
 */
export function ruleDays(
  { starts, ends, repeat }: Rule,
  first: string,
  last: string,
  holyDays: readonly string[],
): string[] {
  const begin = first > starts ? first : starts;
  const end = [last, ends ?? last, LAST_CIVIL_DAY].reduce((one, other) =>
    one < other ? one : other,
  );
  if (begin > end) return [];
  if (repeat === null) return begin === starts ? [starts] : [];
  const days = daysOfRepeat(repeat, starts, { first: begin, last: end }, holyDays);
  return [...new Set(days)].filter((day) => day >= begin && day <= end).sort();
}
