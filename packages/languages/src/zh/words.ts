import { wordsOf } from '../words-of.ts';
import { days, locale } from './facts.ts';

/** How the dashboard's texts write numbers, days, lists and counts. */
export const { number, day, year, listed, either, languageName, weekday, plural } =
  wordsOf<'other'>({ days, locale });
