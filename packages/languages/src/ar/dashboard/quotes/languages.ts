import { counted, nouns } from '../../counted.ts';
import { listed, number } from '../../words.ts';

export const languagesAndTranslations = (count: number) =>
  count > 0 ? `اللغة والترجمات (${number(count)})` : 'اللغة والترجمات';

export const loading = 'جارٍ تحميل الترجمات';
export const notLoaded = 'تعذّر تحميل الترجمات. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.';
export const changedMeanwhile =
  'غيّر شخص آخر هذا الاقتباس في هذه الأثناء. ترجماته هي ترجمات النسخة الأحدث.';
export const loadNewer = 'تحميل النسخة الأحدث';

export const notSaid = 'غير مذكورة';

export const asOriginal = 'كما في الأصل';

export const anotherLanguage = 'لغة أخرى';
export const chooseLanguage = 'اختاروا لغة';
export const add = 'إضافة ترجمة';
export const remove = 'إزالة';
export const removeOf = (language: string) => `إزالة الترجمة: ${language}`;

export const language = 'اللغة';
export const anyLanguage = 'الكل';
export const without = (language: string) => `بدون ${language}`;
export const searching = 'جارٍ البحث في الترجمات…';
export const notSearched = 'تعذّر البحث في الترجمات: يجري البحث في نصوص القائمة فقط.';

export const languagesOf = (original: string | null, translations: readonly string[]) => {
  if (original === null) return `الترجمات: ${listed(translations)}`;
  return translations.length === 0
    ? `اللغة: ${original}`
    : `اللغة: ${original}، الترجمات: ${listed(translations)}`;
};

export const noLanguage = 'أي لغة';
export const inLanguage = (language: string) => `باللغة ${language}`;
export const dayWithLanguage = (day: string, count: number, language: string, isIn: boolean) =>
  `${day}: ${counted(count, nouns.quote)}، ${isIn ? `باللغة ${language}` : `ليس باللغة ${language}`}`;
export const daysIn = (language: string, count: number, days: number) =>
  `الأيام القادمة باللغة ${language}: ${number(count)} من أصل ${number(days)}`;
