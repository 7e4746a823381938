import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} مسجَّل بالفعل في ${day(date)}`,
  'holy-day-gone': () => 'لم يعد هذا اليوم المقدس موجودًا',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `رابط ${platform} هذا مسجَّل بالفعل`,
  'link-gone': () => 'لم يعد رابط التواصل الاجتماعي هذا موجودًا',

  'feature-not-there': ({ feature }: { readonly feature: string }) =>
    `لا يتوفر ${feature} في هذا الإصدار من الموقع بعد`,

  'too-many-pictures': () => 'يجري إنشاء صور كثيرة الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
  'too-many-pages': () => 'تجري قراءة صفحات كثيرة الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
  'backup-under-way': () => 'يجري تنزيل نسخة احتياطية الآن. يُرجى المحاولة مرة أخرى بعد انتهائه.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
