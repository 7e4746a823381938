import { type BadiNames, formatLocalBadiDate } from '@bahai-friends/badi-calendar';
import type { Language } from '@bahai-friends/contract';
import { localeOf } from '@bahai-friends/contract/language-formats';
import type { DateFormats } from './date-formats.ts';
import type { PageTexts } from './page-texts.ts';

/** How a language other than English writes days and numbers: by Unicode CLDR, as the platform has it. */
export function localFormats(language: Language, names: BadiNames, page: PageTexts): DateFormats {
  const locale = localeOf(language);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    locale,
    names,
    texts: page,
    page,
    // In Russian a year's 'г.' does not begin a line.
    gregorian: (civilDay) => days.format(new Date(civilDay)).replace(' г.', '\u00a0г.'),
    badi: (date) => formatLocalBadiDate(date, names),
    number: (number) => numbers.format(number),
  };
}
