import type { BadiDateNames } from '@bahai-friends/badi-calendar';
import { enDates } from '@bahai-friends/badi-calendar/names/en-dates';
import type { PageLanguage } from '@bahai-friends/contract';
import type { DateTexts, PageTexts, QuotationMarks, WrittenDays } from '@bahai-friends/languages';
import { dates } from '@bahai-friends/languages/en/dates';
import { quotationMarks } from '@bahai-friends/languages/en/facts';
import { englishDays } from '@bahai-friends/languages/english-days';

/** The texts of a page's scripts in a language. */
export interface LanguageWords extends WrittenDays {
  /** For `Intl`, with the Gregorian calendar and the language's own digits; by default 'en'. */
  readonly locale?: string;
  readonly names: BadiDateNames;
  readonly quotationMarks: QuotationMarks;
  readonly texts: DateTexts;
  /** The texts of pages; English has them in parts, each loaded with the component that shows it. */
  readonly page?: PageTexts;
  /** The first message for visitors who have just logged out, when the page that ended the session was in English. */
  readonly firstToast?: { readonly title: string; readonly description: string } | undefined;
}

/** The language of a page for its scripts. */
export interface SpokenLanguage extends LanguageWords, Omit<PageLanguage, 'bare'> {}

/** It is part of the first script of every page. */
export const english: SpokenLanguage = {
  code: 'en',
  prefix: '',
  ...englishDays,
  names: enDates,
  quotationMarks,
  texts: dates,
};

/**
 * The language of the page: the prefix of its addresses, its days and numbers and, when it is not English, all its
 * texts. The document names that language's script before the first one of every page.
 *
 * It is a variable instead of a prop: that costs English nothing, and the language does not change while a page is
 * rendered, not even on the server, where rendering is synchronous.
 */
export let spoken: SpokenLanguage = english;

/** Sets the language of the page; English by default. */
export function speak(language: SpokenLanguage = english): void {
  spoken = language;
}
