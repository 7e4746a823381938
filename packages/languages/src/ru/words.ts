import { wordsOf } from '../words-of.ts';
import { days as dayFacts, locale } from './facts.ts';

/** How the dashboard's texts write numbers, days, lists and counts. */
export const { number, day, listed, either, languageName, weekday, plural } = wordsOf<
  'one' | 'few' | 'many' | 'other'
>({ days: dayFacts, locale });

/** The form of a counted noun in the nominative; a fraction takes the genitive singular, as two to four do. */
const counted = (one: string, few: string, many: string) => (count: number) =>
  `${number(count)} ${plural(count, { one, few, many, other: few })}`;

export const quotes = counted('цитата', 'цитаты', 'цитат');
export const rows = counted('строка', 'строки', 'строк');
export const days = counted('день', 'дня', 'дней');
/** In the genitive, after 'within' and 'more than'. */
export const ofDays = counted('дня', 'дней', 'дней');
export const dates = counted('дата', 'даты', 'дат');
