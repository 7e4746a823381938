import { toDayNumber } from '../civil-day.ts';

const GREGORIAN_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * A civil day in English, 'MMMM d, yyyy'.
 *
 * @throws {CalendarRangeError} unless a real date from 0001-01-01 to 9999-12-31
 * @example
 * formatGregorianDate('2026-03-21'); // 'March 21, 2026'
 */
export function formatGregorianDate(civilDay: string): string {
  toDayNumber(civilDay); // refuses what is no civil day
  const month = GREGORIAN_MONTHS[Number(civilDay.slice(5, 7)) - 1];
  return `${month} ${Number(civilDay.slice(8))}, ${civilDay.slice(0, 4)}`;
}
