import type { DateOrder, DateQuestion } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import { checkDay, civilDayOf, type DayOrFault, isPossibleDay } from './check-day.ts';
import { dateFault, orderFault } from './date-fault.ts';
import type { YearLastDate } from './parse-date.ts';

/** The orders that a date with its year at the end may have. */
type YearLastOrder = Exclude<DateOrder, 'ymd'>;
const YEAR_LAST_ORDERS: readonly YearLastOrder[] = ['dmy', 'mdy'];

const MONTHS = 12;
const DAYS_MAX = 31;

/** The evidence for the order of day and month. */
interface OrderFinding {
  /** Null when nothing decides, or when dates contradict each other. */
  readonly order: DateOrder | null;
  /** Set when a person has to say it. */
  readonly question: DateQuestion | null;
}

function dayIn(order: YearLastOrder, { first, second, year }: YearLastDate): string {
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return civilDayOf(year, month, day);
}

/** The order that a part above 12 forces. */
export function forcedOrder({ first, second }: YearLastDate): YearLastOrder | null {
  if (Math.max(first, second) > DAYS_MAX || Math.min(first, second) > MONTHS) return null;
  if (first > MONTHS) return 'dmy';
  return second > MONTHS ? 'mdy' : null;
}

/** The days that it can mean, each with its order. */
function choicesOf(date: YearLastDate): DateQuestion['choices'] {
  const choices = YEAR_LAST_ORDERS.map((order) => ({ order, day: dayIn(order, date) }));
  return choices.filter(({ day }) => isPossibleDay(day));
}

/** Whether each order makes another day of it. */
export function isAmbiguous(date: YearLastDate): boolean {
  return date.first !== date.second && choicesOf(date).length > 1;
}

/**
 * In which order the dates of a column name day and month: the one that a person or the heading says, or that
 * a part above 12 forces on any of them, if nothing contradicts it.
 *
 * @param dates Those that end with the year, by row.
 * @param said By a person; it holds whatever the dates are.
 */
export function findOrder(
  dates: readonly (readonly [row: number, date: YearLastDate])[],
  heading: DateOrder | null,
  said: DateOrder | undefined,
): OrderFinding {
  if (said !== undefined) return { order: said, question: null };
  if (dates.length === 0) return { order: heading, question: null };
  const forced = new Set<YearLastOrder>(heading === null || heading === 'ymd' ? [] : [heading]);
  for (const [, date] of dates) {
    const order = forcedOrder(date);
    if (order !== null) forced.add(order);
  }
  const [order = null, contradiction] = forced;
  if (contradiction === undefined && order !== null) return { order, question: null };
  const example =
    dates.find(([, date]) => isAmbiguous(date)) ??
    // Where dates contradict each other, any of them stands for its order.
    (order !== null && dates.find(([, date]) => choicesOf(date).length > 0));
  if (!example) return { order: null, question: null };
  const [row, date] = example;
  return { order: null, question: { row, text: excerpt(date.text), choices: choicesOf(date) } };
}

/** The only day that a date can mean whatever the order; null when it can mean two, or none. */
function onlyDay(date: YearLastDate): string | null {
  const [choice] = choicesOf(date);
  return choice === undefined || isAmbiguous(date) ? null : choice.day;
}

/** The day of a date that ends with the year, in the order of its column. */
export function settleDate(date: YearLastDate, order: DateOrder | null): DayOrFault {
  const { text, weekdays } = date;
  const only = onlyDay(date);
  if (order === 'ymd') return { fault: orderFault(text, order, only) };
  if (order === null) {
    if (isAmbiguous(date)) return { fault: dateFault('order', text) };
    return checkDay(text, only ?? dayIn('dmy', date), weekdays);
  }
  const day = dayIn(order, date);
  if (only !== null && only !== day) return { fault: orderFault(text, order, only) };
  return checkDay(text, day, weekdays);
}
