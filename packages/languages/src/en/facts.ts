import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'English';
export const englishName = 'English';
export const tag = 'en';
export const locale = 'en';
export const dir = 'ltr';
export const isLatin = true;
export const openGraph = 'en_US';
export const quotationMarks: QuotationMarks = ['“', '”'];
export const days: DayFacts = { columnWeekday: 'short' };
export const defaultTagline =
  "A space for everyone to learn and feel inspired by all things Bahá'í.";
