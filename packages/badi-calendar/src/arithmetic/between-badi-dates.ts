import { AYYAM_I_HA, type BadiDate, canonical, dayNumberOf } from '../badi-date.ts';

const MONTHS = 19;
/** Before the first day of a month, and after the last. */
const [BEFORE, AFTER] = [0, 20];

/**
 * The days from one Badí date to another: 1 from a day to the next, negative when `to` is the earlier.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}, for either of them
 * @example
 * daysBetween({ year: 183, month: 1, day: 1 }, { year: 183, month: 19, day: 1 }); // 346
 */
export function daysBetween(from: BadiDate, to: BadiDate): number {
  const start = dayNumberOf(from);
  return dayNumberOf(to) - start;
}

/**
 * The number of months since the year 0, and the day in the month. Ayyám-i-Há is no month: its days count as the given
 * `day` of the month `beside` it.
 */
function monthAndDay(date: BadiDate, beside: number, day: number): readonly [number, number] {
  return date.month === AYYAM_I_HA
    ? [date.year * MONTHS + beside, day]
    : [date.year * MONTHS + date.month, date.day];
}

/**
 * The whole months from one Badí date to another: the most that {@link addMonths} can add to `from`
 * without passing `to`, negative when `to` is the earlier. As there, Ayyám-i-Há is no month.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}, for either of them
 * @example
 * monthsBetween({ year: 183, month: 1, day: 5 }, { year: 183, month: 3, day: 5 }); // 2
 * monthsBetween({ year: 183, month: 1, day: 5 }, { year: 183, month: 3, day: 4 }); // 1
 * monthsBetween({ year: 183, month: 18, day: 1 }, { year: 183, month: 20, day: 4 }); // 0
 */
export function monthsBetween(from: BadiDate, to: BadiDate): number {
  const [start, end] = [canonical(from), canonical(to)];
  const forward = daysBetween(start, end) >= 0;
  const beside = forward ? MONTHS - 1 : MONTHS;
  const [startMonth, startDay] = monthAndDay(start, beside, start.day);
  const [endMonth, endDay] = monthAndDay(end, beside, forward ? AFTER : BEFORE);
  const months = endMonth - startMonth;
  // The last month is not whole when its day is still to come.
  if (forward) return endDay < startDay ? months - 1 : months;
  return endDay > startDay ? months + 1 : months;
}
