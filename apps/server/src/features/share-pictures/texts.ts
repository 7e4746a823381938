import type { Language } from '@bahai-friends/contract';
import { formatDay } from '@bahai-friends/contract/format-day';
import { localeOf, MARKS } from '@bahai-friends/contract/language-formats';
import type { QuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { badiDateIn } from '../settings/badi-date-in.ts';

/** Every text of the pictures of quotes that the program brings, in one language. */
export interface SharePictureTexts {
  readonly quotationMarks: QuotationMarks;
  readonly source: (source: string) => string;
  /** A civil day in both calendars; null where the Badí calendar does not know it. */
  readonly day: (civilDay: string) => string;
  readonly badiDay: (civilDay: string) => string | null;
}

const source = (name: string): string => `— ${name}`;

const en: SharePictureTexts = {
  quotationMarks: MARKS.en,
  source,
  day: formatDay,
  badiDay: (civilDay) => badiDateIn('en', civilDay),
};

/** Days are written as on the site's pages. */
export function textsIn(language: Language): SharePictureTexts {
  if (language === 'en') return en;
  const days = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return {
    quotationMarks: MARKS[language],
    source,
    day: (civilDay) => days.format(new Date(civilDay)),
    badiDay: (civilDay) => badiDateIn(language, civilDay),
  };
}
