import { number } from '../words.ts';

export const title = 'يحتاج إلى عنايتكم';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'لا يوجد اقتباس لهذا اليوم.';
  return days === 1
    ? 'لا توجد اقتباسات بعد اليوم.'
    : `أيام متتالية لها اقتباس، ومنها اليوم: ${number(days)}.`;
};
export const daysWithoutGathering = (days: number) =>
  `ضيافات تسع عشرية أو أيام مقدسة في الأيام السبعة المقبلة لا لقاء لها بعد: ${number(days)}.`;
export const seriesToRenew = (count: number) =>
  `سلاسل لقاءات تحتاج إلى من يؤكد استمرارها: ${number(count)}.`;
export const answersAboveCapacity = (count: number) =>
  `لقاءات ردودها أكثر من أماكنها: ${number(count)}.`;
export const sendingFails = (count: number) => `عدد مرات فشل الإرسال المتتالية: ${number(count)}.`;
export const sendingPaused = 'الإرسال متوقف إلى أن تستأنفوه.';
export const noBackup = (days: number) => `عدد الأيام منذ آخر نسخة احتياطية: ${number(days)}.`;
export const unreadableData = (count: number) =>
  `نصوص محفوظة لا يمكن قراءتها لأن مفتاح التشفير غير موجود أو غير مطابق: ${number(count)}.`;
export const notNow = 'ليس الآن';
export const notNowOf = (what: string) => `ليس الآن: ${what}`;
export const putOff = 'لن يظهر لكم مدة سبعة أيام.';
export const notPutOff = 'تعذّر التأجيل';
