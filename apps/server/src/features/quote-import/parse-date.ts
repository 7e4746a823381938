import {
  formatGregorianDate,
  fromDayNumber,
  isCivilDay,
  toDayNumber,
} from '@bahai-friends/badi-calendar';
import { civilDay } from '@bahai-friends/contract';
import { echoed } from './report-limits.ts';

/** Why a text or number is no date that could be read without guessing. */
export type DateFault = 'order' | 'form' | 'number' | 'not-real' | 'unknown';

/** `day` is what the text must mean although its form is not read. */
export type DateReading =
  | { readonly day: string }
  | { readonly fault: DateFault; readonly meant?: string };

const HOW_TO_WRITE = 'Please write it as YYYY-MM-DD, such as 2026-03-21';
const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const [month = ''] = formatGregorianDate(`2001-${String(index + 1).padStart(2, '0')}-01`).split(
    ' ',
  );
  return month.toLowerCase();
});

const isoDay = civilDay();

function readLongDate(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\p{L}+)\s+(\d{1,2}),\s*(\d{4})$/u.exec(text) ?? [];
  const index = MONTHS.indexOf(month.toLowerCase());
  if (index < 0) return null;
  return `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The days that numbers with dots, slashes, hyphens or spaces may mean; null for other forms. */
function readNumericDate(text: string): DateReading | null {
  const [, one = '', two = '', year = ''] =
    /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{2,4})$/.exec(text) ?? [];
  if (year === '') return null;
  // With a short year, any of the three may be the year.
  if (year.length < 4) return { fault: 'order' };
  const days = [
    [one, two],
    [two, one],
  ].map(([month = '', day = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  const [meant, other] = new Set(days.filter(isCivilDay));
  if (meant === undefined) return { fault: 'not-real' };
  return other === undefined ? { fault: 'form', meant } : { fault: 'order' };
}

/**
 * Reads a date as somebody typed it: `2026-03-21`, with or without a time, or `March 21, 2026`. A
 * form that could be read in two ways is never guessed at.
 *
 * @param text Trimmed, not empty.
 */
export function readDate(text: string): DateReading {
  const written = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : readLongDate(text);
  if (written !== null) return isCivilDay(written) ? { day: written } : { fault: 'not-real' };
  const numeric = readNumericDate(text);
  if (numeric !== null) return numeric;
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return { fault: 'number' };
  const withTime = isoDay.safeParse(text);
  return withTime.success ? { day: withTime.data } : { fault: 'unknown' };
}

/**
 * The sentence for a date that was not read.
 *
 * @param text As it is shown; long ones are cut.
 */
export function dateFaultMessage(fault: DateFault, text: string, meant?: string): string {
  const shown = echoed(text);
  switch (fault) {
    case 'order':
      return `“${shown}” may mean two different days. ${HOW_TO_WRITE}`;
    case 'form':
      return `“${shown}” is not in a form that is read. Please write it as ${meant ?? 'YYYY-MM-DD'}`;
    case 'number':
      return `“${shown}” is a number, not a date. ${HOW_TO_WRITE}, or format the cell as a date`;
    case 'not-real':
      return `There is no day “${shown}”. ${HOW_TO_WRITE}`;
    case 'unknown':
      return `“${shown}” is not a date that can be read. ${HOW_TO_WRITE}`;
  }
}

/** Serial number of 1970-01-01 in workbooks that count from 1900, and days to those from 1904. */
const EPOCH_SERIAL = 25_569;
const DAYS_FROM_1900_TO_1904 = 1462;
/**
 * Programs disagree about days before 1 March 1900, since Excel counts a 29 February 1900 that never
 * was: https://learn.microsoft.com/office/troubleshoot/excel/wrongly-assumes-1900-is-leap-year
 */
const FIRST_SURE_SERIAL = 61;
const LAST_SERIAL = 2_958_465; // 9999-12-31

/**
 * The civil day of a spreadsheet's date cell, its time of day left out; null when the number stands
 * for no day that can be told.
 *
 * @param serial Days since 1899-12-30, or since 1904-01-01.
 */
export function dayOfSerial(serial: number, from1904: boolean): string | null {
  const days = Math.floor(serial) + (from1904 ? DAYS_FROM_1900_TO_1904 : 0);
  // A cell may also hold what is no number.
  if (!(days >= FIRST_SURE_SERIAL && days <= LAST_SERIAL)) return null;
  return fromDayNumber(days - EPOCH_SERIAL);
}

/** The number of a civil day in a workbook that counts from 1900; null for days without a sure one. */
export function serialOfDay(day: string): number | null {
  const serial = toDayNumber(day) + EPOCH_SERIAL;
  return serial < FIRST_SURE_SERIAL ? null : serial;
}
