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
  'windows-1252': ['Windows-1252 (اروپای غربی)', 'حروف نشانه‌دار'],
  'windows-1250': ['Windows-1250 (اروپای مرکزی)', 'حروف نشانه‌دار'],
  'windows-1251': ['Windows-1251 (سیریلیک)', 'حروف'],
  'windows-1256': ['Windows-1256 (عربی و فارسی)', 'حروف'],
  'windows-1257': ['Windows-1257 (بالتیک)', 'حروف نشانه‌دار'],
};

const quoted = (text: string) => `«\u2068${text}\u2069»`;

const unheaded = ({ letter }: { readonly letter: string }) => `${letter} (بدون عنوان)`;

const parts = {
  'encoding-read': ({
    encoding,
    isUtf8,
  }: {
    readonly encoding: ReadEncoding;
    readonly isUtf8: boolean;
  }) => {
    const [name, letters] = ENCODINGS[encoding];
    const check = `لطفاً ${letters} و علامت‌های نقل قول را بررسی کنید`;
    return isUtf8
      ? `شاید فایل به UTF-8 باشد، اما با کدگذاری ${name} خوانده شد: ${check}.`
      : `فایل به UTF-8 نیست. با کدگذاری ${name} خوانده شد: ${check}، و اگر نادرست است فایل را به صورت «CSV UTF-8» ذخیره کنید.`;
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
    const named = unread.map(({ name, rows }) => `${quoted(name)} (${number(rows)} ردیف)`);
    const all = others > 0 ? [...named, `${number(others)} برگهٔ دیگر`] : named;
    return `تنها برگهٔ ${quoted(sheet)} خوانده شد. خوانده نشد: ${listed(all)}.`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `ردیفی که بالای عنوان‌ها (ردیف ${number(row)}) است خوانده نشد.`
      : `${number(rows)} ردیفی که بالای عنوان‌ها (ردیف ${number(row)}) است خوانده نشد.`,
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `ردیف ${number(row)} تکرار عنوان‌هاست و خوانده نشد.`
      : `${number(rows)} ردیف تکرار عنوان‌هاست و خوانده نشد؛ نخستین آنها ردیف ${number(row)} است.`,
  'headings-explained': ({ row }: Row) => `ردیف ${number(row)} توضیح عنوان‌هاست و خوانده نشد.`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `نمونه‌ای که در ردیف ${number(row)} است افزوده نشد.`
      : `${number(rows)} نمونه، از ردیف ${number(row)} به بعد، افزوده نشد.`,
  'column-without-heading': unheaded,
  'columns-not-read': ({
    named,
    unnamed,
  }: {
    readonly named: readonly string[];
    readonly unnamed: readonly string[];
  }) => {
    const letters = unnamed.map((letter) => unheaded({ letter }));
    return `این ستون‌ها خوانده نشد: ${[...named, ...letters].join('، ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) => `${number(columns)} ستون خوانده نشد؛ ${number(named)} تا از آنها نام برده شده است.`,
  'more-notes': ({ notes }: { readonly notes: number }) =>
    `${number(notes)} یادداشت دیگر مانند اینها هست.`,
};

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `این ستون‌ها با هم یک تاریخ خوانده شد: ${headings.map(quoted).join('، ')}.`,
  'scheme-added': ({ rows }: Rows) =>
    `در ${number(rows)} ردیف، \u2068https://\u2069 پیش از نشانی‌ای که آن را نداشت گذاشته شد.`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `در ${number(rows)} ردیف، سلول‌هایی که خط تیره، «n/a» یا «none» داشت خالی به شمار آمد.`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    `علامت‌های نقل قول گرد ${number(rows)} متن برداشته شد: صفحه خود آنها را می‌گذارد.`,
  'merged-value-used': ({ rows }: Rows) =>
    `در ${number(rows)} ردیف، مقدار سلول‌های ادغام‌شده برای هر یک از ردیف‌های آنها به کار رفت.`,
  'link-target-used': ({ rows }: Rows) =>
    `در ${number(rows)} ردیف، نشانی‌ای که پیوند به آن می‌رود به کار رفت.`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `در ${number(rows)} ردیف، پیوند متن یا مأخذ به جای مرجع به کار رفت.`,
  'hidden-row-read': ({ rows }: Rows) =>
    `${number(rows)} ردیف که در برگه پنهان است مانند ردیف‌های دیگر خوانده شد.`,
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'به ترتیبی که روز نخست آمده است',
  mdy: 'به ترتیبی که ماه نخست آمده است',
  either: 'که به هر دو ترتیب همان روز است',
  'year first': 'به ترتیبی که سال نخست آمده است',
  words: 'از روی نام ماه',
  badi: 'همچون تاریخ بدیع',
  time: 'بدون ساعت',
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
      ? `تاریخ ردیف ${number(row)}، ${quoted(text)}، ${READINGS[reading]} خوانده شد: ${dayName(day)}.`
      : `تاریخ‌های ${number(rows)} ردیف، مانند ${quoted(text)}، ${READINGS[reading]} خوانده شد: ${dayName(day)}.`,
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `${dayName(day)} در ردیف ${number(row)}`;
    const some =
      cells === 1
        ? `در یک سلول تاریخ (${which})`
        : `در ${number(cells)} سلول تاریخ (مانند ${which})`;
    return `${some} شاید روز و ماه جابه‌جا شده باشد: در هیچ سلول تاریخی روز بیش از ۱۲ نیست، و تاریخ‌های دیگر، مانند ${quoted(text)}، متن است. برنامه‌های صفحه‌گسترده با تاریخ‌های کشورهای دیگر چنین می‌کنند. لطفاً آنها را بررسی کنید.`;
  },
};

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    `${number(rows)} ردیف کلیدی دارد که هیچ سخنی در این سایت ندارد: سخن حذف شده است، یا کلید آسیب دیده یا از سایت دیگری است. چنین ردیفی به گونه‌ای خوانده می‌شود که گویی کلید ندارد.`,
  'rows-added-once': ({ rows }: Rows) =>
    `${number(rows)} ردیف با ردیفی پیشین در فایل یکی است و تنها یک بار افزوده می‌شود.`,
  'rows-not-all-shown': ({ rows }: Rows) =>
    `در اینجا تنها ${number(rows)} ردیف نخست نشان داده می‌شود؛ دیگر ردیف‌ها شمرده شده است.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `تنها ${number(dates)} تاریخ نخست با سخنانشان نشان داده می‌شود؛ دیگر تاریخ‌ها شمرده شده است.`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
