import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'Deutsch';
export const englishName = 'German';
export const tag = 'de';
export const locale = 'de';
export const dir = 'ltr';
export const isLatin = true;
export const openGraph = 'de_DE';
export const quotationMarks: QuotationMarks = ['„', '“'];
export const days: DayFacts = { columnWeekday: 'short' };
export const defaultTagline =
  'Ein Ort für alle, um zu lernen und in allem, was Bahá’í ist, Inspiration zu finden.';
