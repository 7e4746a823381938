import { listed, number } from '../../words.ts';

export const languagesAndTranslations = (count: number) =>
  count > 0 ? `زبان و ترجمه‌ها (${number(count)})` : 'زبان و ترجمه‌ها';

export const loading = 'در حال بارگذاری ترجمه‌ها';
export const notLoaded = 'ترجمه‌ها بارگذاری نشد. لطفاً اتصال خود را بررسی کنید و دوباره بکوشید.';
export const changedMeanwhile =
  'در این میان کس دیگری این سخن را تغییر داده است. ترجمه‌های آن از آنِ نسخهٔ تازه‌تر است.';
export const loadNewer = 'بارگذاری نسخهٔ تازه‌تر';

export const notSaid = 'گفته نشده';

export const asOriginal = 'همانند اصل';

export const anotherLanguage = 'زبان دیگر';
export const chooseLanguage = 'زبانی انتخاب کنید';
export const add = 'افزودن ترجمه';
export const remove = 'برداشتن';
export const removeOf = (language: string) => `برداشتن ترجمه: ${language}`;

export const language = 'زبان';
export const anyLanguage = 'همه';
export const without = (language: string) => `بدون ${language}`;
export const searching = 'در حال جستجو در ترجمه‌ها…';
export const notSearched = 'جستجو در ترجمه‌ها ممکن نشد: تنها در متن‌های فهرست جستجو می‌شود.';

export const languagesOf = (original: string | null, translations: readonly string[]) => {
  if (original === null) return `ترجمه‌ها: ${listed(translations)}`;
  return translations.length === 0
    ? `زبان: ${original}`
    : `زبان: ${original}؛ ترجمه‌ها: ${listed(translations)}`;
};

export const noLanguage = 'هر زبانی';
export const inLanguage = (language: string) => `به ${language}`;
export const dayWithLanguage = (day: string, count: number, language: string, isIn: boolean) =>
  `${day}: ${number(count)} سخن، ${isIn ? `به ${language}` : `نه به ${language}`}`;
export const daysIn = (language: string, count: number, days: number) =>
  `از ${number(days)} روز آینده، ${number(count)} روز سخنی به ${language} دارد`;
