import type { SentenceParts } from '../../../sentence-parts.ts';
import { counted, countedOf, nouns } from '../../counted.ts';
import { day as dayName, number } from '../../words.ts';

export const view = 'طريقة العرض';
export const list = 'القائمة';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'لا توجد اقتباسات مجدولة لليوم أو بعده'
      : `لا يوجد اقتباس مجدول لليوم؛ والتالي ليوم ${dayName(next)}`;
  }
  const end = `تنتهي الاقتباسات المجدولة بعد يوم ${dayName(lastDay)}، والمتبقي: ${counted(days, nouns.day)}`;
  return next === null ? end : `${end}؛ والاقتباس التالي ليوم ${dayName(next)}`;
};

export const filters = 'عوامل التصفية';
export const filtersSet = (count: number) =>
  count === 0 ? 'عوامل التصفية' : `عوامل التصفية (المفعّل: ${number(count)})`;
export const clearFilters = 'مسح عوامل التصفية';
export const search = 'البحث';
export const searchHint = 'البحث في الاقتباسات والمصادر…';
export const status = 'الحالة';
export const allStatuses = 'الكل';
export const current = 'الحالية';
export const upcoming = 'القادمة';
export const past = 'الماضية';
export const unscheduled = 'غير المجدولة';
export const upload = 'عملية الرفع';
export const allUploads = 'الكل';
export const earlierUpload = 'عملية رفع سابقة';
export const uploadOf = (file: string | null, day: string) =>
  `\u2068${file ?? 'ملف'}\u2069، ${dayName(day)}`;
export const uploadUnknown =
  'لم تعد عملية الرفع المذكورة في هذا العنوان موجودة: تُعرض اقتباسات كل عمليات الرفع.';
export const dateRange = 'نطاق التاريخ';
export const from = 'من';
export const to = 'إلى';

export const showing = (first: number, last: number, total: number) =>
  `عرض ${number(first)} إلى ${number(last)} من أصل ${countedOf(total, nouns.quote)}`;
export const quotesPerPage = 'عدد الاقتباسات في الصفحة';
export const pages = 'صفحات الاقتباسات';
export const exportQuotes = 'تصدير الاقتباسات';
export const exportXlsx = 'تصدير بصيغة XLSX';
export const exporting = 'جارٍ التصدير…';

export const noneFound = 'لا توجد اقتباسات مطابقة لعوامل التصفية';
export const addFirst = 'أضيفوا أول الاقتباسات في «رفع الاقتباسات».';
export const clearOrAdd = 'امسحوا عوامل التصفية، أو أضيفوا اقتباسات في «رفع الاقتباسات».';

export const select = 'تحديد';
export const selectPage = 'تحديد كل ما في هذه الصفحة';
export const quote = 'الاقتباس';
export const source = 'المصدر';
export const today = 'اليوم';
export const isUpcoming = 'قادم';
export const isPast = 'ماضٍ';
export const isUnscheduled = 'غير مجدول';
export const selectQuote = (beginning: string) => `تحديد ${beginning}`;
export const actionsFor = (beginning: string) => `الإجراءات: ${beginning}`;
export const share = (beginning: string) => `مشاركة ${beginning}`;
export const shareTitle = 'مشاركة هذا الاقتباس';
export const shareNotLoaded = 'تعذّر التحميل. يُرجى التحقق من الاتصال.';
export const reference = 'المرجع';

export const selectedQuotes = 'الاقتباسات المحدَّدة';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = `تم تحديد ${countedOf(count, nouns.quote)}`;
  if (hidden > 0) return `${some} (المخفي منها بعوامل التصفية: ${number(hidden)})`;
  return isAll ? `${some} (كل ما يطابق)` : some;
};
export const selectMatching = (count: number) => `تحديد كل ما يطابق (${number(count)})`;
export const matchingSelected = (count: number) => `تم تحديد كل ما يطابق (${number(count)})`;
export const deleteSelected = 'حذف المحدَّد';
export const clearSelection = 'إلغاء التحديد';
export const deleteSelectedTitle = 'حذف جماعي للاقتباسات';
export const deleteSelectedQuestion = (count: number, days: number) =>
  `هل تريدون حذف ${countedOf(count, nouns.quote)}؟ يمكن التراجع عن ذلك لمدة ${countedOf(days, nouns.day)} في «أحدث عمليات الرفع والتغييرات».`;

export const editQuote = 'تعديل الاقتباس';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'تاريخ الإضافة: ',
  at,
  ...(by === null ? [] : ['، بواسطة ', by]),
];
export const deleteQuote = 'حذف الاقتباس';
export const cannotBeUndone = 'لا يمكن التراجع عن هذا الإجراء.';

export const shortcuts = 'اختصارات لوحة المفاتيح';
export const aboutShortcuts =
  'تعمل عندما يكون التركيز في «إدارة الاقتباسات» ولا تعمل أثناء الكتابة.';
export const homeKey = 'Home';
export const endKey = 'End';
export const enterKey = 'Enter';
export const spaceKey = 'المسافة';
export const searches = 'البحث، حتى إن لم يكن التركيز على شيء؛ ينتقل ↓ إلى أول اقتباس';
export const nextOrPrevious = 'الاقتباس التالي أو السابق';
export const firstOrLast = 'أول اقتباس أو آخر اقتباس في الصفحة';
export const edits = 'تعديل الاقتباس';
export const selects = 'تحديد الاقتباس أو إلغاء تحديده';
export const showsShortcuts = 'عرض هذه الاختصارات';
