import type { SentenceParts } from '../../sentence-parts.ts';
import { number, year as yearName } from '../words.ts';

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
  quote: 'سخن',
  'social-link': 'پیوند شبکهٔ اجتماعی',
  'holy-day': 'یوم متبرک',
  user: 'کاربر',
  settings: 'تنظیمات',
};

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'یک آپلود را برگرداند',
  'bulk deletion': 'یک حذف گروهی را برگرداند',
  schedule: 'یک تاریخ‌گذاری را برگرداند',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'گذرکلیدی',
  totp: 'یک برنامهٔ احراز هویت',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'حساب ایمیل',
  password: 'گذرواژهٔ آن',
  'dkim-key': 'کلید DKIM',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'وب‌هوک‌ها',
  time: 'ساعت',
  weekday: 'روز هفته',
};

const counted = (kind: Kind, count: number) => `${number(count)} ${NOUNS[kind]}`;

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${NOUNS[kind]} افزوده شد: `,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${NOUNS[kind]} تغییر کرد: `,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${NOUNS[kind]} بدون تغییر ذخیره شد: `,
  name,
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${NOUNS[kind]} حذف شد: `,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `${counted(kind, count)} حذف شد`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `${counted(kind, count)} آپلود شد، از فایل `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `${counted(kind, count)} تاریخ‌گذاری شد`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `${counted(kind, count)} سال ${yearName(year)} بدیع از تقویم افزوده شد`;

interface Undone {
  readonly kind: Batch;
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ kind, deleted, restored, kept }: Undone) => {
  const parts = [
    deleted > 0 && `${number(deleted)} سخن حذف شد`,
    restored > 0 && `${number(restored)} سخن بازگردانده شد`,
    kept > 0 && `${number(kept)} سخن همان‌گونه که هست ماند`,
  ].filter(Boolean);
  return `${UNDONE[kind]}: ${parts.length === 0 ? 'چیزی برای برگرداندن نمانده بود' : parts.join('، ')}`;
};

export const changedOwnPassword = 'گذرواژهٔ خود را تغییر داد';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'گذرواژهٔ تازه تعیین کرد برای ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['دعوت کرد: ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'دعوت را پس گرفت: ',
  name,
];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'دعوت را پذیرفت، با نام ',
  name,
];
export const addedFactor = (factor: Factor) => `${FACTORS[factor]} به حساب خود افزود`;
export const removedFactor = (factor: Factor) => `${FACTORS[factor]} از حساب خود برداشت`;
export const renamedPasskey = 'نام یکی از گذرکلیدهای حساب خود را تغییر داد';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'عامل دوم این کاربر را برداشت: ',
  name,
];
export const changedEmail = 'نشانی ایمیل حساب خود را تغییر داد';
export const removedEmail = 'نشانی ایمیل حساب خود را برداشت';
export const madeRecoveryCodes = 'کدهای بازیابی تازه ساخت';
export const usedRecoveryCode = (left: number) =>
  `با یک کد بازیابی وارد شد؛ ${number(left)} کد باقی مانده است`;
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'نقش مدیر اصلی سپرده شد، از ',
  from,
  ' به ',
  to,
];

export const downloadedBackup = 'نسخهٔ پشتیبان همهٔ پایگاه داده را دانلود کرد';
export const replacedKeys = 'کلید کوکی‌ها و توکن‌ها را عوض کرد؛ با آن همهٔ نشست‌ها پایان یافت';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'تنظیم ارسال را بدون تغییر ذخیره کرد'
    : `تنظیم ارسال را تغییر داد: ${parts.map((part) => SENDING_PARTS[part]).join('، ')}`;
export const resumedSending = 'ارسال را پس از بازگردانی دوباره به راه انداخت';
export const begunAnew = 'آنچه را بدون کلید گم‌شدهٔ رمزگذاری خواندنی نبود حذف کرد';
export const movedPlace = 'مختصات مکان را تغییر داد';
export const changedLetterNote = 'پیام نامهٔ هفتگی را تغییر داد';
export const removedLetters = 'نامه‌های یک نشانی را پایان داد';

export const name = 'نام';
export const date = 'تاریخ';
export const platform = 'شبکه';
export const url = 'نشانی (URL)';
export const displayOrder = 'ترتیب نمایش';
export const username = 'نام کاربری';
export const role = 'نقش';
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
export const yes = 'بله';
export const no = 'خیر';
