import {
  type BadiDateNames,
  CalendarRangeError,
  parseBadiDate,
  toCivilDay,
} from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import { foldText } from '../fold-text.ts';

/** Characters for ʻ and ʼ: modifier letters, accents on their own, quotation marks, primes. */
const APOSTROPHES = /['′‵\p{Lm}\p{Sk}\p{Pi}\p{Pf}]/gu;

/** Apostrophes, accents, hyphens and the dots of abbreviations are often left out. */
function plain(text: string): string {
  return foldText(text.replace(APOSTROPHES, ''))
    .replace(/\.(?!\d)/g, '')
    .replace(/[-\s]+/g, ' ')
    .trim();
}

const plainNames = ({
  era,
  months,
  formerMonths = {},
  weekdays,
}: BadiDateNames): BadiDateNames => ({
  era: plain(era),
  digitZero: '0',
  months: months.map(plain),
  formerMonths: Object.fromEntries(
    Object.entries(formerMonths).map(([name, month]) => [plain(name), month]),
  ),
  weekdays,
});

/** Languages of Latin script mostly differ in nothing but the era. */
const NAMES: readonly BadiDateNames[] = [
  ...new Map(
    Object.values(namesOfEveryLanguage)
      .map(plainNames)
      .map((names) => [JSON.stringify([names.era, names.months, names.formerMonths]), names]),
  ).values(),
];

/**
 * The civil day of a Badí date in any language of the product, as `formatBadiDate` writes it, also without
 * the era and with accents and apostrophes left out.
 *
 * @param text Short, with ASCII digits.
 * @returns `not-real` for a date that the calendar does not have; null for a text of another form
 * @example
 * badiDay('19 Baha 183 BE'); // '2026-04-08'
 * badiDay('20 Bahá 183'); // 'not-real'
 */
export function badiDay(text: string): string | 'not-real' | null {
  const written = plain(text);
  try {
    for (const names of NAMES) {
      const date = parseBadiDate(written, names);
      if (date !== null) return toCivilDay(date);
    }
    return null;
  } catch (error) {
    if (error instanceof CalendarRangeError) return 'not-real';
    throw error;
  }
}
