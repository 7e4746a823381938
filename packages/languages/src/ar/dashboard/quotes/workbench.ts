import type { SentenceParts } from '../../../sentence-parts.ts';
import { countedOf, nouns } from '../../counted.ts';
import { day as dayName, languageName, listed, number } from '../../words.ts';

export const reading = 'جارٍ قراءة الملف…';
export const downloadList = 'تنزيل القائمة';
export const notRead = 'تعذّرت قراءة الملف';
export const notReadAgain = 'تعذّرت قراءة الملف مرة أخرى';
export const tooManyCells = (max: number) =>
  `لا يمكن أن يُصحَّح هنا أكثر من ${countedOf(max, nouns.cell)} من الملف. يُرجى تصحيح الباقي في الملف نفسه`;

export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'جديد',
  same: 'لا جديد',
  changed: 'متغيّر',
  outdated: 'قديم',
  conflict: 'التاريخ محجوز',
  problem: 'مشكلة',
  'left out': 'مستبعد',
};

export const statusOf = (status: Status) => STATUSES[status];
export const rowsToShow = 'الصفوف المعروضة';
export const problems = (count: number) => `الصفوف التي فيها مشكلات (${number(count)})`;
export const allRows = (count: number) => `كل الصفوف (${number(count)})`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]} (${number(count)})`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const parts = [
    `ستتم إضافة ${countedOf(counts.new + conflict, nouns.quote)}`,
    conflict > 0 && `منها في تواريخ لها اقتباس آخر: ${number(conflict)}`,
    problem > 0 && `صفوف فيها مشكلات: ${number(problem)}`,
    same > 0 && `صفوف محفوظة بالفعل أو مكرّرة: ${number(same)}`,
    changed > 0 && `اقتباسات محفوظة ستتغيّر: ${number(changed)}`,
    outdated > 0 && `صفوف أقدم من المحفوظ: ${number(outdated)}`,
    counts['left out'] > 0 && `صفوف مستبعدة: ${number(counts['left out'])}`,
  ];
  return `${parts.filter(Boolean).join('، ')}.`;
};

export const firstChooseColumns = 'اختاروا أولًا ما يحتويه كل عمود.';
export const firstAnswer = 'أجيبوا أولًا عن السؤال أعلاه.';
export const firstCorrect = (rows: number) =>
  rows === 1
    ? 'صحّحوا أولًا الصف الذي فيه مشكلات أو استبعدوه.'
    : `صحّحوا أولًا الصفوف التي فيها مشكلات (${number(rows)}) أو استبعدوها.`;
export const firstDecide = (rows: number) =>
  `اختاروا أولًا ما يحدث للاقتباسات المحفوظة التي تغيّرت بعد إنشاء هذا الملف (${number(rows)}).`;

export const leaveOutAll = (count: number) =>
  `استبعاد كل الصفوف التي فيها مشكلات (${number(count)})`;
export const putAllBack = (count: number) => `إعادة الكل (${number(count)})`;
export const changeAll = (count: number) => `تغيير كل القديمة (${number(count)})`;
export const keepAll = (count: number) => `إبقاء كل المحفوظة الأحدث (${number(count)})`;

export const noRows = 'لا توجد صفوف للعرض';
export const rowsHelp =
  'اضغطوا على خلية لتصحيحها. وبلوحة المفاتيح: مفاتيح الأسهم للتنقل، وEnter للتعديل والحفظ، وEscape للتراجع.';
export const rowsOfFile = 'صفوف الملف';
export const row = 'الصف';
export const leaveOut = 'استبعاد';
export const putBack = 'إعادة';
export const leaveOutRow = (row: number) => `استبعاد الصف ${number(row)}`;
export const putBackRow = (row: number) => `إعادة الصف ${number(row)}`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'تغييره',
  keep: 'إبقاء المحفوظ',
};

export const decision = (decision: Decision) => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}: الصف ${number(row)}`;
export const empty = 'فارغ';
export const stored = 'المحفوظ:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'لا ترجمات' : `الترجمات: ${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}، الصف ${number(row)}`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['في الملف: ', value];
export const notKnown = 'غير معروف';

export const problemLine = (row: number, column: string, message: string) =>
  `الصف ${number(row)}${column && `، ${column}`}: ${message}`;
