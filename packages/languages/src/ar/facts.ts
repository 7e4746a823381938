import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'العربية';
export const englishName = 'Arabic';
export const tag = 'ar';
// Its readers have digits of their own.
export const locale = 'ar-u-nu-arab';
export const dir = 'rtl';
export const isLatin = false;
export const openGraph = 'ar_AR';
// As Arabic books print them; Unicode CLDR has the curved ones.
export const quotationMarks: QuotationMarks = ['«', '»'];
export const days: DayFacts = { columnWeekday: 'narrow' };
export const defaultTagline = 'مساحة للجميع للتعلّم والاستلهام من كل ما هو بهائي.';
