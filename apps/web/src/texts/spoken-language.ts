import type { BadiNames } from '@bahai-friends/badi-calendar';
import type { LanguageFacts, PageTexts } from '@bahai-friends/languages';
import { writtenDays } from '@bahai-friends/languages/written-days';
import type { LanguageWords } from './spoken.ts';

/** The facts of a language that the scripts of a page need. */
export type SpokenFacts = Pick<LanguageFacts, 'locale' | 'quotationMarks' | 'days'>;

/** A language other than English, from its folder and the calendar's names. */
export const spokenLanguage = (
  facts: SpokenFacts,
  page: PageTexts,
  names: BadiNames,
): LanguageWords => ({
  ...writtenDays(facts, names),
  locale: facts.locale,
  quotationMarks: facts.quotationMarks,
  names,
  texts: page,
  page,
});
