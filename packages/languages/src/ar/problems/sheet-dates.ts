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

const WRITE_THEM = 'يُرجى كتابة التواريخ بالصيغة YYYY-MM-DD.';
const WRITE_IT = 'يُرجى كتابته بالصيغة YYYY-MM-DD، مثل \u20682026-03-21\u2069';
const GREGORIAN = 'يُرجى كتابة التاريخ الميلادي بالصيغة YYYY-MM-DD، مثل \u20682026-03-21\u2069';

const quoted = (text: string) => `«\u2068${text}\u2069»`;

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'باليوم',
  mdy: 'بالشهر',
  ymd: 'بالسنة',
};

const questions = {
  'dates-elsewhere': () =>
    'في عمود لا يُقرأ كتاريخ تواريخ. إن كانت تواريخ الاقتباسات فيُرجى تسميته displayDate.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `لا تواريخ في العمود ${quoted(heading)}. يُرجى وضعها في عمود displayDate، أو إعطاء هذا العمود عنوانًا آخر.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `تواريخ الملف متناقضة: يبدأ ${quoted(text)} ${orderWords[order]}، ولا تبدأ به تواريخ أخرى. ${WRITE_THEM}`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `يمكن أن تُقرأ تواريخ الملف بطرق مختلفة: ${quoted(text)} يعني ${either(days.map(day))}.`,
  'write-dates': () => WRITE_THEM,
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'لا يوجد في الملف تاريخ بالصيغة YYYY-MM-DD: برامج جداول البيانات تعيد كتابة التواريخ في ملفات CSV. يُرجى حفظ الملف كمصنف Excel (\u2068.xlsx\u2069)، أو كتابة التواريخ بالصيغة YYYY-MM-DD.'
      : `كل تاريخ في الملف نص بصيغة غير YYYY-MM-DD. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'كل تاريخ في الملف عدد. يُرجى تعيين التنسيق YYYY-MM-DD للعمود displayDate في برنامج جداول البيانات، ثم حفظ الملف مرة أخرى.'
      : 'كل تاريخ في الملف عدد. يُرجى تنسيق العمود displayDate كتاريخ، أو كتابة التواريخ بالصيغة YYYY-MM-DD.',
  'all-dates-not-real': () => `لا يوجد في الملف تاريخ هو يوم حقيقي. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `لا يوجد في الملف تاريخ سنته من ${year(min)} إلى ${year(max)}. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'كل تاريخ في الملف يبدو من التقويم الإيراني أو الهجري. يُرجى كتابة التواريخ الميلادية بالصيغة YYYY-MM-DD.',
  'all-weekdays-wrong': () =>
    'لا يوجد في الملف يوم أسبوع يوافق تاريخه. يُرجى تصحيح التواريخ، أو ترك أيام الأسبوع.',
  'all-dates-unknown': () => `لا يوجد في الملف تاريخ يمكن قراءته. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'لا يوجد في الملف تاريخ يدل على يوم مؤكد. يُرجى تنسيق العمود displayDate كنص، وكتابة التواريخ بالصيغة YYYY-MM-DD.',
  'all-date-cells-unreadable': () =>
    'لا توجد في العمود displayDate خلية يمكن قراءتها. يُرجى كتابة التواريخ مرة أخرى بالصيغة YYYY-MM-DD.',
};

const dates = {
  'date-unsure': () =>
    'في هذه الخلية تاريخ أو وقت لا يدل على يوم مؤكد. يُرجى كتابة التاريخ بالصيغة YYYY-MM-DD',
  'date-ambiguous': ({ text }: Text) => `قد يعني ${quoted(text)} يومين مختلفين. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) =>
    `ليس في ${quoted(text)} سنة من أربعة أرقام. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `${quoted(text)} عدد، وليس تاريخًا. ${WRITE_IT}، أو تنسيق الخلية كتاريخ`,
  'date-not-real': ({ text }: Text) => `لا يوجد يوم ${quoted(text)}. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `${quoted(text)} ليس تاريخًا يمكن قراءته. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `يبدو ${quoted(text)} تاريخًا من التقويم الإيراني أو الهجري. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `تبدو سنة ${quoted(text)} سنة إيرانية أو هجرية. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `سنة ${quoted(text)} ليست من ${year(min)} إلى ${year(max)}. ${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `يوم الأسبوع في ${quoted(wrong.text)} هو ${either(wrong.written.map(weekday))}، لكن ${day(wrong.date)} يوافق ${weekday(wrong.weekday)}. يُرجى تصحيح التاريخ أو يوم الأسبوع`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `لا يبدأ ${quoted(text)} ${orderWords[order]}. ${meant === null ? WRITE_IT : `يُرجى كتابته هكذا: \u2068${meant}\u2069`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
