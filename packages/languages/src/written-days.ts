import { type BadiDate, type BadiNames, formatLocalBadiDate } from '@bahai-friends/badi-calendar';
import type { LanguageFacts } from './language-facts.ts';

/** How a language writes days and numbers. */
export interface WrittenDays {
  /** Such as 'March 21, 2026'. */
  readonly gregorian: (civilDay: string) => string;
  /** Such as '1 Bahá 183 B.E.'. */
  readonly badi: (date: BadiDate) => string;
  /** A whole number without separators. */
  readonly number: (number: number) => string;
}

/** How any language but English writes them: by Unicode CLDR, as the platform has it. */
export function writtenDays(
  { locale, days: { unbroken = String } }: Pick<LanguageFacts, 'locale' | 'days'>,
  names: BadiNames,
): WrittenDays {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    gregorian: (civilDay) => unbroken(days.format(new Date(civilDay))),
    badi: (date) => formatLocalBadiDate(date, names),
    number: (number) => numbers.format(number),
  };
}
