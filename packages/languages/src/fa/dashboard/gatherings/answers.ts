import { number } from '../../words.ts';

export const asks = 'پرسیدن این‌که چه کسی می‌آید';
export const asksHint =
  'صفحهٔ هر روز فرمی خواهد داشت. نام‌ها رمز شده‌اند، برای ضیافت نوزده‌روزه پرسیده نمی‌شوند و ۱۴ روز پس از آن روز پاک می‌شوند. بیش از تعداد جاها کسی نمی‌تواند پاسخ دهد.';
export const whoComes = 'چه کسانی می‌آیند';
export const coming = (people: number) => `می‌آیند: ${number(people)} نفر`;
export const comingOf = (people: number, places: number) =>
  `می‌آیند: ${number(people)} نفر، ظرفیت: ${number(places)} نفر`;
export const aboveCapacity = 'پاسخ‌ها بیش از تعداد جاهاست.';
export const none = 'هنوز کسی پاسخ نداده است.';
export const loading = 'پاسخ‌ها بارگذاری می‌شوند';
export const loadError = 'پاسخ‌ها بارگذاری نشدند. لطفاً دوباره تلاش کنید.';
export const name = 'نام';
export const howMany = 'چند نفر';
export const answeredAt = 'زمان پاسخ';
export const nameless = 'بدون نام';
export const lostTitle = 'روزهایی که دیگر در برنامه نیستند';
export const lostAbout =
  'کسانی گفته‌اند که در این روزها می‌آیند، ولی دیگر در این روزها گردهمایی نیست. پاسخ‌ها ۱۴ روز پس از هر روز پاک می‌شوند.';
export const lostError = 'روزهایی که دیگر در برنامه نیستند بارگذاری نشدند.';
