import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'Русский';
export const englishName = 'Russian';
export const tag = 'ru';
export const locale = 'ru';
export const dir = 'ltr';
export const isLatin = false;
export const openGraph = 'ru_RU';
export const quotationMarks: QuotationMarks = ['«', '»'];
export const days: DayFacts = {
  columnWeekday: 'short',
  // A year's 'г.' does not begin a line.
  unbroken: (day) => day.replace(' г.', '\u00a0г.'),
};
export const defaultTagline =
  'Место, где каждый может узнать о Вере Бахаи и найти в ней вдохновение.';
