import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed, number, weekday, day as written } from '../words.ts';

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'گردهمایی افزوده شد: ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'گردهمایی تغییر کرد: ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'گردهمایی بدون تغییر ذخیره شد: ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'گردهمایی حذف شد: ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'گردهمایی بازگردانده شد: ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'ادامهٔ گردهمایی تأیید شد: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'پیوند تازه‌ای برای گردهمایی ساخته شد: ',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `گردهمایی ${written(day)} تغییر کرد: `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `گردهمایی ${written(day)} دوباره مانند بقیه شد: `,
  name,
];
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `برنامهٔ گردهمایی ${written(day)} ذخیره شد (تعداد بخش‌ها: ${number(items)}): `,
  name,
];

export const gatheringKind = 'نوع';
export const title = 'عنوان';
export const description = 'شرح';
export const onlineAddress = 'نشانی آنلاین';
export const onlineFor = 'نشانی آنلاین برای';
export const audience = 'برای';
export const firstDay = 'روز اول';
export const time = 'ساعت';
export const minutes = 'دقیقه';
export const repeats = 'تکرار';
export const lastDay = 'روز آخر';
export const capacity = 'ظرفیت';
export const answers = 'پاسخ‌ها';
export const cancelled = 'لغوشده';
export const movedTo = 'منتقل به';
export const note = 'یادداشت';
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'برای همه';
export const forLink = 'برای کسانی که پیوند را دارند';
export const once = 'یک بار';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) =>
  interval === 1
    ? `هر هفته: ${daysOf(weekdays)}`
    : `هر ${number(interval)} هفته یک بار: ${daysOf(weekdays)}`;
const nths = ['اولین', 'دومین', 'سومین', 'چهارمین'];
export const monthly = (nth: number, day: number) =>
  `هر ماه: ${nths[nth - 1] ?? 'آخرین'} ${weekday(day)}`;
export const badiMonth = 'روز اول هر ماه بدیع';
export const badiMonthEve = 'شب پیش از روز اول هر ماه بدیع';
export const holyDay = 'هر یوم متبرک';
export const holyDayEve = 'شب پیش از هر یوم متبرک';
