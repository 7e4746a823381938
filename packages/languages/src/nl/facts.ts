import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'Nederlands';
export const englishName = 'Dutch';
export const tag = 'nl';
export const locale = 'nl';
export const dir = 'ltr';
export const isLatin = true;
export const openGraph = 'nl_NL';
export const quotationMarks: QuotationMarks = ['‘', '’'];
export const days: DayFacts = { columnWeekday: 'short' };
export const defaultTagline =
  'Een plek waar iedereen kan leren en inspiratie vindt in alles wat bahá’í is.';
