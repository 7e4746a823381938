import {
  AYYAM_I_HA,
  addDays,
  daysOfMonth,
  fastOf,
  feastsOf,
  nawRuzOf,
  toCivilDay,
} from '@bahai-friends/badi-calendar';
import type { HolyDay } from '@bahai-friends/contract';

/** The months in their order: Ayyám-i-Há comes before the last. */
const MONTHS = [...Array.from({ length: 18 }, (_, index) => index + 1), AYYAM_I_HA, 19];

/** The days of a week from Jalál, a Saturday, on. */
export const WEEK = Array.from({ length: 7 }, (_, index) => addDays('2026-03-21', index));

/** A Badí year, with the community's holy days in it. */
export interface BadiYearData {
  /** In the Badí era. */
  readonly year: number;
  /** The holy days on its civil days, by date. */
  readonly holyDays: readonly HolyDay[];
}

/** A day of a Badí year, with its observances. */
export interface YearDay {
  readonly civilDay: string;
  /** The number of the day in the month, from 1. */
  readonly day: number;
  readonly isFeast: boolean;
  readonly isFast: boolean;
  /** The community's holy days on it. */
  readonly holyDays: readonly HolyDay[];
}

/** One of the nineteen months, or Ayyám-i-Há. */
export interface YearMonth {
  /** 1 to 19; 20 for Ayyám-i-Há. */
  readonly month: number;
  readonly days: readonly YearDay[];
}

/**
 * A Badí year, month by month, with its Feasts, the Fast and the community's holy days.
 *
 * @throws {CalendarRangeError} unless the year is a whole number from 1 to 507
 */
export function monthsOfYear({ year, holyDays }: BadiYearData): YearMonth[] {
  const feasts = new Set(feastsOf(year).map(({ civilDay }) => civilDay));
  const fast = fastOf(year);
  const byDay = Map.groupBy(holyDays, ({ date }) => date);
  return MONTHS.map((month) => ({
    month,
    days: Array.from(daysOfMonth(year, month), ({ civilDay, badiDate }) => ({
      civilDay,
      day: badiDate.day,
      isFeast: feasts.has(civilDay),
      isFast: civilDay >= fast.start && civilDay <= fast.end,
      holyDays: byDay.get(civilDay) ?? [],
    })),
  }));
}

/** The first and the last civil day of a Badí year. */
export const spanOfYear = (year: number) => ({
  start: nawRuzOf(year),
  end: toCivilDay({ year, month: 19, day: 19 }),
});

/** The id of a month on the page, for fragments of links. */
export const monthId = (month: number): string =>
  month === AYYAM_I_HA ? 'ayyam-i-ha' : `month-${month}`;
