const DAY_MS = 86_400_000;
/** Serial number of 1970-01-01 in workbooks that count from 1900, and days to those from 1904. */
const EPOCH_SERIAL = 25_569;
const DAYS_FROM_1900_TO_1904 = 1462;
/**
 * Programs disagree about days before 1 March 1900, since Excel counts a 29 February 1900 that never
 * was: https://learn.microsoft.com/office/troubleshoot/excel/wrongly-assumes-1900-is-leap-year
 */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 2_958_465; // 9999-12-31

/** Takes a fraction of the time of `toISOString`: a file may have a date in every row. */
const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/**
 * The civil day of a date cell, its time of day left out.
 *
 * @param serial Days since 1899-12-30, or since 1904-01-01.
 * @returns `YYYY-MM-DD`, 1900-03-01 to 9999-12-31; null for any other number
 */
export function dayOfSerial(serial: number, from1904: boolean): string | null {
  const days = Math.floor(serial) + (from1904 ? DAYS_FROM_1900_TO_1904 : 0);
  // A cell may also hold what is no number.
  if (!(days >= FIRST_SERIAL && days <= LAST_SERIAL)) return null;
  const date = new Date((days - EPOCH_SERIAL) * DAY_MS);
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

/**
 * The number of a civil day in a workbook that counts from 1900.
 *
 * @returns 61 to 2,958,465; null for a day before 1900-03-01, and for a text that is no day
 */
export function serialOfDay(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const serial = Date.parse(`${day}T00:00Z`) / DAY_MS + EPOCH_SERIAL;
  // 30 February would be a day in March.
  return dayOfSerial(serial, false) === day ? serial : null;
}
