import { number, day as written } from '../../words.ts';

export const language = 'اللغة';
export const original = 'كما أُدخل';
export const text = 'النص للمشاركة';
export const copy = 'نسخ النص';
export const copied = 'تم نسخ النص.';
export const copyFailed = 'تعذّر نسخ النص. حدّدوه وانسخوه بأنفسكم.';
export const ways = 'الإرسال عبر';
export const mail = 'البريد الإلكتروني';
export const pictures = 'صور';
export const landscape = 'أفقية';
export const portrait = 'عمودية';
export const story = 'قصة';
export const fromDay = (day: string) =>
  `العنوان الوارد فيه يقود إلى الاقتباس ابتداءً من ${written(day)}.`;
export const noDay = 'ليس للاقتباس يوم، فالعنوان هو عنوان الصفحة الرئيسية.';
export const onlySource = (max: number) =>
  `في الاقتباس أكثر من ${number(max)} حرف، فلا يذكر النص إلا موضعه.`;
export const loading = 'يجري تحميل النص';
export const loadError = 'تعذّر تحميل النص. يُرجى المحاولة مرة أخرى.';
export const pictureFailed = 'تعذّر حفظ الصورة';
