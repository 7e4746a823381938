import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'Svenska';
export const englishName = 'Swedish';
export const tag = 'sv';
export const locale = 'sv';
export const dir = 'ltr';
export const isLatin = true;
export const openGraph = 'sv_SE';
export const quotationMarks: QuotationMarks = ['”', '”'];
export const days: DayFacts = { columnWeekday: 'short' };
export const defaultTagline =
  'En plats där alla kan lära sig och inspireras av allt som är bahá’í.';
