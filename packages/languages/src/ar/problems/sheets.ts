import { counted, countedOf, nouns } from '../counted.ts';
import { day, listed, number } from '../words.ts';
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

const EXCEL = 'كمصنف Excel (\u2068.xlsx\u2069)';

const TOO_MUCH_TO_READ = {
  csv: 'يُرجى تقسيمه إلى عدة ملفات.',
  xlsx: 'يُرجى نسخ الاقتباسات إلى مصنف جديد.',
  xls: `يُرجى حفظه ${EXCEL}.`,
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'يستغرق تصدير الاقتباسات وقتًا أو ذاكرة أكثر مما ينبغي. يُرجى المحاولة مرة أخرى لاحقًا.',
  xlsx: 'يستغرق تصدير الاقتباسات بصيغة XLSX وقتًا أو ذاكرة أكثر مما ينبغي. يُرجى تصديرها بصيغة CSV.',
  xls: 'يستغرق تصدير الاقتباسات بصيغة XLS وقتًا أو ذاكرة أكثر مما ينبغي. يُرجى تصديرها بصيغة XLSX أو CSV.',
} as const;

const COPY = 'يُرجى نسخ الاقتباسات إلى مصنف جديد.';
const COPY_AND_UPLOAD = 'ونسخ الاقتباسات إلى مصنف جديد ورفعه.';
const SAVE_AS_XLSX = `يُرجى فتحه في برنامج جداول البيانات وحفظه ${EXCEL}.`;
const SPLIT = 'يُرجى تقسيمه إلى عدة ملفات.';
const CHOOSE_AGAIN = 'إن كان الملف قد تغيّر فيُرجى اختياره مرة أخرى.';

const quoted = (text: string) => `«\u2068${text}\u2069»`;
const isolated = (text: string) => `\u2068${text}\u2069`;

const files = {
  'files-busy': () => 'تجري قراءة عدة ملفات الآن. يُرجى المحاولة مرة أخرى بعد لحظات.',
  'file-takes-too-much': ({ format }: Format) =>
    `تستغرق قراءة الملف وقتًا أو ذاكرة أكثر مما ينبغي. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `لا يتسع ملف XLS لأكثر من ${countedOf(max, nouns.quote)}. يُرجى تصديرها بصيغة XLSX أو CSV.`,
  'no-such-template': () => 'لا يوجد قالب كهذا.',

  'file-not-csv': () =>
    `محتوى الملف ليس CSV. يُرجى حفظه في برنامج جداول البيانات بصيغة «CSV UTF-8» أو ${EXCEL}.`,
  'file-damaged-text': () =>
    `بعض حروف الملف تالفة. يُرجى فتح الأصل في برنامج جداول البيانات وحفظه بصيغة «CSV UTF-8» أو ${EXCEL}.`,
  'file-misplaced-quotes': ({ row }: Row) =>
    `علامات الاقتباس في الصف ${number(row)} غير متوافقة. النص الذي فيه علامات اقتباس خاصة به يجب أن تُكتب كل منها مرتين، وأن يحيط بالنص كله زوج واحد لا تسبقه مسافة.`,
  'file-too-many-irregular-rows': () =>
    'صفوف الملف أكثر بكثير من قائمة اقتباسات. يُرجى نسخ الاقتباسات إلى ملف جديد.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `عدد الأعمدة غير الفارغة في الملف أكثر من ${number(limit)}. يُرجى حذف الأعمدة غير اللازمة ورفع الملف مرة أخرى.`,
  'file-not-xlsx': () =>
    `محتوى الملف ليس XLSX. لا يصير الملف مصنفًا باسمه: يُرجى فتح الأصل في برنامج جداول البيانات ${COPY_AND_UPLOAD}`,
  'file-not-xls': () => `محتوى الملف ليس XLS. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `المصنف من نوع قديم جدًا. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'المصنف محمي بكلمة مرور. يُرجى حفظه دون كلمة مرور ورفعه مرة أخرى.',
  'file-damaged-xlsx': () => `المصنف تالف. يُرجى فتحه في برنامج جداول البيانات ${COPY_AND_UPLOAD}`,
  'file-damaged-xls': () => `المصنف تالف. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () => `يصير المصنف بعد فك ضغطه أكبر بكثير من قائمة اقتباسات. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `في المصنف أكثر من ${countedOf(limit, nouns.part)}، أي أكثر بكثير من قائمة اقتباسات. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) =>
    `في المصنف أكثر من ${countedOf(limit, nouns.sheet)}. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `في المصنف أكثر من ${countedOf(limit, nouns.cell)}، أي أكثر بكثير من قائمة اقتباسات. ${COPY}`,

  'file-empty': () => 'الملف فارغ.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `الورقة ${quoted(sheet)} فارغة.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) =>
    `يجب أن يسمّي صف في الأعلى هذه الأعمدة: ${needed.join('، ')}. وإن شئتم أيضًا: ${optional.join('، ')}.`,
  'file-without-quotes': () => 'لا اقتباسات في الملف. يُرجى ملء صف لكل اقتباس تحت الصف الأول.',
  'every-quote-left-out': () => 'كل اقتباسات الملف مستبعدة.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `في الملف ${counted(count, nouns.quote)}، لكن لا يمكن أن يُرفع دفعة واحدة أكثر من ${countedOf(max, nouns.quote)}. ${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `في الملف أكثر من ${countedOf(limit, nouns.quote)}، لكن لا يمكن أن يُرفع دفعة واحدة أكثر من ${countedOf(max, nouns.quote)}. ${SPLIT}`,
  'too-much-text': ({ max }: Max) =>
    `في اقتباسات الملف معًا أكثر من ${countedOf(max, nouns.character)}. ${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    `لم يُرفع الملف. صفوف فيها مشكلات: ${number(count)}. يُرجى التصحيح ثم الرفع مرة أخرى.`,
  'rows-change-quotes': ({ count }: Count) =>
    `عدد الصفوف التي ستغيّر اقتباسات محفوظة: ${number(count)}. يُرجى مراجعتها ثم الرفع مرة أخرى.`,
  'rows-change-newer-quotes': ({ count }: Count) =>
    `عدد الصفوف التي ستغيّر اقتباسات تغيّرت بعد إنشاء الملف: ${number(count)}. يُرجى الاختيار لكل صف ثم الرفع مرة أخرى.`,
};

const recipes = {
  'recipe-not-utf-8': () => 'الوصفة ليست بترميز UTF-8 صالح.',
  'recipe-not-json': () => 'الوصفة ليست بصيغة JSON صالحة.',
  'file-changed': () => 'تغيّر الملف منذ فتحه. يُرجى اختياره مرة أخرى.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `تذكر الوصفة الورقة ${quoted(sheet)}، وليست في الملف. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `تذكر الوصفة العمود ${isolated(column)}، وليس في الملف. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `تذكر الوصفة التاريخ ${isolated(date)}، وليس في الملف. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `تذكر الوصفة الصف ${number(row)}، وليس فيه اقتباس في الملف. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `تقول الوصفة إن العناوين في الصف ${number(row)}، لكنه فارغ. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `تذكر الوصفة العمود ${isolated(twice.column)} لكل من ${isolated(twice.fields[0])} و ${isolated(twice.fields[1])}. يُرجى اختيار عمود آخر لأحدهما.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `تغيّر الوصفة ${isolated(column)} في الصف ${number(row)} مرتين.`,
  'recipe-sheet-of-csv': () => 'تذكر الوصفة ورقة، لكن لا أوراق في ملف CSV.',
  'recipe-encoding-of-workbook': () =>
    'تذكر الوصفة ترميزًا أو فاصلًا بين القيم، لكن ليس للمصنف شيء من ذلك.',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `قد تكون المقصودة واحدة من عدة أوراق في المصنف: ${sheets.map(quoted).join('، ')}${areAll ? '' : ' وغيرها'}. يُرجى تسمية الورقة الصحيحة «Quotes».`,
  'which-encoding': () => 'لا يبيّن الملف بأي ترميز كُتبت حروفه. يُرجى حفظه بصيغة «CSV UTF-8».',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `لأكثر من عمود عنوان يدل على الشيء نفسه: ${columns.map(isolated).join('، ')}. يُرجى إعطاء غير المقصودة منها عنوانًا آخر.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `يذكر العنوان ${quoted(heading)} عدة لغات. يُرجى ذكر لغة العمود فقط.`,
};

