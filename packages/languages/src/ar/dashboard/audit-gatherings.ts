import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed, number, weekday, day as written } from '../words.ts';

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
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `حُفظ برنامج لقاء ${written(day)} (عدد البنود: ${number(items)}): `,
  name,
];

export const gatheringKind = 'النوع';
export const title = 'العنوان';
export const description = 'الوصف';
export const onlineAddress = 'العنوان على الإنترنت';
export const onlineFor = 'العنوان على الإنترنت لمن';
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
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'للجميع';
export const forLink = 'لمن لديه الرابط';
export const once = 'مرة واحدة';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) => {
  if (interval === 1) return `كل أسبوع: ${daysOf(weekdays)}`;
  return interval === 2
    ? `كل أسبوعين: ${daysOf(weekdays)}`
    : `كل ${number(interval)} أسابيع: ${daysOf(weekdays)}`;
};
const nths = ['أول', 'ثاني', 'ثالث', 'رابع'];
export const monthly = (nth: number, day: number) =>
  `كل شهر: ${nths[nth - 1] ?? 'آخر'} ${weekday(day).replace(/^ال/, '')}`;
export const badiMonth = 'في أول يوم من كل شهر بديع';
export const badiMonthEve = 'عشية أول يوم من كل شهر بديع';
export const holyDay = 'في كل يوم مقدس';
export const holyDayEve = 'عشية كل يوم مقدس';
