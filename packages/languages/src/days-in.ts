import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import { englishDays } from './english-days.ts';
import { factsOf } from './language-of.ts';
import type { Language } from './languages.ts';
import { type WrittenDays, writtenDays } from './written-days.ts';

const known = new Map<Language, WrittenDays>([['en', englishDays]]);

/** How a language writes days and numbers, on pages and wherever else the server writes one. */
export function daysIn(language: Language): WrittenDays {
  const days =
    known.get(language) ?? writtenDays(factsOf(language), namesOfEveryLanguage[language]);
  known.set(language, days);
  return days;
}
