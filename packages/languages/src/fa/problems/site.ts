import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} در ${day(date)} از پیش ثبت شده است`,
  'holy-day-gone': () => 'این یوم متبرک دیگر وجود ندارد',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `این پیوند ${platform} از پیش هست`,
  'link-gone': () => 'این پیوند شبکهٔ اجتماعی دیگر وجود ندارد',

  'gathering-gone': () => 'این گردهمایی دیگر وجود ندارد',
  'no-such-occurrence': () => 'در این روز گردهمایی نیست',

  'feature-needs-public-url': () =>
    'این به نشانی خود سایت با https نیاز دارد. کسی که از سرور نگهداری می‌کند آن را در PUBLIC_URL تنظیم می‌کند',
  'feature-needs-contact': () =>
    'این به راه تماس نیاز دارد تا مردم بدانند از چه کسی بپرسند. لطفاً نخست «تماس» را پر کنید',
  'feature-needs-mail': () => 'این به یک حساب ایمیل نیاز دارد. لطفاً نخست یکی برای ارسال تنظیم کنید',
  'feature-needs-offline-pages': () =>
    'این به اسکریپتی نیاز دارد که صفحه‌ها را بدون شبکه نشان می‌دهد. مسئول سرور آن را خاموش کرده است (OFFLINE_PAGES)',
  'needed-by-feature': () =>
    'چیزی که روشن است به این نیاز دارد. لطفاً نخست آن را خاموش کنید یا این را همان‌گونه که هست بگذارید',

  'not-a-push-endpoint': () => 'endpoint باید نشانی https یکی از سرویس‌های اعلان مرورگرها باشد',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} کلید اشتراک نیست: هر دو را همان‌گونه که مرورگر می‌دهد به کار ببرید`,
  'push-subscription-gone': () => 'این اعلان‌ها پایان یافته است',
  'too-many-subscriptions': () =>
    'در یک ساعت اشتراک‌های بیش از اندازه‌ای رسیده است. لطفاً بعداً دوباره تلاش کنید.',

  'too-many-pictures': () =>
    'اکنون تصویرهای بسیاری در حال ساخته شدن است. لطفاً اندکی بعد دوباره بکوشید.',
  'too-many-pages': () =>
    'اکنون صفحه‌های بسیاری در حال خوانده شدن است. لطفاً اندکی بعد دوباره بکوشید.',
  'backup-under-way': () =>
    'اکنون نسخهٔ پشتیبانی در حال دانلود است. لطفاً پس از پایان آن دوباره بکوشید.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
