import { wordsOf } from '../words-of.ts';
import { days, locale } from './facts.ts';

/** The forms that a count chooses from. */
export type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** How the dashboard's texts write numbers, days, lists and counts. */
export const { number, day, year, listed, either, languageName, weekday, plural } = wordsOf<Plural>(
  { days, locale },
);
