import type { SentenceParts } from '../../sentence-parts.ts';
import { day as written } from '../words.ts';

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
export const capacity = 'جا';
export const answers = 'پاسخ‌ها';
export const cancelled = 'لغوشده';
export const movedTo = 'منتقل به';
export const note = 'یادداشت';