const columns = {
  'column-missing': ({ column }: Column) => `العمود ${isolated(column)} ناقص`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    `عدد الأعمدة التي اسمها ${isolated(name)}: ${number(count)}`,
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `قد يعني العنوان ${quoted(heading)} أحد هذه: ${columns.map(isolated).join('، ')}`,
};

const cells = {
  'row-too-wide': () =>
    'في هذا الصف قيم أكثر من عدد الأعمدة. يُرجى وضع علامات اقتباس حول النص الذي فيه الفاصل بين القيم',
  'cell-too-long': ({ max }: Max) =>
    `في هذه الخلية أكثر من ${countedOf(max, nouns.character)}. يُرجى اختصارها`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `الخلايا ${isolated(range)} مدمجة. يُرجى ملء كل منها على حدة`,
  'cell-without-result': () => 'في هذه الخلية صيغة حسابية بلا نتيجة. يُرجى وضع القيمة مكانها',
  'cell-with-unreadable-number': () =>
    'في هذه الخلية عدد لا يمكن قراءته. يُرجى تنسيق الخلية كنص وكتابته مرة أخرى',
  'cell-with-error': () => 'تعرض هذه الخلية خطأ. يُرجى وضع القيمة مكانه',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `في هذه الخلية التاريخ ${day(date)}. يُرجى تنسيقها كنص وكتابته مرة أخرى`,
  'cell-with-time': () => 'في هذه الخلية تاريخ أو وقت. يُرجى تنسيقها كنص وكتابته مرة أخرى',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `${quoted(text)} ليست من لغات الموقع. يُرجى كتابة رمز اللغة، مثل en، أو ترك الخلية فارغة`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `في الصف ${number(row)} الاقتباس نفسه بترجمات أخرى. يُرجى وضعها في صف واحد`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const all = others > 0 ? [...named, `غيرها (${counted(others, nouns.row)})`] : named;
    return `لهذه الصفوف مفتاح واحد: ${listed(all)}. لكن لا يمكن إلا لصف واحد أن يغيّر اقتباسه. يُرجى استبعاد الصفوف الأخرى، أو مسح مفتاح ما هو اقتباس جديد منها`;
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
