import { counted, countedOf, nouns } from '../../counted.ts';
import { day as dayName, listed, number } from '../../words.ts';

export const uploadFile = 'رفع ملف';
export const ownSheet = 'يكفي جدولكم كما هو: يُسأل عمّا ليس واضحًا، ويُصحَّح الخطأ هنا.';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `ارفعوا ملف CSV أو Excel فيه هذه الأعمدة: ${needed.join('، ')}. واختياريًا: ${optional.join('، ')}.`;
export const chooseFile = 'اختيار ملف';
export const noFile = 'لم يُختر ملف. يمكنكم سحب ملف وإفلاته هنا.';
export const oneFile = 'يُرجى اختيار ملف واحد في كل مرة';
export const upload = 'رفع';
export const checking = 'جارٍ التحقق…';
export const uploading = 'جارٍ الرفع…';
export const readingFile = 'جارٍ قراءة الملف…';
export const sending = (percent: number) => `جارٍ إرسال الملف: ${number(percent)}٪`;

export const downloadTemplate = 'تنزيل قالب';
export const loadingTemplates = 'جارٍ تحميل القوالب…';
export const noTemplates = 'لا توجد قوالب متاحة';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'ملف CSV (\u2068.csv\u2069)' : 'ملف Excel (\u2068.xlsx\u2069)';

export const processFailed = 'تعذّرت معالجة الملف';
export const checkFailed = 'تعذّر التحقق';
export const uploadFailed = 'تعذّر الرفع';
export const downloadError = 'خطأ في التنزيل';
export const downloadFailed = 'تعذّر التنزيل';
export const templateNotDownloaded = 'تعذّر تنزيل ملف القالب.';
export const quotesNotDownloaded = 'تعذّر تنزيل الاقتباسات.';

export const someDatesConflict = 'لبعض التواريخ اقتباسات متعارضة';
export const completeWithWarnings = 'اكتمل الرفع مع تحذيرات';
export const dateConflicts = 'تعارض التواريخ';
export const dayWithQuotes = (day: string, count: number) =>
  `${dayName(day)}: ${counted(count, nouns.quote)}`;
export const dayWithRows = (day: string, count: number) =>
  `${dayName(day)}: ${counted(count, nouns.row)} في الملف`;
export const aboutShownQuote = 'إذا كان للتاريخ عدة اقتباسات، يُعرض منها ما حُدِّث أخيرًا.';
export const undo = 'تراجع';
export const undoing = 'جارٍ التراجع…';
export const undone = 'تم التراجع';
export const undoLater = (days: number, part: string) =>
  `ويمكن ذلك لاحقًا، لمدة ${countedOf(days, nouns.day)}، في «${part}» أدناه.`;

export const checkFile = 'التحقق من الملف';
export const loadingFile = 'جارٍ قراءة الملف';
export const workbenchFailed = 'تعذّر تحميل جدول الملف. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.';

export const conflictsDetected = 'عُثر على تعارض في التواريخ';
export const cancelUpload = 'إلغاء الرفع';
export const proceed = 'متابعة الرفع';
export const forAllDates = (dates: number) =>
  `لكل التواريخ التي لها اقتباسات محفوظة (${number(dates)})`;
export const differentChoices = 'اختيارات مختلفة';
export const add = 'إضافة';
export const keep = (stored: number) => (stored === 1 ? 'إبقاء المحفوظ' : 'إبقاء المحفوظة');
export const replace = (deleted: number) =>
  deleted === 0
    ? 'استبدال (دون حذف أي اقتباس محفوظ)'
    : `استبدال (حذف ${countedOf(deleted, nouns.quote)} من المحفوظ)`;
export const datesOfFile = (dates: number) => counted(dates, nouns.date);
export const loadingDates = 'جارٍ تحميل التواريخ';
export const datesFailed = 'تعذّر تحميل قائمة التواريخ. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.';
export const takenDates = (count: number) => `تواريخ لها اقتباسات بالفعل (${number(count)})`;
export const repeatedDates = (count: number) =>
  `تواريخ ترد أكثر من مرة في الملف (${number(count)})`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 && `المجدول بالفعل: ${counted(stored, nouns.quote)}`,
    (stored === 0 || rows > 1) && `في الملف: ${counted(rows, nouns.row)}`,
  ].filter(Boolean);
  return `${dayName(day)} – ${parts.join('، ')}`;
};
export const inFile = 'في الملف';
export const stored = 'المحفوظ';
export const rowLead = (row: number) => `الصف ${number(row)}: `;
export const storedAlready = ' (محفوظ بالفعل)';
export const changesStored = ' (يغيّر اقتباسًا محفوظًا)';
export const andMore = (count: number) => `… وغير ذلك (${number(count)})`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const parts = [
    added === 0 ? 'لن يُضاف أي اقتباس' : `ستتم إضافة ${countedOf(added, nouns.quote)}`,
    deleted > 0 && `سيتم حذف ${countedOf(deleted, nouns.quote)} من المحفوظ`,
    leftOut > 0 && `سيتم استبعاد ${countedOf(leftOut, nouns.row)}`,
  ].filter((part) => part !== false);
  const these = dates === 1 ? 'في هذا التاريخ' : `في هذه التواريخ (${number(dates)})`;
  return `${these}: ${listed(parts)}.`;
};

interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    const all =
      rows === 1
        ? 'الاقتباس الذي في هذا الملف محفوظ بالفعل'
        : `كل الاقتباسات التي في هذا الملف (${number(rows)}) محفوظة بالفعل`;
    return `${all}، بالنص والمصدر والتاريخ والرابط نفسها. رفع الملف لا يضيف شيئًا ولا يغيّر شيئًا.`;
  }
  return [
    `في هذا الملف ${counted(rows, nouns.quote)}، والمحفوظ منها بالفعل، بالنص والمصدر والتاريخ والرابط نفسها: ${number(same)}. لن يُضاف ذلك مرة أخرى.`,
    added === 0
      ? 'ولن يُضاف شيء من الباقي.'
      : `ومن الباقي ستتم إضافة ${countedOf(added, nouns.quote)}.`,
    changed > 0 && `وسيتم تغيير ${countedOf(changed, nouns.quote)} من المحفوظ.`,
    repeated > 0 && `والصفوف التي تكرّر صفًا سابقًا: ${number(repeated)}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
};
