import { day, either, listed, number } from '../words.ts';
import { sheetDates } from './sheet-dates.ts';

interface Format {
  readonly format: 'csv' | 'xlsx' | 'xls';
}
interface Count {
  readonly count: number;
}
interface Limit {
  readonly limit: number;
}
interface Max {
  readonly max: number;
}
interface Row {
  readonly row: number;
}
interface Column {
  readonly column: string;
}

const EXCEL = 'فایل اکسل (\u2068.xlsx\u2069)';

const TOO_MUCH_TO_READ = {
  csv: 'لطفاً آن را به چند فایل تقسیم کنید.',
  xlsx: 'لطفاً سخنان را در یک فایل اکسل تازه کپی کنید.',
  xls: `لطفاً آن را به صورت ${EXCEL} ذخیره کنید.`,
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'خروجی گرفتن از سخنان زمان یا حافظهٔ بیش از اندازه می‌خواهد. لطفاً بعداً دوباره بکوشید.',
  xlsx: 'خروجی XLSX گرفتن از سخنان زمان یا حافظهٔ بیش از اندازه می‌خواهد. لطفاً خروجی CSV بگیرید.',
  xls: 'خروجی XLS گرفتن از سخنان زمان یا حافظهٔ بیش از اندازه می‌خواهد. لطفاً خروجی XLSX یا CSV بگیرید.',
} as const;

const COPY = 'لطفاً سخنان را در یک فایل اکسل تازه کپی کنید.';
const COPY_AND_UPLOAD = 'سخنان را در یک فایل اکسل تازه کپی کنید و آن را آپلود کنید.';
const SAVE_AS_XLSX = `لطفاً آن را در برنامهٔ صفحه‌گسترده باز کنید و به صورت ${EXCEL} ذخیره کنید.`;
const SPLIT = 'لطفاً آن را به چند فایل تقسیم کنید.';
const CHOOSE_AGAIN = 'اگر فایل تغییر کرده است، لطفاً آن را دوباره انتخاب کنید.';

const quoted = (text: string) => `«\u2068${text}\u2069»`;
const isolated = (text: string) => `\u2068${text}\u2069`;

