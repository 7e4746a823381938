import { counted, countedOf, nouns } from '../counted.ts';
import { day as dayName, listed, number } from '../words.ts';

interface Rows {
  readonly rows: number;
}
interface Row {
  readonly row: number;
}

type ReadEncoding =
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1256'
  | 'windows-1257';

const ENCODINGS: Readonly<Record<ReadEncoding, readonly [name: string, letters: string]>> = {
  'windows-1252': ['Windows-1252 (أوروبا الغربية)', 'الحروف ذات العلامات'],
  'windows-1250': ['Windows-1250 (أوروبا الوسطى)', 'الحروف ذات العلامات'],
  'windows-1251': ['Windows-1251 (السيريلية)', 'الحروف'],
  'windows-1256': ['Windows-1256 (العربية والفارسية)', 'الحروف'],
  'windows-1257': ['Windows-1257 (البلطيقية)', 'الحروف ذات العلامات'],
};

const quoted = (text: string) => `«\u2068${text}\u2069»`;

const unheaded = ({ letter }: { readonly letter: string }) => `${letter} (بلا عنوان)`;

const parts = {
  'encoding-read': ({
    encoding,
    isUtf8,
  }: {
    readonly encoding: ReadEncoding;
    readonly isUtf8: boolean;
  }) => {
    const [name, letters] = ENCODINGS[encoding];
    const check = `يُرجى التحقق من ${letters} وعلامات الاقتباس`;
    return isUtf8
      ? `قد يكون الملف بترميز UTF-8، لكنه قُرئ بترميز ${name}: ${check}.`
      : `الملف ليس بترميز UTF-8. وقد قُرئ بترميز ${name}: ${check}، وحفظ الملف بصيغة «CSV UTF-8» إن كانت خاطئة.`;
  },
  'sheets-not-read': ({
    sheet,
    unread,
    others,
  }: {
    readonly sheet: string;
    readonly unread: readonly ({ readonly name: string } & Rows)[];
    readonly others: number;
  }) => {
    const named = unread.map(({ name, rows }) => `${quoted(name)} (${counted(rows, nouns.row)})`);
    const all = others > 0 ? [...named, `غيرها (${counted(others, nouns.sheet)})`] : named;
    return `قُرئت الورقة ${quoted(sheet)} فقط. ولم تُقرأ: ${listed(all)}.`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `لم يُقرأ الصف الذي فوق العناوين (الصف ${number(row)}).`
      : `لم تُقرأ الصفوف التي فوق العناوين (الصف ${number(row)})، وعددها ${number(rows)}.`,
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `الصف ${number(row)} يكرّر العناوين ولم يُقرأ.`
      : `عدد الصفوف التي تكرّر العناوين ولم تُقرأ: ${number(rows)}، أولها الصف ${number(row)}.`,
  'headings-explained': ({ row }: Row) => `الصف ${number(row)} يشرح العناوين ولم يُقرأ.`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `لم يُضف المثال الذي في الصف ${number(row)}.`
      : `لم تتم إضافة ${countedOf(rows, nouns.example)}، ابتداءً من الصف ${number(row)}.`,
  'column-without-heading': unheaded,
  'columns-not-read': ({
    named,
    unnamed,
  }: {
    readonly named: readonly string[];
    readonly unnamed: readonly string[];
  }) => {
    const letters = unnamed.map((letter) => unheaded({ letter }));
    return `لم تُقرأ هذه الأعمدة: ${[...named, ...letters].join('، ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) => `عدد الأعمدة التي لم تُقرأ: ${number(columns)}؛ والمذكور منها بالاسم: ${number(named)}.`,
  'more-notes': ({ notes }: { readonly notes: number }) =>
    `هناك أيضًا ${counted(notes, nouns.note)} من هذا القبيل.`,
};

const inRows = (rows: number) => `في ${countedOf(rows, nouns.row)}`;

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `قُرئت هذه الأعمدة معًا كتاريخ واحد: ${headings.map(quoted).join('، ')}.`,
  'scheme-added': ({ rows }: Rows) =>
    `${inRows(rows)} وُضع \u2068https://\u2069 قبل عنوان يخلو منه.`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `${inRows(rows)} قُرئت الخلايا التي فيها شرطة أو «n/a» أو «none» على أنها فارغة.`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    `أُزيلت علامات الاقتباس من حول ${countedOf(rows, nouns.text)}: الصفحة تضع علاماتها بنفسها.`,
  'merged-value-used': ({ rows }: Rows) =>
    `${inRows(rows)} استُخدمت قيمة الخلايا المدمجة لكل صف من صفوفها.`,
  'link-target-used': ({ rows }: Rows) => `${inRows(rows)} استُخدم العنوان الذي يؤدي إليه الرابط.`,
  'link-elsewhere-used': ({ rows }: Rows) => `${inRows(rows)} استُخدم رابط النص أو المصدر مرجعًا.`,
  'hidden-row-read': ({ rows }: Rows) =>
    rows === 1
      ? 'قُرئ صف واحد مخفي في الورقة كغيره.'
      : `قُرئت الصفوف المخفية في الورقة كغيرها، وعددها ${number(rows)}.`,
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'على أن اليوم أولًا',
  mdy: 'على أن الشهر أولًا',
  either: 'على أنه اليوم نفسه بأي ترتيب',
  'year first': 'على أن السنة أولًا',
  words: 'من اسم الشهر',
  badi: 'كتاريخ بالتقويم البديع',
  time: 'دون الوقت',
};

interface ReadDate extends Row {
  readonly text: string;
  readonly day: string;
}

const dates = {
  'dates-read': ({
    reading,
    rows,
    row,
    text,
    day,
  }: ReadDate & Rows & { readonly reading: DateReading }) =>
    rows === 1
      ? `قُرئ تاريخ الصف ${number(row)}، ${quoted(text)}، ${READINGS[reading]}: ${dayName(day)}.`
      : `قُرئت التواريخ في ${countedOf(rows, nouns.row)}، مثل ${quoted(text)}، ${READINGS[reading]}: ${dayName(day)}.`,
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `${dayName(day)} في الصف ${number(row)}`;
    const some =
      cells === 1
        ? `خلية تاريخ واحدة (${which})`
        : `بعض خلايا التاريخ (عددها ${number(cells)}، مثل ${which})`;
    return `ربما تبادل اليوم والشهر موضعيهما في ${some}: فلا توجد خلية تاريخ يزيد فيها اليوم على ١٢، وتواريخ أخرى، مثل ${quoted(text)}، نصوص. برامج جداول البيانات تفعل ذلك بتواريخ بلد آخر. يُرجى التحقق منها.`;
  },
};

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    `${inRows(rows)} مفتاح لا يحمله أي اقتباس في هذا الموقع: فقد حُذف الاقتباس، أو أن المفتاح تالف أو من موقع آخر. ويُقرأ مثل هذا الصف كأن لا مفتاح له.`,
  'rows-added-once': ({ rows }: Rows) =>
    `عدد الصفوف المطابقة لصف سابق في الملف: ${number(rows)}. لا تُضاف إلا مرة واحدة.`,
  'rows-not-all-shown': ({ rows }: Rows) =>
    `يُعرض هنا أول ${countedOf(rows, nouns.row)} فقط؛ وما سوى ذلك محسوب.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `يُعرض أول ${countedOf(dates, nouns.date)} فقط مع الاقتباسات؛ وما سوى ذلك محسوب.`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
