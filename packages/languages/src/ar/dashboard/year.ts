import { number, year as yearName } from '../words.ts';

export const calendar = 'التقويم';
export const gregorian = 'الميلادي';
export const badi = 'البديع';
export const previousYear = 'السنة السابقة';
export const nextYear = 'السنة التالية';
export const today = 'اليوم';
export const gregorianYear = (year: number) => yearName(year);
export const badiYear = (year: number) => `${yearName(year)} بديع`;
export const daysOf = (year: string) => `أيام سنة ${year}`;
export const month = 'الشهر';
export const holyDaysMissing = 'تعذّر تحميل الأيام المقدسة، وهي غير مميَّزة.';

export const sunday = 'ح';
export const monday = 'ن';
export const tuesday = 'ث';
export const wednesday = 'ر';
export const thursday = 'خ';
export const friday = 'ج';
export const saturday = 'س';
export const badiDay = (day: number, month: string, year: number) =>
  `${number(day)} ${month} ${yearName(year)}`;
export const feastOf = (month: string) => `ضيافة شهر ${month}`;
export const span = (first: string, last: string) => `${first} – ${last}`;
export const dayNames = (names: readonly string[]) => names.join('، ');
export const dayUnavailable = (day: string) => `${day}: غير متاح`;

export const isToday = 'اليوم';
export const isHolyDay = 'يوم مقدس';
export const isFeast = 'الضيافة';
