import { number, day as written } from '../../words.ts';

export const language = 'زبان';
export const original = 'همان گونه که وارد شده';
export const text = 'متن برای هم‌رسانی';
export const copy = 'کپی کردن متن';
export const copied = 'متن کپی شد.';
export const copyFailed = 'متن کپی نشد. لطفاً خودتان آن را انتخاب و کپی کنید.';
export const ways = 'فرستادن با';
export const mail = 'ایمیل';
export const pictures = 'تصویرها';
export const landscape = 'افقی';
export const portrait = 'عمودی';
export const story = 'استوری';
export const fromDay = (day: string) => `نشانیِ درون آن از ${written(day)} به سخن می‌رسد.`;
export const noDay = 'این سخن روزی ندارد، پس نشانی همان صفحهٔ اصلی است.';
export const onlySource = (max: number) =>
  `این سخن بیش از ${number(max)} نویسه دارد، پس متن تنها می‌گوید کجاست.`;
export const loading = 'متن بارگذاری می‌شود';
export const loadError = 'متن بارگذاری نشد. لطفاً دوباره بکوشید.';
export const pictureFailed = 'تصویر ذخیره نشد';
