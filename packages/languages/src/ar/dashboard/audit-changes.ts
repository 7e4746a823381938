import type { SentenceParts } from '../../sentence-parts.ts';
import { counted, countedOf, nouns } from '../counted.ts';
import { year as yearName } from '../words.ts';

type Kind = 'quote' | 'social-link' | 'holy-day' | 'user' | 'settings';
type Batch = 'upload' | 'bulk deletion' | 'schedule';
type Factor = 'passkey' | 'totp';
type SendingPart =
  | 'mail'
  | 'password'
  | 'dkim-key'
  | 'telegram'
  | 'mastodon'
  | 'webhooks'
  | 'time'
  | 'weekday';

const NOUNS: Readonly<Record<Kind, string>> = {
  quote: 'الاقتباس',
  'social-link': 'رابط التواصل الاجتماعي',
  'holy-day': 'اليوم المقدس',
  user: 'المستخدم',
  settings: 'الإعدادات',
};

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'التراجع عن رفع ملف',
  'bulk deletion': 'التراجع عن حذف جماعي',
  schedule: 'التراجع عن جدولة',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'حساب البريد',
  password: 'كلمة المرور الخاصة به',
  'dkim-key': 'مفتاح DKIM',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'خطافات الويب',
  time: 'الوقت',
  weekday: 'يوم الأسبوع',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'مفتاح مرور',
  totp: 'تطبيق مصادقة',
};

const several = (kind: Kind, count: number) =>
  kind === 'settings' ? NOUNS.settings : countedOf(count, nouns[kind]);

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `تمت إضافة ${NOUNS[kind]}: `,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `تم تغيير ${NOUNS[kind]}: `,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `تم حفظ ${NOUNS[kind]} دون تغيير: `,
  name,
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `تم حذف ${NOUNS[kind]}: `,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `تم حذف ${several(kind, count)}`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `تم رفع ${several(kind, count)} من الملف `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `تمت جدولة ${several(kind, count)}`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `تمت إضافة ${several(kind, count)} لسنة ${yearName(year)} بديع من التقويم`;

interface Undone {
  readonly kind: Batch;
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ kind, deleted, restored, kept }: Undone) => {
  const parts = [
    deleted > 0 && `تم حذف ${countedOf(deleted, nouns.quote)}`,
    restored > 0 && `تمت استعادة ${countedOf(restored, nouns.quote)}`,
    kept > 0 && `تُرك دون تغيير: ${counted(kept, nouns.quote)}`,
  ].filter(Boolean);
  return `${UNDONE[kind]}: ${parts.length === 0 ? 'لم يبقَ شيء للتراجع عنه' : parts.join('، ')}`;
};

export const changedOwnPassword = 'تغيير كلمة المرور الخاصة به';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'تعيين كلمة مرور جديدة للمستخدم ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['دعوة ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => ['سحب دعوة ', name];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'قبول الدعوة باسم ',
  name,
];
export const addedFactor = (factor: Factor) => `إضافة ${FACTORS[factor]} إلى حسابه`;
export const removedFactor = (factor: Factor) => `إزالة ${FACTORS[factor]} من حسابه`;
export const renamedPasskey = 'إعادة تسمية أحد مفاتيح المرور في حسابه';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'إزالة العامل الثاني للمستخدم ',
  name,
];
export const changedEmail = 'تغيير عنوان البريد الإلكتروني لحسابه';
export const removedEmail = 'إزالة عنوان البريد الإلكتروني من حسابه';
export const madeRecoveryCodes = 'إنشاء رموز استرداد جديدة';
export const usedRecoveryCode = (left: number) =>
  `تسجيل الدخول برمز استرداد، والمتبقي: ${counted(left, nouns.code)}`;
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'نقل دور المشرف الرئيسي من ',
  from,
  ' إلى ',
  to,
];

export const downloadedBackup = 'تنزيل نسخة احتياطية من قاعدة البيانات كاملة';
export const replacedKeys = 'استبدال مفتاح ملفات تعريف الارتباط والرموز، وبه انتهت كل الجلسات';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'حفظ إعداد الإرسال دون تغيير'
    : `تغيير إعداد الإرسال: ${parts.map((part) => SENDING_PARTS[part]).join('، ')}`;
export const resumedSending = 'استئناف الإرسال بعد الاستعادة';
export const begunAnew = 'حذف ما لا يمكن قراءته بعد فقدان مفتاح التشفير';
export const movedPlace = 'تغيير إحداثيات المكان';
export const changedLetterNote = 'تغيير الملاحظة في الرسالة الأسبوعية';
export const removedLetters = 'إنهاء الرسائل إلى أحد العناوين';

export const name = 'الاسم';
export const date = 'التاريخ';
export const platform = 'المنصة';
export const url = 'الرابط (URL)';
export const displayOrder = 'ترتيب العرض';
export const username = 'اسم المستخدم';
export const role = 'الدور';
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
export const yes = 'نعم';
export const no = 'لا';
