import type { SentenceParts } from '../../sentence-parts.ts';
import { day, number, plural, year as yearName } from '../words.ts';

export const nothingToAdd = 'چیزی برای افزودن نیست';
export const addedTitle = (count: number) =>
  plural(count, { one: 'یوم متبرک افزوده شد', other: 'ایام متبرکه افزوده شد' });
export const addFromCalendarTitle = 'افزودن از تقویم';
export const aboutAdding =
  'ایام متبرکه‌ای که در یک سال بدیع نیست افزوده می‌شود؛ آنچه هست همان‌گونه می‌ماند.';
export const badiYear = 'سال بدیع';
export const adding = 'در حال افزودن…';
export const alreadyThere = 'از پیش هست';
export const willBeAdded = 'افزوده می‌شود';
export const deleted = 'یوم متبرک حذف شد.';
export const deletedTitle = 'یوم متبرک حذف شد';
export const addHolyDay = 'افزودن یوم متبرک';
export const added = 'یوم متبرک افزوده شد.';
export const editHolyDay = 'ویرایش یوم متبرک';
export const updatedTitle = 'یوم متبرک تغییر کرد';
export const updated = 'یوم متبرک تغییر کرد.';
export const title = 'ایام متبرکه';
export const addFromCalendar = 'افزودن از تقویم';
export const toPrint = 'تقویم‌ها و پوسترها برای چاپ';
export const loadError = 'ایام متبرکه بارگذاری نشد. لطفاً دوباره بکوشید.';
export const loading = 'در حال بارگذاری ایام متبرکه';
export const none = 'یوم متبرکی یافت نشد. با دکمهٔ بالا می‌توانید بیفزایید.';
export const pastDays = 'ایام متبرکهٔ گذشته';
export const holyDay = 'یوم متبرک';
export const badiDate = 'تاریخ بدیع';
export const gregorianDate = 'تاریخ میلادی';
export const editDay = (name: string, gregorian: string) => `ویرایش ${name}، ${gregorian}`;
export const deleteDay = (name: string, gregorian: string) => `حذف ${name}، ${gregorian}`;
export const fetchFailed = 'ایام متبرکه دریافت نشد';
export const addFailed = 'افزودن یوم متبرک ممکن نشد';
export const deleteFailed = 'حذف یوم متبرک ممکن نشد';
export const addOneTitle = 'یوم متبرک افزوده شد';
export const addHolyDays = (count: number) => `افزودن ${number(count)} یوم متبرک`;
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `همهٔ ایام متبرکهٔ سال ${yearName(year)} بدیع از پیش بود.`;
  const sentence = `${number(added)} یوم متبرک سال ${yearName(year)} بدیع افزوده شد`;
  return there === 0 ? `${sentence}.` : `${sentence}؛ ${number(there)} مورد از پیش بود.`;
};
export const preview = (added: number, there: number) =>
  `${number(added)} مورد افزوده می‌شود، ${number(there)} مورد از پیش هست.`;
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'ثبت‌شده با نام ',
  name,
  `، ${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  name,
  ` در ${day(date)} حذف می‌شود. این کار برگشت‌پذیر نیست.`,
];
export const tooFew = (count: number) => {
  const listed =
    count === 0
      ? 'برای ۱۲ ماه آینده یوم متبرکی ثبت نشده است.'
      : `برای ۱۲ ماه آینده تنها ${number(count)} یوم متبرک ثبت شده است.`;
  return `${listed} تقویم روزهای بیشتری می‌شناسد: «افزودن از تقویم» را انتخاب کنید.`;
};
export const updateFailed = 'تغییر یوم متبرک ممکن نشد';
