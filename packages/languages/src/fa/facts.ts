import type { DayFacts, QuotationMarks } from '../language-facts.ts';

export const ownName = 'فارسی';
export const englishName = 'Persian';
export const tag = 'fa';
// Persian has digits of its own. Without `ca-gregory` it would also have a calendar of its own, where the pages say
// Gregorian.
export const locale = 'fa-u-ca-gregory-nu-arabext';
export const dir = 'rtl';
export const isLatin = false;
export const openGraph = 'fa_IR';
export const quotationMarks: QuotationMarks = ['«', '»'];
export const days: DayFacts = { columnWeekday: 'narrow' };
export const defaultTagline = 'جایی برای همه، برای آموختن و الهام گرفتن از هر آنچه بهائی است.';
