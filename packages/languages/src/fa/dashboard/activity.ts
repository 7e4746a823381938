import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const title = 'تغییرات اخیر';

export const show = 'نمایش';
export const who = 'چه کسی';
export const all = 'همه';
export const changes = 'تغییرات';
export const quotes = 'سخنان';
export const socialLinks = 'شبکه‌های اجتماعی';
export const holyDays = 'ایام متبرکه';
export const gatherings = 'گردهمایی‌ها';
export const users = 'کاربران';
export const settings = 'تنظیمات';
export const security = 'ورودها و امنیت';

type Kind = 'entries' | 'changes' | 'events';

const ONE: Readonly<Record<Kind, string>> = {
  entries: 'مورد',
  changes: 'تغییر',
  events: 'رویداد امنیتی',
};
const SEVERAL: Readonly<Record<Kind, string>> = {
  entries: 'موارد',
  changes: 'تغییرات',
  events: 'رویدادهای امنیتی',
};
const NOT_ONE: Readonly<Record<Kind, string>> = {
  entries: 'هیچ موردی',
  changes: 'هیچ تغییری',
  events: 'هیچ رویداد امنیتی‌ای',
};
const OLDER: Readonly<Record<Kind, string>> = {
  entries: 'موارد قدیمی‌تر',
  changes: 'تغییرات قدیمی‌تر',
  events: 'رویدادهای امنیتی قدیمی‌تر',
};

export const counting = (kind: Kind, count: number) => `${number(count)} ${ONE[kind]}`;
export const latest = (kind: Kind, count: number) => `${number(count)} ${ONE[kind]} اخیر`;
export const none = (kind: Kind) => `هنوز ${NOT_ONE[kind]} نیست`;
export const noneMatch = (kind: Kind) => `${NOT_ONE[kind]} با فیلترها سازگار نیست`;
export const loading = (kind: Kind) => `در حال بارگذاری ${SEVERAL[kind]}`;
export const loadError = (kind: Kind) => `${SEVERAL[kind]} بارگذاری نشد. لطفاً دوباره بکوشید.`;
export const olderLoadError = (kind: Kind) => `${OLDER[kind]} بارگذاری نشد. لطفاً دوباره بکوشید.`;
export const showOlder = 'نمایش موارد قدیمی‌تر';
export const loadingOlder = 'در حال بارگذاری…';

export const when = 'زمان';
export const what = 'رویداد';
export const commandLine = 'خط فرمان';

export const showLess = 'نمایش کمتر';
export const showAll = 'نمایش کامل';
export const labelled = (field: string) => `${field}: `;
export const changedTo = 'تغییر یافت به';
export const noValue = 'هیچ';

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
  login: 'وارد شد',
  'login failed': 'در ورود ناموفق بود',
  logout: 'خارج شد',
  'password asked for': 'گذرواژه دوباره از او خواسته شد',
  'password confirmed': 'گذرواژه را دوباره وارد کرد',
  'password not confirmed': 'در وارد کردن دوبارهٔ گذرواژه اشتباه کرد',
  'session ended': 'به یکی از نشست‌های خود پایان داد',
  'other sessions ended': 'به همهٔ نشست‌های دیگر خود پایان داد',
  refused: 'درخواستی از او رد شد',
  'refused without CSRF token': 'درخواستی از سایتی دیگر یا از صفحه‌ای کهنه رد شد',
  throttled: 'پس از تلاش‌های بسیار ناچار شد صبر کند',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1 ? `${EVENTS[event]}، ${number(count)} بار در یک ساعت` : EVENTS[event];
export const several = 'چند نفر';
export const unknown = 'نامعلوم';
export const manyNetworks = 'از شبکه‌های بسیار';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['از ', network];
