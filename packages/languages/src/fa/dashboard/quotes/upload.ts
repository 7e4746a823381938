import { day as dayName, listed, number } from '../../words.ts';

export const uploadFile = 'آپلود فایل';
export const ownSheet =
  'جدول خودتان همان‌گونه که هست کافی است: آنچه روشن نیست پرسیده می‌شود و آنچه نادرست است همین‌جا درست می‌شود.';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `یک فایل CSV یا اکسل با این ستون‌ها آپلود کنید: ${listed(needed)}؛ و به دلخواه: ${listed(optional)}.`;
export const chooseFile = 'انتخاب فایل';
export const noFile = 'فایلی انتخاب نشده است. می‌توانید فایلی را به اینجا بکشید و رها کنید.';
export const oneFile = 'لطفاً هر بار یک فایل انتخاب کنید';
export const upload = 'آپلود';
export const checking = 'در حال بررسی…';
export const uploading = 'در حال آپلود…';
export const readingFile = 'در حال خواندن فایل…';
export const sending = (percent: number) => `در حال فرستادن فایل: ${number(percent)}٪`;

export const downloadTemplate = 'دانلود الگو';
export const loadingTemplates = 'در حال بارگذاری الگوها…';
export const noTemplates = 'الگویی در دسترس نیست';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV (\u2068.csv\u2069)' : 'اکسل (\u2068.xlsx\u2069)';

export const processFailed = 'پردازش فایل ممکن نشد';
export const checkFailed = 'بررسی ممکن نشد';
export const uploadFailed = 'آپلود ممکن نشد';
export const downloadError = 'خطای دانلود';
export const downloadFailed = 'دانلود ممکن نشد';
export const templateNotDownloaded = 'دانلود فایل الگو ممکن نشد.';
export const quotesNotDownloaded = 'دانلود سخنان ممکن نشد.';

export const someDatesConflict = 'برخی از تاریخ‌ها چند سخن دارد';
export const completeWithWarnings = 'آپلود انجام شد، با هشدار';
export const dateConflicts = 'تاریخ‌های تکراری';
export const dayWithQuotes = (day: string, count: number) =>
  `${dayName(day)}: ${number(count)} سخن`;
export const dayWithRows = (day: string, count: number) =>
  `${dayName(day)}: ${number(count)} ردیف در فایل`;
export const aboutShownQuote =
  'در تاریخ‌هایی که چند سخن دارد، سخنی نمایش داده می‌شود که از همه دیرتر تغییر کرده است.';
export const undo = 'برگرداندن';
export const undoing = 'در حال برگرداندن…';
export const undone = 'برگردانده شد';
export const undoLater = (days: number, part: string) =>
  `پس از این نیز تا ${number(days)} روز، در «${part}» در پایین.`;

export const checkFile = 'بررسی فایل';
export const loadingFile = 'در حال خواندن فایل';
export const workbenchFailed =
  'جدول فایل بارگذاری نشد. لطفاً اتصال خود را بررسی کنید و دوباره بکوشید.';

export const conflictsDetected = 'تاریخ‌های تکراری یافت شد';
export const cancelUpload = 'انصراف از آپلود';
export const proceed = 'ادامهٔ آپلود';
export const forAllDates = (dates: number) =>
  `برای هر ${number(dates)} تاریخی که سخن ذخیره‌شده دارد`;
export const differentChoices = 'انتخاب‌های گوناگون';
export const add = 'افزودن';
export const keep = (stored: number) =>
  stored === 1 ? 'نگه داشتن سخن ذخیره‌شده' : 'نگه داشتن سخنان ذخیره‌شده';
export const replace = (deleted: number) =>
  deleted === 0
    ? 'جایگزینی (هیچ سخن ذخیره‌شده‌ای حذف نمی‌شود)'
    : `جایگزینی (${number(deleted)} سخن ذخیره‌شده حذف می‌شود)`;
export const datesOfFile = (dates: number) => `${number(dates)} تاریخ`;
export const loadingDates = 'در حال بارگذاری تاریخ‌ها';
export const datesFailed =
  'فهرست تاریخ‌ها بارگذاری نشد. لطفاً اتصال خود را بررسی کنید و دوباره بکوشید.';
export const takenDates = (count: number) => `تاریخ‌هایی که هم‌اکنون سخن دارد (${number(count)})`;
export const repeatedDates = (count: number) =>
  `تاریخ‌هایی که بیش از یک بار در فایل آمده است (${number(count)})`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 && `${number(stored)} سخن از پیش هست`,
    (stored === 0 || rows > 1) && `${number(rows)} ردیف در فایل`,
  ].filter(Boolean);
  return `${dayName(day)}: ${parts.join('، ')}`;
};
export const inFile = 'در فایل';
export const stored = 'ذخیره‌شده';
export const rowLead = (row: number) => `ردیف ${number(row)}: `;
export const storedAlready = ' (از پیش ذخیره شده است)';
export const changesStored = ' (سخنی ذخیره‌شده را تغییر می‌دهد)';
export const andMore = (count: number) => `… و ${number(count)} مورد دیگر`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const parts = [
    added === 0 ? 'سخنی افزوده نمی‌شود' : `${number(added)} سخن افزوده می‌شود`,
    deleted > 0 && `${number(deleted)} سخن ذخیره‌شده حذف می‌شود`,
    leftOut > 0 && `${number(leftOut)} ردیف کنار گذاشته می‌شود`,
  ].filter((part) => part !== false);
  const these = dates === 1 ? 'این تاریخ' : `این ${number(dates)} تاریخ`;
  return `در ${these} ${listed(parts)}.`;
};

const EQUAL = 'با همین متن، مأخذ، تاریخ و پیوند از پیش ذخیره شده است';

interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    const all = rows === 1 ? 'سخن این فایل' : `هر ${number(rows)} سخن این فایل`;
    return `${all} ${EQUAL}. آپلود این فایل چیزی نمی‌افزاید و چیزی را تغییر نمی‌دهد.`;
  }
  return [
    `${number(same)} سخن از ${number(rows)} سخن این فایل ${EQUAL} و دوباره افزوده نمی‌شود.`,
    added === 0
      ? 'از سخنان دیگر نیز سخنی افزوده نمی‌شود.'
      : `${number(added)} سخن دیگر افزوده می‌شود.`,
    changed > 0 && `${number(changed)} سخن ذخیره‌شده تغییر می‌کند.`,
    repeated > 0 && `${number(repeated)} ردیف تکرار ردیفی پیشین است.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
};
