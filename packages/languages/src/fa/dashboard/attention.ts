import { number, plural } from '../words.ts';

export const title = 'نیازمند توجه شما';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'برای امروز سخنی نیست.';
  return days === 1
    ? 'پس از امروز دیگر سخنی نیست.'
    : `با امروز، برای ${number(days)} روز دیگر سخن هست.`;
};
export const daysWithoutGathering = (days: number) =>
  plural(days, {
    one: 'در هفت روز آینده، برای یک ضیافت نوزده‌روزه یا یوم متبرک هنوز گردهمایی نیست.',
    other: `در هفت روز آینده، برای ${number(days)} ضیافت نوزده‌روزه یا یوم متبرک هنوز گردهمایی نیست.`,
  });
export const seriesToRenew = (count: number) =>
  plural(count, {
    one: 'لازم است کسی تأیید کند که یک رشته گردهمایی ادامه دارد.',
    other: `لازم است کسی تأیید کند که ${number(count)} رشته گردهمایی ادامه دارد.`,
  });
export const answersAboveCapacity = (count: number) =>
  plural(count, {
    one: 'برای یک گردهمایی، پاسخ‌ها بیش از تعداد جاهاست.',
    other: `برای ${number(count)} گردهمایی، پاسخ‌ها بیش از تعداد جاهاست.`,
  });
export const sendingFails = (count: number) => `ارسال ${number(count)} بار پیاپی ناموفق بوده است.`;
export const sendingPaused = 'ارسال متوقف است تا شما آن را از سر بگیرید.';
export const noBackup = (days: number) => `آخرین نسخهٔ پشتیبان مال ${number(days)} روز پیش است.`;
export const unreadableData = (count: number) =>
  plural(count, {
    one: 'یک متن ذخیره‌شده خوانده نمی‌شود: کلید رمزگذاری در جای خود نیست یا درست نیست.',
    other: `${number(count)} متن ذخیره‌شده خوانده نمی‌شوند: کلید رمزگذاری در جای خود نیست یا درست نیست.`,
  });
export const notNow = 'حالا نه';
export const notNowOf = (what: string) => `حالا نه: ${what}`;
export const putOff = 'تا هفت روز به شما نشان داده نمی‌شود.';
export const notPutOff = 'به تعویق انداختن ممکن نشد';
