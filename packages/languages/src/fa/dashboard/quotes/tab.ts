import { number } from '../../words.ts';

export const uploadQuotes = 'آپلود سخنان';
export const manageQuotes = 'مدیریت سخنان';
export const loading = 'در حال بارگذاری سخنان';
export const loadErrorTitle = 'خطا در بارگذاری سخنان';
export const loadError = 'در بارگذاری سخنان مشکلی پیش آمد. لطفاً دوباره بکوشید';
export const unknownError = 'خطایی نامعلوم روی داد';
export const dateConflict = 'تاریخ تکراری';
export const conflictCheckFailed = 'بررسی تاریخ‌های تکراری ممکن نشد';
export const added = 'سخن افزوده شد!';
export const updated = 'سخن تغییر کرد';
export const updateFailed = 'تغییر سخن ممکن نشد';
export const deleted = 'سخن حذف شد';
export const deleteFailed = 'حذف سخن ممکن نشد';
export const deletedSeveral = (count: number) => `${number(count)} سخن حذف شد`;
export const deleteSeveralFailed = 'حذف سخنان ممکن نشد';

export const recentBatches = 'آپلودها و تغییرات اخیر';
export const undoFailed = 'برگرداندن ممکن نشد';
export const undoLater = 'می‌توانید آن را در زبانهٔ «سخنان»، در «آپلودها و تغییرات اخیر»، برگردانید';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 && `${number(restored)} سخن بازگردانده شد`,
    deleted > 0 && `${number(deleted)} سخن افزوده‌شده حذف شد`,
    kept > 0 &&
      `${number(kept)} سخن همان‌گونه که هست ماند، زیرا در این میان تغییر کرده یا تاریخ آن گرفته شده است`,
  ].filter(Boolean);
  return parts.length === 0 ? 'چیزی برای برگرداندن نمانده بود.' : `${parts.join('، ')}.`;
};
