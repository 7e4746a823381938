import {
  type BadiDate,
  daysOfYear,
  FIRST_CIVIL_DAY,
  FIRST_YEAR,
  feastsOf,
  fromDayNumber,
  LAST_CIVIL_DAY,
  LAST_YEAR,
  monthName,
  toBadiDate,
  toDayNumber,
} from '@bahai-friends/badi-calendar';
import * as texts from '@bahai-friends/languages/en/dashboard/year';
import { spoken } from '../../texts/spoken.ts';
import { type CalendarKind, type ShownYear, spanOf } from './shown-year.ts';

/** A day of a year for rendering. */
export interface YearDay {
  readonly civilDay: string;
  /** The number in the month, from 1. */
  readonly number: number;
  /** From 0 for the first day of the calendar's week: Sunday, in the Badí calendar Saturday. */
  readonly weekday: number;
  /** The name in both calendars, that of the year's first: 'March 21, 2026, 1 Bahá 183'. */
  readonly name: string;
  /** Such as 'Feast of Bahá', on the first day of a Badí month. */
  readonly feast: string | undefined;
  /** Whether the day is in the Badí calendar: the first and the last Gregorian year are only partly. */
  readonly isInCalendar: boolean;
}

/** A month of a year, or Ayyám-i-Há. */
export interface YearMonth {
  readonly name: string;
  /** The span of a Badí month in the Gregorian calendar: 'Mar 21 – Apr 8'. */
  readonly span: string | undefined;
  readonly days: readonly YearDay[];
}

const fromSunday = (): readonly string[] => [
  texts.sunday,
  texts.monday,
  texts.tuesday,
  texts.wednesday,
  texts.thursday,
  texts.friday,
  texts.saturday,
];
const fromSaturday = (): readonly string[] => [texts.saturday, ...fromSunday().slice(0, -1)];

/** The shortest names of the weekdays, in the order of the calendar's week. */
export const weekdaysOf = (calendar: CalendarKind): readonly string[] =>
  calendar === 'gregorian' ? fromSunday() : fromSaturday();

/** Days from the first day of the week to Thursday, 1970-01-01. */
const WEEK_OFFSET: Readonly<Record<CalendarKind, number>> = { gregorian: 4, badi: 5 };

function weekdayIn(calendar: CalendarKind, dayNumber: number): number {
  return (((dayNumber + WEEK_OFFSET[calendar]) % 7) + 7) % 7;
}

const isInCalendar = (civilDay: string) =>
  civilDay >= FIRST_CIVIL_DAY && civilDay <= LAST_CIVIL_DAY;

const inWords = (date: BadiDate) =>
  texts.badiDay(date.day, monthName(date, spoken.names), date.year);

const written = (parts: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(spoken.locale ?? 'en', { ...parts, timeZone: 'UTC' });
  return (civilDay: string) => format.format(new Date(civilDay));
};

/** The month of a civil day such as 2026-03-21: 'March'. */
const writtenMonth = written({ month: 'long' });
/** The same day in short: 'Mar 21'. */
const shortDay = written({ month: 'short', day: 'numeric' });

/** The Feasts of some Badí years by civil day. */
function feastsOfYears(years: readonly number[]): ReadonlyMap<string, string> {
  const feasts = years
    .filter((year) => year >= FIRST_YEAR && year <= LAST_YEAR)
    .flatMap((year) =>
      feastsOf(year).map(({ month, civilDay }) => {
        const name = monthName({ year, month, day: 1 }, spoken.names);
        return [civilDay, texts.feastOf(name)] as const;
      }),
    );
  return new Map(feasts);
}

function gregorianMonths(shown: ShownYear): YearMonth[] {
  const { from, to } = spanOf(shown);
  const badiYear = shown.year - 1843;
  const feasts = feastsOfYears([badiYear - 1, badiYear]);
  const months: { name: string; span: undefined; days: YearDay[] }[] = [];
  const last = toDayNumber(to);
  for (let dayNumber = toDayNumber(from); dayNumber <= last; dayNumber += 1) {
    const civilDay = fromDayNumber(dayNumber);
    const name = spoken.gregorian(civilDay);
    const number = Number(civilDay.slice(8));
    if (number === 1) {
      months.push({ name: writtenMonth(civilDay), span: undefined, days: [] });
    }
    const isKnown = isInCalendar(civilDay);
    months.at(-1)?.days.push({
      civilDay,
      number,
      weekday: weekdayIn('gregorian', dayNumber),
      name: isKnown ? texts.dayNames([name, inWords(toBadiDate(civilDay))]) : name,
      feast: feasts.get(civilDay),
      isInCalendar: isKnown,
    });
  }
  return months;
}

function badiMonths({ year }: ShownYear): YearMonth[] {
  const feasts = feastsOfYears([year]);
  const months: { name: string; days: YearDay[] }[] = [];
  for (const { civilDay, badiDate } of daysOfYear(year)) {
    if (badiDate.day === 1) months.push({ name: monthName(badiDate, spoken.names), days: [] });
    months.at(-1)?.days.push({
      civilDay,
      number: badiDate.day,
      weekday: weekdayIn('badi', toDayNumber(civilDay)),
      name: texts.dayNames([inWords(badiDate), spoken.gregorian(civilDay)]),
      feast: feasts.get(civilDay),
      isInCalendar: true,
    });
  }
  return months.map((month) => ({ ...month, span: writtenSpan(month.days) }));
}

function writtenSpan(days: readonly YearDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? texts.span(shortDay(first.civilDay), shortDay(last.civilDay)) : '';
}

/**
 * The months of a year with their days: twelve, or nineteen with Ayyám-i-Há before the last.
 *
 * @example
 * monthsOf({ calendar: 'badi', year: 182 })[18]; // Ayyám-i-Há, with 5 days
 */
export function monthsOf(shown: ShownYear): readonly YearMonth[] {
  return shown.calendar === 'gregorian' ? gregorianMonths(shown) : badiMonths(shown);
}
