import {
  type BadiDateNames,
  type BadiLanguage,
  CalendarRangeError,
  parseBadiDate,
  toCivilDay,
} from '@bahai-friends/badi-calendar';
import { ar } from '@bahai-friends/badi-calendar/names/ar';
import { de } from '@bahai-friends/badi-calendar/names/de';
import { en } from '@bahai-friends/badi-calendar/names/en';
import { es } from '@bahai-friends/badi-calendar/names/es';
import { fa } from '@bahai-friends/badi-calendar/names/fa';
import { fr } from '@bahai-friends/badi-calendar/names/fr';
import { lv } from '@bahai-friends/badi-calendar/names/lv';
import { nl } from '@bahai-friends/badi-calendar/names/nl';
import { pt } from '@bahai-friends/badi-calendar/names/pt';
import { ru } from '@bahai-friends/badi-calendar/names/ru';
import { sv } from '@bahai-friends/badi-calendar/names/sv';
import { zh } from '@bahai-friends/badi-calendar/names/zh';
import { foldText } from '../fold-text.ts';

/** What stands for ʻ and ʼ: modifier letters, accents on their own, quotation marks, primes. */
const APOSTROPHES = /['′‵\p{Lm}\p{Sk}\p{Pi}\p{Pf}]/gu;

/** Apostrophes, accents, hyphens and the dots of abbreviations are often left out. */
function plain(text: string): string {
  return foldText(text.replace(APOSTROPHES, ''))
    .replace(/\.(?!\d)/g, '')
    .replace(/[-\s]+/g, ' ')
    .trim();
}

const plainNames = ({ era, months, weekdays }: BadiDateNames): BadiDateNames => ({
  era: plain(era),
  digitZero: '0',
  months: months.map(plain),
  weekdays,
});

/** The words of every language that Badí dates are read in. */
export const BADI_NAMES: Readonly<Record<BadiLanguage, BadiDateNames>> = {
  en,
  ar,
  de,
  es,
  fa,
  fr,
  lv,
  nl,
  pt,
  ru,
  sv,
  zh,
};

/** Languages of Latin script mostly differ in nothing but the era. */
const NAMES: readonly BadiDateNames[] = [
  ...new Map(
    Object.values(BADI_NAMES)
      .map(plainNames)
      .map((names) => [JSON.stringify([names.era, names.months]), names]),
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
