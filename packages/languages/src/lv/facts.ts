import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'Latviešu';
export const englishName = 'Latvian';
export const tag = 'lv';
export const locale = 'lv';
export const dir = 'ltr';
export const isLatin = true;
export const openGraph = 'lv_LV';
// As Latvian books print them; Unicode CLDR has “ and ”.
export const quotationMarks: QuotationMarks = ['„', '”'];
export const days: DayFacts = { columnWeekday: ['Sv', 'P', 'O', 'T', 'C', 'Pk', 'S'] };
export const defaultTagline =
  'Vieta, kur ikviens var mācīties un gūt iedvesmu no visa, kas saistīts ar Bahá’í ticību.';
