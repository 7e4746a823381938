import { NameTable } from './name-table.ts';
import { FURTHER_MONTHS, LOCALES } from './words-of-dates.ts';

/** As a heading has it, as a date has it (in Russian the genitive), and both abbreviated. */
const FORMATS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric', year: 'numeric' },
];

const ABBREVIATION_MIN = 3;

function monthPart(format: Intl.DateTimeFormat, instant: number): string {
  return format.formatToParts(instant).find(({ type }) => type === 'month')?.value ?? '';
}

function gregorianMonths(): NameTable {
  const names = new NameTable(ABBREVIATION_MIN);
  for (const locale of LOCALES) {
    for (const options of FORMATS) {
      const format = new Intl.DateTimeFormat(locale, {
        ...options,
        timeZone: 'UTC',
        calendar: 'gregory',
      });
      for (let month = 1; month <= 12; month++) {
        names.add(monthPart(format, Date.UTC(2027, month - 1, 1)), month);
      }
    }
  }
  for (const [name, month] of FURTHER_MONTHS) names.add(name, month);
  return names;
}

/** Made for the first word: that takes longer than reading most files, whose dates are numbers. */
let gregorian: NameTable | undefined;

/**
 * The month that a name or abbreviation means in a language of the product.
 *
 * @param name Folded, its words without anything between them.
 * @returns 1 to 12; undefined for other words, and for abbreviations of several months
 * @example
 * monthNamed('marco'); // 3, Portuguese
 * monthNamed('jui'); // undefined: juin or juillet
 */
export function monthNamed(name: string): number | undefined {
  gregorian ??= gregorianMonths();
  const months = gregorian.get(name);
  return months?.size === 1 ? months.values().next().value : undefined;
}

/** Names of the months of calendars whose dates people may take for Gregorian ones. */
function otherMonths(): ReadonlySet<string> {
  const names = new NameTable(Number.POSITIVE_INFINITY);
  const locales = ['fa', 'fa-AF', 'en'].map((locale) => `${locale}-u-ca-persian`);
  for (const locale of [...locales, 'ar-u-ca-islamic-umalqura', 'en-u-ca-islamic-umalqura']) {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    // Fifteen steps shorter than any month meet all twelve.
    for (let step = 0; step < 15; step++) {
      names.add(monthPart(format, Date.UTC(2027, 0, 1 + 28 * step)), step);
    }
  }
  return names.names;
}

let other: ReadonlySet<string> | undefined;

/** Whether a name is a month of the Iranian or the Islamic calendar. */
export function isOtherMonth(name: string): boolean {
  other ??= otherMonths();
  return other.has(name);
}
