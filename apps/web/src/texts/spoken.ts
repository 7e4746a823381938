import type { BadiDateNames } from '@bahai-friends/badi-calendar';
import { enDates } from '@bahai-friends/badi-calendar/names/en-dates';
import type { PageLanguage } from '@bahai-friends/contract';
import type { DateTexts, PageTexts, QuotationMarks, WrittenDays } from '@bahai-friends/languages';
import { dates } from '@bahai-friends/languages/en/dates';
import { quotationMarks } from '@bahai-friends/languages/en/facts';
import { englishDays } from '@bahai-friends/languages/english-days';

/** What the scripts of a page say in a language. */
export interface LanguageWords extends WrittenDays {
  /** For `Intl`, with the Gregorian calendar and the language's own digits; 'en' unless given. */
  readonly locale?: string;
  readonly names: BadiDateNames;
  readonly quotationMarks: QuotationMarks;
  readonly texts: DateTexts;
  /** What pages say; English has it in parts, each loaded with what says it. */
  readonly page?: PageTexts;
  /** What a page says first to whoever has come by logging out: what ended the session spoke English. */
  readonly firstToast?: { readonly title: string; readonly description: string } | undefined;
}

/** The language of a page as its scripts speak it. */
export interface SpokenLanguage extends LanguageWords, Omit<PageLanguage, 'bare'> {}

/** The first script of every page carries it. */
export const english: SpokenLanguage = {
  code: 'en',
  prefix: '',
  ...englishDays,
  names: enDates,
  quotationMarks,
  texts: dates,
};

/**
 * The language of the page: where its addresses are, how it writes days and numbers and, when it is not English, all
 * that it says. The document names that language's script before the first one of every page.
 *
 * A variable and not a value that components are handed: it costs English nothing, and it does not change while a page
 * is rendered, on the server either, where rendering is synchronous.
 */
export let spoken: SpokenLanguage = english;

/** Has the page speak another language from now on: English when none is given. */
export function speak(language: SpokenLanguage = english): void {
  spoken = language;
}
