import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'Español';
export const englishName = 'Spanish';
export const tag = 'es';
export const locale = 'es';
export const dir = 'ltr';
export const isLatin = true;
export const openGraph = 'es_ES';
export const quotationMarks: QuotationMarks = ['«', '»'];
export const days: DayFacts = { columnWeekday: 'short' };
export const defaultTagline = 'Un espacio para que todos aprendan y se inspiren en todo lo bahá’í.';
