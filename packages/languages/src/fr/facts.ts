import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'Français';
export const englishName = 'French';
export const tag = 'fr';
export const locale = 'fr';
export const dir = 'ltr';
export const isLatin = true;
export const openGraph = 'fr_FR';
export const quotationMarks: QuotationMarks = ['«\u00a0', '\u00a0»'];
export const days: DayFacts = { columnWeekday: 'short' };
export const defaultTagline =
  'Un espace où chacun peut apprendre et s’inspirer de tout ce qui est bahá’í.';
