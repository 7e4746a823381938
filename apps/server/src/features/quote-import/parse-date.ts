import { formatGregorianDate, isCivilDay } from '@bahai-friends/badi-calendar';
import { civilDay } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';

/** Why a text or number is no date that could be read without guessing. */
export type DateFault = 'order' | 'form' | 'number' | 'not-real' | 'unknown';

/** `day` is what the text must mean although its form is not read. */
export type ParsedDate =
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

function parseLongDate(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\p{L}+)\s+(\d{1,2}),\s*(\d{4})$/u.exec(text) ?? [];
  const index = MONTHS.indexOf(month.toLowerCase());
  if (index < 0) return null;
  return `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The days that numbers with dots, slashes, hyphens or spaces may mean; null for other forms. */
function parseNumericDate(text: string): ParsedDate | null {
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
 * Parses a date as somebody typed it: `2026-03-21`, with or without a time, or `March 21, 2026`. A
 * form that could be read in two ways is never guessed at.
 *
 * @param text Trimmed, not empty.
 */
export function parseDate(text: string): ParsedDate {
  const written = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : parseLongDate(text);
  if (written !== null) return isCivilDay(written) ? { day: written } : { fault: 'not-real' };
  const numeric = parseNumericDate(text);
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
  const shown = excerpt(text);
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
