import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number } from '../../words.ts';

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note} و آپلود ادامه می‌یابد.` : `${note}.`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'این کدام روز است: ',
  text,
  ` (ردیف ${number(row)})؟`,
];
export const thenAllDates = followedBy('آنگاه همهٔ تاریخ‌های فایل به همین گونه خوانده می‌شود');
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'در بیشتر تاریخ‌ها کدام نخست آمده است، مانند ',
  text,
  ` (ردیف ${number(row)})؟`,
];
export const thenOthers = followedBy(
  'آنگاه تاریخ‌هایی که به ترتیب دیگر نوشته شده است باید درست شود',
);
export const theDay = 'روز';
export const theMonth = 'ماه';
export const whichSheet = 'سخنان در کدام برگه است؟';
export const thenNoOthers = followedBy('برگه‌های دیگر خوانده نمی‌شود');
export const rowsOfSheet = (rows: number) => `${number(rows)} ردیف`;
export const whichReadsRight = 'کدام یک از اینها درست خوانده می‌شود؟';
export const thenWholeFile = followedBy(
  'فایل نمی‌گوید حروف آن چگونه نوشته شده است. آنگاه همهٔ فایل به همین گونه خوانده می‌شود',
);

export const noneReads =
  'هیچ‌کدام؟ فایل را در برنامهٔ صفحه‌گستردهٔ خود به صورت «CSV UTF-8» ذخیره کنید و دوباره انتخاب کنید.';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'ستون ',
  heading,
  ' تاریخ دارد: سخنان در آن روزها نشان داده شود؟',
];
export const yesOnDates = 'بله، در این تاریخ‌ها';
export const noDates = 'نه، بدون تاریخ';
export const thenNotRead = (isLast: boolean) =>
  isLast
    ? 'بدون تاریخ، این ستون خوانده نمی‌شود. در هر دو حال آپلود ادامه می‌یابد.'
    : 'بدون تاریخ، این ستون خوانده نمی‌شود.';

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
  'utf-8': 'یونیکد (UTF-8)',
  'utf-16le': 'یونیکد (UTF-16)',
  'utf-16be': 'یونیکد (UTF-16، big-endian)',
  'windows-1252': 'اروپای غربی',
  'windows-1250': 'اروپای مرکزی',
  'windows-1251': 'سیریلیک',
  'windows-1256': 'عربی و فارسی',
  'windows-1257': 'بالتیک',
};

export const encodingName = (encoding: Encoding) => ENCODINGS[encoding];

export const changeColumns = 'تغییر ستون‌ها';
export const hasHeadings = (row: number) => `عنوان‌ها در ردیف ${number(row)} است`;
export const chooseColumn = 'ستونی انتخاب کنید';
export const notInFile = 'در فایل نیست';
export const moreOfTranslation = 'بخش‌های دیگر یک ترجمه';
export const chooseWhat = 'انتخاب کنید که ستون چه دارد';
export const useColumns = 'به کار بردن این ستون‌ها';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `: \u2068${heading}\u2069`}${sample && ` — «\u2068${sample}\u2069»`}`;

export const howRead = 'فایل چگونه خوانده می‌شود';
export const sheet = 'برگه';
export const sheetWithRows = (name: string, rows: number) =>
  `\u2068${name}\u2069 (${number(rows)} ردیف)`;
export const headingRow = 'ردیف عنوان‌ها';
export const noHeadingRow = 'هیچ';
export const rowNumber = (row: number) => `ردیف ${number(row)}`;
export const datesOfNumbers = 'تاریخ‌های سه‌عددی';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'روز، ماه، سال: \u206831/12/2027\u2069',
  mdy: 'ماه، روز، سال: \u206812/31/2027\u2069',
  ymd: 'سال، ماه، روز: \u20682027/12/31\u2069',
};

export const orderName = (order: Order) => ORDERS[order];
export const letters = 'حروف';
export const betweenValues = 'میان مقدارها';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'ویرگول انگلیسی (,)',
  ';': 'نقطه‌ویرگول انگلیسی (;)',
  '\t': 'پرش (Tab)',
};

export const separatorName = (separator: Separator) => SEPARATORS[separator];
export const notKnown = 'نامعلوم';
export const discardTitle = 'تصحیح‌های خود را دور می‌ریزید؟';
export const discardQuestion =
  'آنگاه شمارهٔ ردیف‌ها عوض می‌شود: آنچه درست کرده یا کنار گذاشته‌اید دور ریخته می‌شود.';
export const discard = 'دور ریختن';
export const notesAbout = (count: number) => `یادداشت‌ها دربارهٔ فایل (${number(count)})`;

export const missingSources = (count: number) => `مأخذهای نانوشته (${number(count)})`;
export const sourceForAll = 'مأخذ برای همهٔ ردیف‌هایی که مأخذ ندارد';
export const rowsWithoutSource = (count: number) => `${number(count)} ردیف فایل مأخذ ندارد.`;
export const fillIn = 'پر کردن';