const files = {
  'files-busy': () => 'اکنون چند فایل در حال خوانده شدن است. لطفاً چند لحظهٔ دیگر دوباره بکوشید.',
  'file-takes-too-much': ({ format }: Format) =>
    `خواندن فایل زمان یا حافظهٔ بیش از اندازه می‌خواهد. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `فایل XLS برای ${number(max)} سخن جا دارد. لطفاً خروجی XLSX یا CSV بگیرید.`,
  'no-such-template': () => 'چنین الگویی نیست.',

  'file-not-csv': () =>
    `محتوای فایل CSV نیست. لطفاً آن را در برنامهٔ صفحه‌گسترده به صورت «CSV UTF-8» یا ${EXCEL} ذخیره کنید.`,
  'file-damaged-text': () =>
    `برخی از حروف فایل آسیب دیده است. لطفاً فایل اصلی را در برنامهٔ صفحه‌گسترده باز کنید و به صورت «CSV UTF-8» یا ${EXCEL} ذخیره کنید.`,
  'file-misplaced-quotes': ({ row }: Row) =>
    `علامت‌های نقل قول در ردیف ${number(row)} با هم جور نیست. در متنی که خود علامت نقل قول دارد، هر یک از آنها باید دو بار نوشته شود و یک جفت نیز گرد همهٔ متن بیاید، بی‌فاصله‌ای پیش از آن.`,
  'file-too-many-irregular-rows': () =>
    'ردیف‌های فایل بسیار بیش از یک فهرست سخنان است. لطفاً سخنان را در فایلی تازه کپی کنید.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `فایل بیش از ${number(limit)} ستون پر دارد. لطفاً ستون‌هایی را که لازم نیست حذف کنید و فایل را دوباره آپلود کنید.`,
  'file-not-xlsx': () =>
    `محتوای فایل XLSX نیست. نام فایل آن را فایل اکسل نمی‌کند: لطفاً فایل اصلی را در برنامهٔ صفحه‌گسترده باز کنید، ${COPY_AND_UPLOAD}`,
  'file-not-xls': () => `محتوای فایل XLS نیست. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `این فایل اکسل از نوعی بسیار قدیمی است. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'این فایل اکسل با گذرواژه محافظت شده است. لطفاً آن را بدون گذرواژه ذخیره کنید و دوباره آپلود کنید.',
  'file-damaged-xlsx': () =>
    `این فایل اکسل آسیب دیده است. لطفاً آن را در برنامهٔ صفحه‌گسترده باز کنید، ${COPY_AND_UPLOAD}`,
  'file-damaged-xls': () => `این فایل اکسل آسیب دیده است. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () =>
    `این فایل اکسل پس از باز شدن بسیار بزرگ‌تر از یک فهرست سخنان است. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `این فایل اکسل بیش از ${number(limit)} بخش دارد، بسیار بیش از یک فهرست سخنان. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) =>
    `این فایل اکسل بیش از ${number(limit)} برگه دارد. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `این فایل اکسل بیش از ${number(limit)} سلول دارد، بسیار بیش از یک فهرست سخنان. ${COPY}`,

  'file-empty': () => 'فایل خالی است.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `برگهٔ ${quoted(sheet)} خالی است.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) =>
    `ردیفی در بالا باید نام ستون‌ها را داشته باشد: ${listed(needed)}؛ و اگر بخواهید ${listed(optional)}.`,
  'file-without-quotes': () => 'فایل سخنی ندارد. لطفاً زیر ردیف نخست، برای هر سخن یک ردیف پر کنید.',
  'every-quote-left-out': () => 'همهٔ سخنان فایل کنار گذاشته شده است.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `فایل ${number(count)} سخن دارد، اما هر بار حداکثر ${number(max)} سخن را می‌توان آپلود کرد. ${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `فایل بیش از ${number(limit)} سخن دارد، اما هر بار حداکثر ${number(max)} سخن را می‌توان آپلود کرد. ${SPLIT}`,
  'too-much-text': ({ max }: Max) => `سخنان فایل روی هم بیش از ${number(max)} نویسه دارد. ${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    `فایل آپلود نشد: ${number(count)} ردیف مشکل دارد. لطفاً مشکل‌ها را برطرف کنید و فایل را دوباره آپلود کنید.`,
  'rows-change-quotes': ({ count }: Count) =>
    `${number(count)} ردیف سخنان ذخیره‌شده را تغییر می‌دهد. لطفاً آنها را از نظر بگذرانید و دوباره آپلود کنید.`,
  'rows-change-newer-quotes': ({ count }: Count) =>
    `${number(count)} ردیف سخنانی را تغییر می‌دهد که پس از ساخته شدن فایل تغییر کرده است. لطفاً برای هر یک انتخاب کنید و دوباره آپلود کنید.`,
};

const recipes = {
  'recipe-not-utf-8': () => 'دستورالعمل UTF-8 معتبر نیست.',
  'recipe-not-json': () => 'دستورالعمل JSON معتبر نیست.',
  'file-changed': () => 'فایل از هنگامی که باز شد تغییر کرده است. لطفاً آن را دوباره انتخاب کنید.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `دستورالعمل از برگهٔ ${quoted(sheet)} نام می‌برد که در فایل نیست. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `دستورالعمل از ستون ${isolated(column)} نام می‌برد که در فایل نیست. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `دستورالعمل از تاریخ ${isolated(date)} نام می‌برد که در فایل نیست. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `دستورالعمل از ردیف ${number(row)} نام می‌برد که در فایل سخنی ندارد. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `دستورالعمل می‌گوید که عنوان‌ها در ردیف ${number(row)} است، اما در آن چیزی نیست. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `دستورالعمل ستون ${isolated(twice.column)} را هم برای ${twice.fields[0]} و هم برای ${twice.fields[1]} نام می‌برد. لطفاً برای یکی از آنها ستون دیگری انتخاب کنید.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `دستورالعمل ${isolated(column)} را در ردیف ${number(row)} دو بار تغییر می‌دهد.`,
  'recipe-sheet-of-csv': () => 'دستورالعمل از برگه‌ای نام می‌برد، اما فایل CSV برگه ندارد.',
  'recipe-encoding-of-workbook': () =>
    'دستورالعمل از کدگذاری یا جداکننده‌ای نام می‌برد، اما فایل اکسل هیچ‌یک را ندارد.',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `شاید یکی از این برگه‌ها مقصود باشد: ${sheets.map(quoted).join('، ')}${areAll ? '' : ' و چند برگهٔ دیگر'}. لطفاً نام برگهٔ درست را «Quotes» بگذارید.`,
  'which-encoding': () =>
    'فایل نمی‌گوید حروف آن با چه کدگذاری‌ای نوشته شده است. لطفاً آن را به صورت «CSV UTF-8» ذخیره کنید.',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `چند ستون عنوانی برای ${listed(columns)} دارد. لطفاً به آنهایی که مقصود نیست عنوان دیگری بدهید.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `عنوان ${quoted(heading)} از چند زبان نام می‌برد. لطفاً تنها زبانی را بنویسید که ستون به آن است.`,
};

