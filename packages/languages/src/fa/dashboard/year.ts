import { number, year as yearName } from '../words.ts';

export const calendar = 'تقویم';
export const gregorian = 'میلادی';
export const badi = 'بدیع';
export const previousYear = 'سال قبل';
export const nextYear = 'سال بعد';
export const today = 'امروز';
export const gregorianYear = (year: number) => yearName(year);
export const badiYear = (year: number) => `${yearName(year)} بدیع`;
export const daysOf = (year: string) => `روزهای ${year}`;
export const month = 'ماه';
export const holyDaysMissing = 'ایام متبرکه بارگذاری نشد و نشان داده نشده است.';

export const sunday = 'ی';
export const monday = 'د';
export const tuesday = 'س';
export const wednesday = 'چ';
export const thursday = 'پ';
export const friday = 'ج';
export const saturday = 'ش';
export const badiDay = (day: number, month: string, year: number) =>
  `${number(day)} ${month} ${yearName(year)}`;
export const feastOf = (month: string) => `ضیافت شهر ${month}`;
export const span = (first: string, last: string) => `${first} تا ${last}`;
export const dayNames = (names: readonly string[]) => names.join('، ');
export const dayUnavailable = (day: string) => `${day}: در دسترس نیست`;

export const isToday = 'امروز';
export const isHolyDay = 'یوم متبرک';
export const isFeast = 'ضیافت';
