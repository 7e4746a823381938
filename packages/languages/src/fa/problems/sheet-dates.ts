import { day, either, weekday, year } from '../words.ts';

type DateOrder = 'dmy' | 'mdy' | 'ymd';

interface Kind {
  readonly kind: 'csv' | 'workbook';
}
interface Years {
  readonly min: number;
  readonly max: number;
}
interface Text {
  readonly text: string;
}

const WRITE_THEM = 'لطفاً تاریخ‌ها را به شکل YYYY-MM-DD بنویسید.';
const WRITE_IT = 'لطفاً آن را به شکل YYYY-MM-DD بنویسید، مانند \u20682026-03-21\u2069';
const GREGORIAN = 'لطفاً تاریخ میلادی را به شکل YYYY-MM-DD بنویسید، مانند \u20682026-03-21\u2069';

const quoted = (text: string) => `«\u2068${text}\u2069»`;

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'روز',
  mdy: 'ماه',
  ymd: 'سال',
};

const questions = {
  'dates-elsewhere': () =>
    'ستونی که تاریخ به شمار نیامده است تاریخ دارد. اگر اینها تاریخ‌های سخنان است، لطفاً نام آن را displayDate بگذارید.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `ستون ${quoted(heading)} تاریخی ندارد. لطفاً تاریخ‌ها را در ستون displayDate بگذارید، یا عنوان این ستون را عوض کنید.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `تاریخ‌های فایل با هم ناسازگار است: در ${quoted(text)} نخست ${orderWords[order]} آمده است و در برخی دیگر نه. ${WRITE_THEM}`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `تاریخ‌های فایل را به چند گونه می‌توان خواند: ${quoted(text)} یعنی ${either(days.map(day))}.`,
  'write-dates': () => WRITE_THEM,
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'هیچ تاریخی در فایل به شکل YYYY-MM-DD نیست: برنامه‌های صفحه‌گسترده تاریخ‌ها را در فایل‌های CSV تغییر می‌دهند. لطفاً فایل را به صورت فایل اکسل (\u2068.xlsx\u2069) ذخیره کنید، یا تاریخ‌ها را به شکل YYYY-MM-DD بنویسید.'
      : `همهٔ تاریخ‌های فایل متنی به شکلی جز YYYY-MM-DD است. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'همهٔ تاریخ‌های فایل عدد است. لطفاً در برنامهٔ صفحه‌گسترده قالب ستون displayDate را YYYY-MM-DD کنید و فایل را دوباره ذخیره کنید.'
      : 'همهٔ تاریخ‌های فایل عدد است. لطفاً قالب ستون displayDate را تاریخ کنید، یا تاریخ‌ها را به شکل YYYY-MM-DD بنویسید.',
  'all-dates-not-real': () => `هیچ تاریخی در فایل روزی واقعی نیست. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `سال هیچ تاریخی در فایل از ${year(min)} تا ${year(max)} نیست. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'همهٔ تاریخ‌های فایل به تاریخ ایرانی یا اسلامی می‌ماند. لطفاً تاریخ‌های میلادی را به شکل YYYY-MM-DD بنویسید.',
  'all-weekdays-wrong': () =>
    'در این فایل هیچ روز هفته‌ای با تاریخ خود سازگار نیست. لطفاً تاریخ‌ها را درست کنید، یا روزهای هفته را ننویسید.',
  'all-dates-unknown': () => `هیچ تاریخی در فایل خوانده نمی‌شود. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'هیچ تاریخی در فایل روز معینی را نمی‌رساند. لطفاً قالب ستون displayDate را متن کنید، و تاریخ‌ها را به شکل YYYY-MM-DD بنویسید.',
  'all-date-cells-unreadable': () =>
    'هیچ سلولی از ستون displayDate خوانده نمی‌شود. لطفاً تاریخ‌ها را دوباره به شکل YYYY-MM-DD بنویسید.',
};

const dates = {
  'date-unsure': () =>
    'این سلول تاریخ یا ساعتی دارد که روز معینی را نمی‌رساند. لطفاً تاریخ را به شکل YYYY-MM-DD بنویسید',
  'date-ambiguous': ({ text }: Text) => `${quoted(text)} می‌تواند دو روز گوناگون باشد. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) => `سال ${quoted(text)} چهار رقم ندارد. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `${quoted(text)} عدد است، نه تاریخ. ${WRITE_IT}، یا قالب سلول را تاریخ کنید`,
  'date-not-real': ({ text }: Text) => `روزی به صورت ${quoted(text)} وجود ندارد. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `${quoted(text)} تاریخی خواندنی نیست. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `${quoted(text)} به تاریخ ایرانی یا اسلامی می‌ماند. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `سال ${quoted(text)} به سال ایرانی یا اسلامی می‌ماند. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `سال ${quoted(text)} از ${year(min)} تا ${year(max)} نیست. ${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `در ${quoted(wrong.text)} روز هفته ${either(wrong.written.map(weekday))} آمده است، اما ${day(wrong.date)} ${weekday(wrong.weekday)} است. لطفاً تاریخ یا روز هفتهٔ آن را درست کنید`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `در ${quoted(text)} نخست ${orderWords[order]} نیامده است. ${meant === null ? WRITE_IT : `لطفاً آن را چنین بنویسید: \u2068${meant}\u2069`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
