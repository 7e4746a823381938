import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = '中文';
export const englishName = 'Chinese';
// Simplified characters: browsers learn from it which letters are meant.
export const tag = 'zh-Hans';
export const locale = 'zh-Hans';
export const dir = 'ltr';
export const isLatin = false;
export const openGraph = 'zh_CN';
export const quotationMarks: QuotationMarks = ['“', '”'];
// The Unicode CLDR has slashes in spans, as in '3/21 – 4/8', and signs for years, months and days everywhere else.
export const days: DayFacts = {
  columnWeekday: 'short',
  spanSign: '至',
  // The space has no width.
  breakable: (monthAndDay) => monthAndDay.replace('月', '月\u200b'),
};
export const defaultTagline = '人人都能在此学习，并从与巴哈伊有关的一切中获得启迪。';
