import { gatherings } from '../../gatherings.ts';
import { number } from '../../words.ts';

export const title = 'البرنامج';
export const about = 'للطباعة ولشاشة القاعة، إلى جانب صفحة هذا اليوم. يجوز أن تكون النصوص بأي لغة.';
export const none = 'لا توجد بنود بعد.';
export const add = 'إضافة بند';
export const untitled = 'بند جديد';
export const part = 'القسم';
export const text = 'النص';
export const source = 'المصدر';
export const reader = 'القارئ';
export const readerHint =
  'يُحفظ مشفَّرًا، ولا يراه إلا من لديه رابط اللقاء، ويُحذف بعد ذلك اليوم بـ١٤ يومًا.';
export const up = 'إلى أعلى';
export const down = 'إلى أسفل';
export const removed = 'أُزيل البند.';
export const bringBack = 'إعادته';
export const saved = 'حُفظ البرنامج.';
export const saveFailed = 'تعذّر حفظ البرنامج';
export const loading = 'جارٍ تحميل البرنامج';
export const loadError = 'تعذّر تحميل البرنامج. يُرجى المحاولة مرة أخرى.';
export const movedTo = (place: number, count: number) =>
  `البند ${number(place)} من ${number(count)}`;
export const full = (max: number) => `لا تزيد بنود البرنامج على ${number(max)}.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}: ${name}`;
