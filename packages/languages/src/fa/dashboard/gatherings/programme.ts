import { gatherings } from '../../gatherings.ts';
import { number } from '../../words.ts';

export const title = 'برنامه';
export const about =
  'برای چاپ و برای نمایش در سالن، کنار صفحهٔ این روز. متن‌ها می‌توانند به هر زبانی باشند.';
export const none = 'هنوز بخشی نیست.';
export const add = 'افزودن بخش';
export const untitled = 'بخش تازه';
export const part = 'قسمت';
export const text = 'متن';
export const source = 'منبع';
export const reader = 'خواننده';
export const readerHint =
  'رمزگذاری می‌شود، تنها کسانی که پیوند گردهمایی را دارند آن را می‌بینند و ۱۴ روز پس از آن روز پاک می‌شود.';
export const up = 'بالا بردن';
export const down = 'پایین بردن';
export const removed = 'بخش برداشته شد.';
export const bringBack = 'بازگرداندن';
export const saved = 'برنامه ذخیره شد.';
export const saveFailed = 'برنامه ذخیره نشد';
export const loading = 'برنامه بارگذاری می‌شود';
export const loadError = 'برنامه بارگذاری نشد. لطفاً دوباره تلاش کنید.';
export const movedTo = (place: number, count: number) => `بخش ${number(place)} از ${number(count)}`;
export const full = (max: number) => `برنامه حداکثر ${number(max)} بخش دارد.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}: ${name}`;
