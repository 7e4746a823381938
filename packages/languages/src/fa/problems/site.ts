import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} در ${day(date)} از پیش ثبت شده است`,
  'holy-day-gone': () => 'این یوم متبرک دیگر وجود ندارد',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `این پیوند ${platform} از پیش هست`,
  'link-gone': () => 'این پیوند شبکهٔ اجتماعی دیگر وجود ندارد',

  'feature-not-there': ({ feature }: { readonly feature: string }) =>
    `این نسخهٔ سایت هنوز ${feature} را ندارد`,

  'too-many-pictures': () =>
    'اکنون تصویرهای بسیاری در حال ساخته شدن است. لطفاً اندکی بعد دوباره بکوشید.',
  'too-many-pages': () =>
    'اکنون صفحه‌های بسیاری در حال خوانده شدن است. لطفاً اندکی بعد دوباره بکوشید.',
  'backup-under-way': () =>
    'اکنون نسخهٔ پشتیبانی در حال دانلود است. لطفاً پس از پایان آن دوباره بکوشید.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
