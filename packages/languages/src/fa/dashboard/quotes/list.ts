import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, number } from '../../words.ts';

export const view = 'نما';
export const list = 'فهرست';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'برای امروز و روزهای بعد سخنی نیست'
      : `برای امروز سخنی نیست؛ سخن بعدی برای ${dayName(next)} است`;
  }
  const end = `سخنان تاریخ‌دار پس از ${dayName(lastDay)} به پایان می‌رسد: ${number(days)} روز مانده است`;
  return next === null ? end : `${end}؛ سخن بعدی برای ${dayName(next)} است`;
};

export const filters = 'فیلترها';
export const filtersSet = (count: number) =>
  count === 0 ? 'فیلترها' : `فیلترها (${number(count)} مورد)`;
export const clearFilters = 'پاک کردن فیلترها';
export const search = 'جستجو';
export const searchHint = 'جستجو در سخنان و مأخذها…';
export const status = 'وضعیت';
export const allStatuses = 'همه';
export const current = 'امروز';
export const upcoming = 'پیش رو';
export const past = 'گذشته';
export const unscheduled = 'بدون تاریخ';
export const upload = 'آپلود';
export const allUploads = 'همه';
export const earlierUpload = 'آپلودی پیشین';
export const uploadOf = (file: string | null, day: string) =>
  `\u2068${file ?? 'یک فایل'}\u2069، ${dayName(day)}`;
export const uploadUnknown =
  'آپلودی که در این نشانی آمده است دیگر نیست: سخنان همهٔ آپلودها نمایش داده می‌شود.';
export const dateRange = 'بازهٔ تاریخ';
export const from = 'از';
export const to = 'تا';

export const showing = (first: number, last: number, total: number) =>
  `نمایش ${number(first)} تا ${number(last)} از ${number(total)} سخن`;
export const quotesPerPage = 'شمار سخنان در هر صفحه';
export const pages = 'صفحه‌های سخنان';
export const exportQuotes = 'خروجی گرفتن از سخنان';
export const exportXlsx = 'خروجی گرفتن به‌صورت XLSX';
export const exporting = 'در حال خروجی گرفتن…';

export const noneFound = 'سخنی سازگار با فیلترها یافت نشد';
export const addFirst = 'نخستین سخنان را در «آپلود سخنان» بیفزایید.';
export const clearOrAdd = 'فیلترها را پاک کنید، یا در «آپلود سخنان» سخنانی بیفزایید.';

export const select = 'انتخاب';
export const selectPage = 'انتخاب همهٔ این صفحه';
export const quote = 'سخن';
export const source = 'مأخذ';
export const today = 'امروز';
export const isUpcoming = 'پیش رو';
export const isPast = 'گذشته';
export const isUnscheduled = 'بدون تاریخ';
export const selectQuote = (beginning: string) => `انتخاب ${beginning}`;
export const actionsFor = (beginning: string) => `کارها برای ${beginning}`;
export const share = (beginning: string) => `هم‌رسانی ${beginning}`;
export const shareTitle = 'هم‌رسانی این سخن';
export const shareNotLoaded = 'بارگذاری نشد. لطفاً اتصال خود را بررسی کنید.';
export const reference = 'مرجع';

export const selectedQuotes = 'سخنان انتخاب‌شده';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = `${number(count)} سخن انتخاب شده است`;
  if (hidden > 0) return `${some} (فیلترها ${number(hidden)} تا از آنها را پنهان کرده است)`;
  return isAll ? `${some} (همهٔ موارد سازگار)` : some;
};
export const selectMatching = (count: number) => `انتخاب هر ${number(count)} سخن سازگار`;
export const matchingSelected = (count: number) => `هر ${number(count)} سخن سازگار انتخاب شده است`;
export const deleteSelected = 'حذف انتخاب‌شده‌ها';
export const clearSelection = 'لغو انتخاب';
export const deleteSelectedTitle = 'حذف گروهی سخنان';
export const deleteSelectedQuestion = (count: number, days: number) =>
  `آیا می‌خواهید ${number(count)} سخن را حذف کنید؟ این کار را تا ${number(days)} روز می‌توان در «آپلودها و تغییرات اخیر» برگرداند.`;

export const editQuote = 'ویرایش سخن';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'افزوده‌شده: ',
  at,
  ...(by === null ? [] : ['، توسط ', by]),
];
export const deleteQuote = 'حذف سخن';
export const cannotBeUndone = 'این کار برگشت‌پذیر نیست.';

export const shortcuts = 'میان‌برهای صفحه‌کلید';
export const aboutShortcuts =
  'هنگامی کار می‌کند که تمرکز در «مدیریت سخنان» باشد و در حال نوشتن نباشید.';
export const homeKey = 'Home';
export const endKey = 'End';
export const enterKey = 'Enter';
export const spaceKey = 'فاصله';
export const searches = 'جستجو، حتی هنگامی که تمرکز در جایی نیست؛ ↓ به نخستین سخن می‌برد';
export const nextOrPrevious = 'سخن بعدی یا قبلی';
export const firstOrLast = 'نخستین یا آخرین سخن صفحه';
export const edits = 'ویرایش سخن';
export const selects = 'انتخاب سخن، یا لغو آن';
export const showsShortcuts = 'نمایش این میان‌برها';
