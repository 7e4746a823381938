import { counted, nouns } from '../counted.ts';
import { day, number } from '../words.ts';

interface TakenDate {
  readonly date: string;
  readonly count: number;
}

export const quotes = {
  'date-taken': ({ date, count }: TakenDate) =>
    `المجدول بالفعل ليوم ${day(date)}: ${counted(count, nouns.quote)}. يُرجى اختيار تاريخ آخر.`,
  'dates-taken': ({ date, count }: TakenDate) =>
    `لبعض هذه التواريخ (${number(count)}) اقتباسات أخرى مجدولة بالفعل، أولها ${day(date)}. يُرجى اختيار تواريخ أخرى.`,
  'no-quote-today': () => 'لا يوجد اقتباس لهذا اليوم.',
  'quote-gone': () => 'لم يعد هذا الاقتباس موجودًا',
  'no-such-quote': ({ id }: { readonly id: number }) => `لا يوجد اقتباس معرّفه \u2068${id}\u2069.`,

  'no-such-batch': () => 'لا توجد عملية رفع أو تغيير كهذه.',
  'already-undone': ({ by }: { readonly by: string }) => `سبق أن تراجع \u2068${by}\u2069 عن هذا.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    `لم يعد التراجع عن هذا ممكنًا: فقد انقضت المدة المتاحة لذلك، وهي ${counted(days, nouns.day)}.`,
};
