import { number } from '../../words.ts';

export const asks = 'السؤال عمّن سيحضر';
export const asksHint =
  'يظهر نموذج في صفحة كل يوم. الأسماء مشفَّرة، ولا تُطلب للضيافة التسع عشرية، وتُحذف بعد ذلك اليوم بـ١٤ يومًا. ولا يُقبل من الحاضرين أكثر من عدد الأماكن.';
export const whoComes = 'من سيحضر';
export const coming = (people: number) => `عدد الحاضرين: ${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `عدد الحاضرين: ${number(people)}، وعدد الأماكن: ${number(places)}`;
export const aboveCapacity = 'الردود أكثر من الأماكن.';
export const none = 'لم يردّ أحد بعد.';
export const loading = 'يجري تحميل الردود';
export const loadError = 'تعذّر تحميل الردود. يُرجى المحاولة مرة أخرى.';
export const name = 'الاسم';
export const howMany = 'كم شخصًا';
export const answeredAt = 'وقت الرد';
export const nameless = 'دون اسم';
export const lostTitle = 'أيام لم تعد مقرّرة';
export const lostAbout =
  'قال بعضهم إنهم سيحضرون في هذه الأيام التي لم تعد من أيام اللقاء. وتُحذف الردود بعد كل يوم منها بـ١٤ يومًا.';
export const lostError = 'تعذّر تحميل الأيام التي لم تعد مقرّرة.';
