import type { SentenceParts } from '../../sentence-parts.ts';
import { day as written } from '../words.ts';

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'تمت إضافة اللقاء: ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'تم تغيير اللقاء: ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'تم حفظ اللقاء دون تغيير: ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'تم حذف اللقاء: ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'تمت استعادة اللقاء: ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'تم تأكيد استمرار اللقاء: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'تم إنشاء رابط جديد للقاء: ',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `تم تغيير لقاء ${written(day)}: `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `عاد لقاء ${written(day)} كسائر اللقاءات: `,
  name,
];

export const gatheringKind = 'النوع';
export const title = 'العنوان';
export const description = 'الوصف';
export const onlineAddress = 'العنوان الإلكتروني';
export const onlineFor = 'العنوان الإلكتروني لـ';
export const audience = 'لمن';
export const firstDay = 'اليوم الأول';
export const time = 'الوقت';
export const minutes = 'الدقائق';
export const repeats = 'التكرار';
export const lastDay = 'اليوم الأخير';
export const capacity = 'الأماكن';
export const answers = 'الردود';
export const cancelled = 'أُلغي';
export const movedTo = 'نُقل إلى';
export const note = 'ملاحظة';
