import {
  AYYAM_I_HA,
  FIRST_CIVIL_DAY,
  LAST_CIVIL_DAY,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import type { Language, QuotationMarks } from '@bahai-friends/languages';
import { daysIn } from '@bahai-friends/languages/days-in';
import { factsOf } from '@bahai-friends/languages/language-of';
import { badiDateIn } from '../settings/badi-date-in.ts';

/** The program's own texts on pictures, in one language. */
export interface SharePictureTexts {
  readonly quotationMarks: QuotationMarks;
  readonly source: (source: string) => string;
  /** A civil day in both calendars, or in one outside of the Badí calendar. */
  readonly day: (civilDay: string) => string;
  readonly badiDay: (civilDay: string) => string | null;
  /** The Badí month of a civil day: 1 to 19, or 20 in Ayyám-i-Há and outside of the calendar. */
  readonly month: (civilDay: string) => number;
}

/** The ornament of Ayyám-i-Há is used where no day gives a month. */
export const ANY_MONTH = AYYAM_I_HA;

/** Days are written as on the site's pages. */
export const textsIn = (language: Language): SharePictureTexts => ({
  quotationMarks: factsOf(language).quotationMarks,
  source: (name) => `— ${name}`,
  day: daysIn(language).gregorian,
  badiDay: (civilDay) => badiDateIn(language, civilDay),
  month: (civilDay) =>
    civilDay < FIRST_CIVIL_DAY || civilDay > LAST_CIVIL_DAY
      ? ANY_MONTH
      : toBadiDate(civilDay).month,
});
