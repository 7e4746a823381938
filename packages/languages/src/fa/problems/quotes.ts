import { day, number } from '../words.ts';

interface TakenDate {
  readonly date: string;
  readonly count: number;
}

export const quotes = {
  'date-taken': ({ date, count }: TakenDate) =>
    `برای ${day(date)} هم‌اکنون ${number(count)} سخن هست. لطفاً تاریخ دیگری انتخاب کنید.`,
  'dates-taken': ({ date, count }: TakenDate) =>
    `برای ${number(count)} تاریخ از این تاریخ‌ها سخنان دیگری هست، نخست برای ${day(date)}. لطفاً تاریخ‌های دیگری انتخاب کنید.`,
  'no-quote-today': () => 'برای امروز سخنی در دست نیست.',
  'quote-gone': () => 'این سخن دیگر وجود ندارد',
  'no-such-quote': ({ id }: { readonly id: number }) => `سخنی با این id نیست: \u2068${id}\u2069.`,

  'no-such-batch': () => 'چنین آپلود یا تغییری نیست.',
  'already-undone': ({ by }: { readonly by: string }) =>
    `\u2068${by}\u2069 پیش از این آن را برگردانده است.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    `این را دیگر نمی‌توان برگرداند: بیش از ${number(days)} روز از آن گذشته است.`,
};
