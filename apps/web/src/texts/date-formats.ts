import { type BadiDate, type BadiDateNames, formatBadiDate } from '@bahai-friends/badi-calendar';
import { enDates } from '@bahai-friends/badi-calendar/names/en-dates';
import { formatDay } from '@bahai-friends/contract/format-day';
import { dates } from './en/dates.ts';
import type { DateTexts, PageTexts } from './page-texts.ts';

/** How a language writes days and numbers. */
export interface DateFormats {
  /** For `Intl`, with the Gregorian calendar and the language's own digits; 'en' unless given. */
  readonly locale?: string;
  readonly names: BadiDateNames;
  readonly texts: DateTexts;
  /** What pages say; English has it in parts, each loaded with what says it. */
  readonly page?: PageTexts;
  /** What a page says first to whoever has come by logging out: what ended the session spoke English. */
  readonly firstToast?: { readonly title: string; readonly description: string } | undefined;
  /** Such as 'March 21, 2026'. */
  readonly gregorian: (civilDay: string) => string;
  /** Such as '1 Bahá 183 B.E.'. */
  readonly badi: (date: BadiDate) => string;
  /** A whole number without separators. */
  readonly number: (number: number) => string;
}

/** The first script of every page carries these: written without `Intl`, they are the same in all browsers. */
export const englishFormats: DateFormats = {
  names: enDates,
  texts: dates,
  gregorian: formatDay,
  badi: (date) => formatBadiDate(date, enDates),
  number: String,
};
