import {
  type BadiDate,
  type CivilDaySpan,
  LAST_PUBLISHED_YEAR,
  monthMeaning,
  monthName,
  weekdayMeaning,
  weekdayName,
} from '@bahai-friends/badi-calendar';
import type { DocumentTexts } from '@bahai-friends/languages';
import { whole } from '../texts/whole.ts';

const number = (value: number): string => whole().number(value);
const year = (): DocumentTexts['year'] => whole().documents.year;
const yearName = (value: number): string => year().yearName(number(value), whole().names.era);

const monthOf = (month: number) => ({ year: 1, month, day: 1 });

/** The meaning of a name; empty where the language has one word for both. */
const otherThan = (name: string, meaning: string): string => (meaning === name ? '' : meaning);

/** The texts of the pages of Badí years in the page's language, with its numbers, names and dates. */
export const texts = {
  number,
  yearName,
  title: (value: number) => year().title(yearName(value)),
  description: (value: number, span: CivilDaySpan) =>
    year().description(yearName(value), whole().days.span(span)),
  kept: (civilDay: string) => year().kept(whole().gregorian(civilDay)),
  projected: () => year().projected(yearName(LAST_PUBLISHED_YEAR)),

  monthName: (month: number) => monthName(monthOf(month), whole().names),
  monthMeaning: (month: number) =>
    otherThan(texts.monthName(month), monthMeaning(monthOf(month), whole().names)),
  badiWeekday: (civilDay: string) => weekdayName(civilDay, whole().names),
  badiWeekdayMeaning: (civilDay: string) =>
    otherThan(texts.badiWeekday(civilDay), weekdayMeaning(civilDay, whole().names)),
  /** '1 Bahá' */
  dayAndMonth: (date: BadiDate) =>
    whole().page.badiDay(number(date.day), monthName(date, whole().names)),
} as const;
