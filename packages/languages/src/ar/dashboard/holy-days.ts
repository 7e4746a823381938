import type { SentenceParts } from '../../sentence-parts.ts';
import { counted, countedOf, nouns } from '../counted.ts';
import { day, year as yearName } from '../words.ts';

export const nothingToAdd = 'لا شيء للإضافة';
export const addedTitle = (count: number) =>
  count === 1 ? 'تمت إضافة اليوم المقدس' : 'تمت إضافة الأيام المقدسة';
export const addFromCalendarTitle = 'الإضافة من التقويم';
export const aboutAdding =
  'تُضاف الأيام المقدسة الناقصة في سنة من سنوات التقويم البديع، وتبقى الموجودة كما هي.';
export const badiYear = 'السنة بالتقويم البديع';
export const adding = 'جارٍ الإضافة…';
export const alreadyThere = 'موجود من قبل';
export const willBeAdded = 'ستتم إضافته';
export const deleted = 'تم حذف اليوم المقدس.';
export const deletedTitle = 'تم حذف اليوم المقدس';
export const addHolyDay = 'إضافة يوم مقدس';
export const added = 'تمت إضافة اليوم المقدس.';
export const editHolyDay = 'تعديل اليوم المقدس';
export const updatedTitle = 'تم تحديث اليوم المقدس';
export const updated = 'تم تحديث اليوم المقدس.';
export const title = 'الأيام المقدسة';
export const addFromCalendar = 'الإضافة من التقويم';
export const toPrint = 'تقاويم وملصقات للطباعة';
export const loadError = 'تعذّر تحميل الأيام المقدسة. يُرجى المحاولة مرة أخرى.';
export const loading = 'جارٍ تحميل الأيام المقدسة';
export const none = 'لا توجد أيام مقدسة. يمكن إضافتها بالزر أعلاه.';
export const pastDays = 'الأيام المقدسة الماضية';
export const holyDay = 'اليوم المقدس';
export const badiDate = 'التاريخ بالتقويم البديع';
export const gregorianDate = 'التاريخ الميلادي';
export const editDay = (name: string, gregorian: string) => `تعديل ${name}، ${gregorian}`;
export const deleteDay = (name: string, gregorian: string) => `حذف ${name}، ${gregorian}`;
export const fetchFailed = 'تعذّر جلب الأيام المقدسة';
export const addFailed = 'تعذّرت إضافة اليوم المقدس';
export const deleteFailed = 'تعذّر حذف اليوم المقدس';
export const addOneTitle = 'تمت إضافة اليوم المقدس';
export const addHolyDays = (count: number) => `إضافة ${countedOf(count, nouns['holy-day'])}`;
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `كل الأيام المقدسة لسنة ${yearName(year)} بديع موجودة من قبل.`;
  const sentence = `تمت إضافة ${countedOf(added, nouns['holy-day'])} لسنة ${yearName(year)} بديع`;
  return there === 0
    ? `${sentence}.`
    : `${sentence}؛ والموجود من قبل: ${counted(there, nouns['holy-day'])}.`;
};
export const preview = (added: number, there: number) =>
  `ستتم إضافة ${countedOf(added, nouns['holy-day'])}، والموجود من قبل: ${counted(there, nouns['holy-day'])}.`;
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'مسجَّل باسم ',
  name,
  `، ${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'سيتم حذف ',
  name,
  `، ${day(date)}. لا يمكن التراجع عن هذا الإجراء.`,
];
export const tooFew = (count: number) => {
  const listed =
    count === 0
      ? 'لا توجد أيام مقدسة مسجَّلة للأشهر الاثني عشر القادمة.'
      : `المسجَّل للأشهر الاثني عشر القادمة هو ${counted(count, nouns['holy-day'])} فقط.`;
  return `${listed} يعرف التقويم أيامًا أكثر: اختاروا «الإضافة من التقويم».`;
};
export const updateFailed = 'تعذّر تحديث اليوم المقدس';
