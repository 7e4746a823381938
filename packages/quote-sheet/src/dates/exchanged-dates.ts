import { formatGregorianDate } from '@bahai-friends/badi-calendar';
import { formatNumber } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import { forcedOrder } from './date-order.ts';
import type { YearLastDate } from './parse-date.ts';

const MONTHS = 12;

/** A date cell with a day. */
export interface RealDate {
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
 * @returns a sentence, or null when nothing points to it
 */
export function exchangedNote(
  reals: readonly RealDate[],
  texts: readonly YearLastDate[],
): string | null {
  const [month, dayOfMonth] = [(day: string) => day.slice(5, 7), (day: string) => day.slice(8)];
  if (reals.some(({ day }) => Number(dayOfMonth(day)) > MONTHS)) return null;
  const exchangeable = reals.filter(({ day }) => dayOfMonth(day) !== month(day));
  const [real] = exchangeable;
  const text = texts.find((date) => forcedOrder(date) !== null)?.text;
  if (real === undefined || text === undefined) return null;
  const which = `${formatGregorianDate(real.day)} in row ${real.row}`;
  const cells =
    exchangeable.length === 1
      ? `The date cell with ${which}`
      : `${formatNumber(exchangeable.length)} date cells, such as that with ${which},`;
  return (
    `${cells} may have day and month exchanged: no date cell has a day above 12, and other dates, such ` +
    `as “${excerpt(text)}”, are texts. Spreadsheet programs do this to dates of another country. Please ` +
    'check them.'
  );
}
