import { AYYAM_I_HA, type BadiDate, canonical } from '../badi-date.ts';
import { assertYear } from '../calendar-range.ts';
import { assertWhole } from '../civil-day-of-number.ts';
import { intercalaryDays } from '../naw-ruz.ts';

const MONTHS = 19;

/**
 * The Badí date `months` months later, or earlier when negative, on the same day of the month.
 *
 * Nineteen months of nineteen days are counted, so a day never lies beyond the end of its month.
 * Ayyám-i-Há is no month: from one of its days the first month forward is the nineteenth and the
 * first month back is the eighteenth, and no other date ever leads into it. Zero months keep every date.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}, unless `months` is a whole number, and when the
 * result lies outside the years 1 to 507
 * @example
 * addMonths({ year: 183, month: 18, day: 19 }, 1); // { year: 183, month: 19, day: 19 }
 * addMonths({ year: 183, month: 20, day: 4 }, 1); // { year: 183, month: 19, day: 4 }
 * addMonths({ year: 183, month: 20, day: 4 }, -1); // { year: 183, month: 18, day: 4 }
 */
export function addMonths(date: BadiDate, months: number): BadiDate {
  const start = canonical(date);
  assertWhole('months to add', months);
  if (months === 0) return start;
  const beside = months > 0 ? MONTHS - 1 : MONTHS;
  const month = start.month === AYYAM_I_HA ? beside : start.month;
  const count = (start.year - 1) * MONTHS + month - 1 + months;
  const years = Math.floor(count / MONTHS);
  assertYear(years + 1);
  return { year: years + 1, month: count - years * MONTHS + 1, day: start.day };
}

/**
 * The Badí date `years` years later, or earlier when negative, on the same day of the same month.
 *
 * The end of a month matters in Ayyám-i-Há alone: from its fifth day, a year that has only four leads
 * to the fourth.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}, unless `years` is a whole number, and when the
 * result lies outside the years 1 to 507
 * @example
 * addYears({ year: 182, month: 1, day: 19 }, 1); // { year: 183, month: 1, day: 19 }
 * addYears({ year: 182, month: 20, day: 5 }, 1); // { year: 183, month: 20, day: 4 }
 */
export function addYears(date: BadiDate, years: number): BadiDate {
  const { year, month, day } = canonical(date);
  assertWhole('years to add', years);
  const result = year + years;
  assertYear(result);
  const most = month === AYYAM_I_HA ? intercalaryDays(result) : day;
  return { year: result, month, day: Math.min(day, most) };
}
