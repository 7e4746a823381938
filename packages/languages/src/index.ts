export { formatDay } from './format-day.ts';
export type { LanguageFacts, QuotationMarks } from './language-facts.ts';
export { isLanguage, LANGUAGES, type Language } from './languages.ts';
export type * from './texts.ts';
export type { WrittenDays } from './written-days.ts';
