import { LANGUAGES, type Language } from '@bahai-friends/languages';
import { textsOfEveryLanguage } from '@bahai-friends/languages/language-of';

const sheets = await textsOfEveryLanguage('sheets');

/** The words of dates in a language, besides the names that `Intl` has. */
const wordsIn = (language: Language) => sheets[language].dates;

/** The languages of the product, with the regions whose names of months or weekdays differ. */
export const LOCALES: readonly string[] = LANGUAGES.flatMap((language) => [
  language,
  ...wordsIn(language).regions.map((region) => `${language}-${region}`),
]);

/** Further names, each with the number of what it names. */
const furtherNames = (kind: 'months' | 'weekdays'): readonly (readonly [string, number])[] =>
  LANGUAGES.flatMap((language) =>
    Object.entries(wordsIn(language)[kind]).flatMap(([number, names]) =>
      names.map((name) => [name, Number(number)] as const),
    ),
  );

/** Names that months have beside those of `Intl`, each with its month: 1 to 12. */
export const FURTHER_MONTHS = furtherNames('months');

/** Names that weekdays have beside those of `Intl`, each with its weekday: 0 for Sunday. */
export const FURTHER_WEEKDAYS = furtherNames('weekdays');

/** Words that stand in dates and say nothing, as people write them. */
export const FILLERS: readonly string[] = LANGUAGES.flatMap((language) =>
  wordsIn(language).fillers.split(' '),
);
