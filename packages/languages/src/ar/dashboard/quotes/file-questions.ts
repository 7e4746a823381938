import type { SentenceParts } from '../../../sentence-parts.ts';
import { counted, nouns } from '../../counted.ts';
import { day, number } from '../../words.ts';

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}، ويستمر الرفع.` : `${note}.`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'أي يوم هو ',
  text,
  ` (الصف ${number(row)})؟`,
];
export const thenAllDates = followedBy('عندئذ تُقرأ كل تواريخ الملف بالطريقة نفسها');
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'ما الذي يأتي أولًا في معظم التواريخ، مثل ',
  text,
  ` (الصف ${number(row)})؟`,
];
export const thenOthers = followedBy('عندئذ يجب تصحيح التواريخ المكتوبة بالترتيب المعاكس');
export const theDay = 'اليوم';
export const theMonth = 'الشهر';
export const whichSheet = 'في أي ورقة توجد الاقتباسات؟';
export const thenNoOthers = followedBy('لا تُقرأ الأوراق الأخرى');
export const rowsOfSheet = (rows: number) => counted(rows, nouns.row);
export const whichReadsRight = 'أيٌّ من هذه يُقرأ صحيحًا؟';
export const thenWholeFile = followedBy(
  'لا يبيّن الملف كيف كُتبت حروفه. عندئذ يُقرأ الملف كله بهذه الطريقة',
);

export const noneReads =
  'لا شيء منها؟ احفظ الملف بصيغة «CSV UTF-8» في برنامج جداول البيانات، ثم اختره من جديد.';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'في العمود ',
  heading,
  ' تواريخ: هل تُعرض الاقتباسات فيها؟',
];
export const yesOnDates = 'نعم، في هذه التواريخ';
export const noDates = 'لا، بلا تواريخ';
export const thenNotRead = (isLast: boolean) =>
  isLast ? 'بلا تواريخ لا يُقرأ العمود. ويستمر الرفع في الحالتين.' : 'بلا تواريخ لا يُقرأ العمود.';

type Encoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1256'
  | 'windows-1257';

const ENCODINGS: Readonly<Record<Encoding, string>> = {
  'utf-8': 'يونيكود (UTF-8)',
  'utf-16le': 'يونيكود (UTF-16)',
  'utf-16be': 'يونيكود (\u2068UTF-16, big-endian\u2069)',
  'windows-1252': 'أوروبا الغربية',
  'windows-1250': 'أوروبا الوسطى',
  'windows-1251': 'السيريلية',
  'windows-1256': 'العربية والفارسية',
  'windows-1257': 'البلطيقية',
};

export const encodingName = (encoding: Encoding) => ENCODINGS[encoding];

export const changeColumns = 'تغيير الأعمدة';
export const hasHeadings = (row: number) => `العناوين في الصف ${number(row)}`;
export const chooseColumn = 'اختاروا عمودًا';
export const notInFile = 'ليس في الملف';
export const moreOfTranslation = 'أجزاء أخرى من ترجمة';
export const chooseWhat = 'اختاروا ما يحتويه العمود';
export const useColumns = 'استخدام هذه الأعمدة';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `: \u2068${heading}\u2069`}${sample && ` — «\u2068${sample}\u2069»`}`;

export const howRead = 'كيف يُقرأ الملف';
export const sheet = 'الورقة';
export const sheetWithRows = (name: string, rows: number) =>
  `\u2068${name}\u2069 (${counted(rows, nouns.row)})`;
export const headingRow = 'صف العناوين';
export const noHeadingRow = 'لا يوجد';
export const rowNumber = (row: number) => `الصف ${number(row)}`;
export const datesOfNumbers = 'التواريخ المكوّنة من ثلاثة أعداد';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'يوم، شهر، سنة: \u206831/12/2027\u2069',
  mdy: 'شهر، يوم، سنة: \u206812/31/2027\u2069',
  ymd: 'سنة، شهر، يوم: \u20682027/12/31\u2069',
};

export const orderName = (order: Order) => ORDERS[order];
export const letters = 'الحروف';
export const betweenValues = 'بين القيم';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'فاصلة لاتينية (,)',
  ';': 'فاصلة منقوطة لاتينية (;)',
  '\t': 'علامة جدولة (Tab)',
};

export const separatorName = (separator: Separator) => SEPARATORS[separator];
export const notKnown = 'غير معروف';
export const discardTitle = 'أتريدون تجاهل تصحيحاتكم؟';
export const discardQuestion = 'عندئذ تتغيّر أرقام الصفوف: سيُتجاهل ما صحّحتموه وما استبعدتموه.';
export const discard = 'تجاهل';
export const notesAbout = (count: number) => `ملاحظات عن الملف (${number(count)})`;

export const missingSources = (count: number) => `مصادر ناقصة (${number(count)})`;
export const sourceForAll = 'المصدر لكل الصفوف التي لا مصدر لها';
export const rowsWithoutSource = (count: number) =>
  `صفوف الملف التي لا مصدر لها: ${number(count)}.`;
export const fillIn = 'ملء';