const columns = {
  'column-missing': ({ column }: Column) => `ستون ${isolated(column)} نیست`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    `${number(count)} ستون به نام ${isolated(name)} هست`,
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `عنوان ${quoted(heading)} می‌تواند به این معنا باشد: ${either(columns)}`,
};

const cells = {
  'row-too-wide': () =>
    'این ردیف بیش از شمار ستون‌ها مقدار دارد. لطفاً گرد متنی که جداکننده در آن هست علامت نقل قول بگذارید',
  'cell-too-long': ({ max }: Max) =>
    `این سلول بیش از ${number(max)} نویسه دارد. لطفاً آن را کوتاه کنید`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `سلول‌های ${isolated(range)} ادغام شده است. لطفاً هر یک را جداگانه پر کنید`,
  'cell-without-result': () =>
    'این سلول فرمولی بدون نتیجه دارد. لطفاً مقدار آن را به جای فرمول بنویسید',
  'cell-with-unreadable-number': () =>
    'این سلول عددی دارد که خوانده نمی‌شود. لطفاً قالب سلول را متن کنید و آن را دوباره بنویسید',
  'cell-with-error': () => 'این سلول خطا نشان می‌دهد. لطفاً مقدار آن را به جای خطا بنویسید',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `این سلول تاریخ ${day(date)} را دارد. لطفاً قالب آن را متن کنید و دوباره بنویسید`,
  'cell-with-time': () => 'این سلول تاریخ یا ساعتی دارد. لطفاً قالب آن را متن کنید و دوباره بنویسید',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `${quoted(text)} از زبان‌های سایت نیست. لطفاً کد زبان را بنویسید، مانند en، یا آن را خالی بگذارید`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `ردیف ${number(row)} همین سخن را با ترجمه‌های دیگر دارد. لطفاً آنها را در یک ردیف بگذارید`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const all = others > 0 ? [...named, `${number(others)} ردیف دیگر`] : named;
    return `کلید این ردیف‌ها یکی است: ${listed(all)}. اما تنها یک ردیف می‌تواند سخن آن را تغییر دهد. لطفاً دیگر ردیف‌ها را کنار بگذارید، یا کلید آنهایی را که سخن تازه است پاک کنید`;
  },
};

export const sheets = {
  ...files,
  ...recipes,
  ...questions,
  ...columns,
  ...cells,
  ...sheetDates,
};
