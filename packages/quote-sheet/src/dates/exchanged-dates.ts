import { type SingleProblem, say } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import { forcedOrder } from './date-order.ts';
import type { YearLastDate } from './parse-date.ts';

const MONTHS = 12;

/** A date cell with a day. */
interface RealDate {
  readonly row: number;
  readonly day: string;
}

/**
 * Warns of date cells whose day and month a spreadsheet program may have exchanged. Where the order of a file
 * is not that of the computer, it makes dates of what it can, with the wrong order, and leaves the others as
 * texts: then no date cell has a day above 12, and each text can be read in one order only.
 *
 * @param reals All date cells of a column.
 * @param texts All dates of the column that are texts and end with the year.
 * @returns null when nothing points to it
 */
export function exchangedNote(
  reals: readonly RealDate[],
  texts: readonly YearLastDate[],
): SingleProblem | null {
  const [month, dayOfMonth] = [(day: string) => day.slice(5, 7), (day: string) => day.slice(8)];
  if (reals.some(({ day }) => Number(dayOfMonth(day)) > MONTHS)) return null;
  const exchangeable = reals.filter(({ day }) => dayOfMonth(day) !== month(day));
  const [real] = exchangeable;
  const text = texts.find((date) => forcedOrder(date) !== null)?.text;
  if (real === undefined || text === undefined) return null;
  const { row, day } = real;
  return say('dates-exchanged', { cells: exchangeable.length, row, day, text: excerpt(text) });
}
