import { counted, countedOf, nouns } from '../../counted.ts';

export const uploadQuotes = 'رفع الاقتباسات';
export const manageQuotes = 'إدارة الاقتباسات';
export const loading = 'جارٍ تحميل الاقتباسات';
export const loadErrorTitle = 'خطأ في تحميل الاقتباسات';
export const loadError = 'حدثت مشكلة في تحميل الاقتباسات. يُرجى المحاولة مرة أخرى';
export const unknownError = 'حدث خطأ غير معروف';
export const dateConflict = 'تعارض في التاريخ';
export const conflictCheckFailed = 'تعذّر التحقق من تعارض التواريخ';
export const added = 'تمت إضافة الاقتباس بنجاح!';
export const updated = 'تم تحديث الاقتباس بنجاح';
export const updateFailed = 'تعذّر تحديث الاقتباس';
export const deleted = 'تم حذف الاقتباس بنجاح';
export const deleteFailed = 'تعذّر حذف الاقتباس';
export const deletedSeveral = (count: number) => `تم حذف ${countedOf(count, nouns.quote)} بنجاح`;
export const deleteSeveralFailed = 'تعذّر حذف الاقتباسات';

export const recentBatches = 'أحدث عمليات الرفع والتغييرات';
export const undoFailed = 'تعذّر التراجع';
export const undoLater =
  'يمكنكم التراجع عن ذلك في «أحدث عمليات الرفع والتغييرات» ضمن تبويب «الاقتباسات»';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 && `تمت استعادة ${countedOf(restored, nouns.quote)}`,
    deleted > 0 && `تم حذف ما أُضيف: ${counted(deleted, nouns.quote)}`,
    kept > 0 && `تُرك كما هو لأنه تغيّر أو شُغل تاريخه في هذه الأثناء: ${counted(kept, nouns.quote)}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'لم يبقَ شيء للتراجع عنه.' : `${parts.join('، ')}.`;
};
