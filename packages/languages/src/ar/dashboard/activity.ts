import type { SentenceParts } from '../../sentence-parts.ts';
import { counted, countedOf, nouns } from '../counted.ts';

export const title = 'أحدث التغييرات';

export const show = 'عرض';
export const who = 'بواسطة';
export const all = 'الكل';
export const changes = 'التغييرات';
export const quotes = 'الاقتباسات';
export const socialLinks = 'روابط التواصل الاجتماعي';
export const holyDays = 'الأيام المقدسة';
export const gatherings = 'اللقاءات';
export const users = 'المستخدمون';
export const settings = 'الإعدادات';
export const security = 'تسجيل الدخول والأمان';

type Kind = 'entries' | 'changes' | 'events';

const NOUNS = { entries: nouns.entry, changes: nouns.change, events: nouns.event };
const SEVERAL: Readonly<Record<Kind, string>> = {
  entries: 'سجلات',
  changes: 'تغييرات',
  events: 'أحداث أمنية',
};
const ALL: Readonly<Record<Kind, string>> = {
  entries: 'السجلات',
  changes: 'التغييرات',
  events: 'الأحداث الأمنية',
};
const OLDER: Readonly<Record<Kind, string>> = {
  entries: 'السجلات الأقدم',
  changes: 'التغييرات الأقدم',
  events: 'الأحداث الأمنية الأقدم',
};

export const counting = (kind: Kind, count: number) => counted(count, NOUNS[kind]);
export const latest = (kind: Kind, count: number) => `آخر ${countedOf(count, NOUNS[kind])}`;
export const none = (kind: Kind) => `لا توجد ${SEVERAL[kind]} بعد`;
export const noneMatch = (kind: Kind) => `لا توجد ${SEVERAL[kind]} مطابقة لعوامل التصفية`;
export const loading = (kind: Kind) => `جارٍ تحميل ${ALL[kind]}`;
export const loadError = (kind: Kind) => `تعذّر تحميل ${ALL[kind]}. يُرجى المحاولة مرة أخرى.`;
export const olderLoadError = (kind: Kind) => `تعذّر تحميل ${OLDER[kind]}. يُرجى المحاولة مرة أخرى.`;
export const showOlder = 'عرض الأقدم';
export const loadingOlder = 'جارٍ التحميل…';

export const when = 'الوقت';
export const what = 'الحدث';
export const commandLine = 'سطر الأوامر';

export const showLess = 'عرض أقل';
export const showAll = 'عرض الكل';
export const labelled = (field: string) => `${field}: `;
export const changedTo = 'تغيّر إلى';
export const noValue = 'لا شيء';

type SecurityEvent =
  | 'login'
  | 'login failed'
  | 'logout'
  | 'password asked for'
  | 'password confirmed'
  | 'password not confirmed'
  | 'session ended'
  | 'other sessions ended'
  | 'refused'
  | 'refused without CSRF token'
  | 'throttled';

const EVENTS: Readonly<Record<SecurityEvent, string>> = {
  login: 'تسجيل دخول',
  'login failed': 'محاولة دخول فاشلة',
  logout: 'تسجيل خروج',
  'password asked for': 'طلب كلمة المرور مرة أخرى',
  'password confirmed': 'إدخال كلمة المرور مرة أخرى',
  'password not confirmed': 'إدخال كلمة مرور خاطئة عند طلبها مرة أخرى',
  'session ended': 'إنهاء إحدى جلساته',
  'other sessions ended': 'إنهاء كل جلساته الأخرى',
  refused: 'رفض طلب',
  'refused without CSRF token': 'رفض طلب من موقع آخر أو من صفحة قديمة',
  throttled: 'طلب الانتظار بعد محاولات كثيرة',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1 ? `${EVENTS[event]}، ${countedOf(count, nouns.time)} خلال ساعة` : EVENTS[event];
export const several = 'عدة أشخاص';
export const unknown = 'غير معروف';
export const manyNetworks = 'من شبكات كثيرة';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['من ', network];
