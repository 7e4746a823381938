import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'Português';
export const englishName = 'Portuguese';
export const tag = 'pt';
export const locale = 'pt';
export const dir = 'ltr';
export const isLatin = true;
export const openGraph = 'pt_BR';
export const quotationMarks: QuotationMarks = ['“', '”'];
export const days: DayFacts = { columnWeekday: 'short' };
export const defaultTagline =
  'Um espaço para todos aprenderem e se inspirarem em tudo o que é bahá’í.';
