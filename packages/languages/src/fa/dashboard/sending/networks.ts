export const title = 'فرسته‌ها و وب‌هوک‌ها';
export const about =
  'هر روز در ساعت بالا، سخن روز خودبه‌خود به آنجا فرستاده می‌شود: کامل و با منبع، یا اگر جا نشود به صورت تصویر. آنچه پس از آن ساعت تنظیم شود از روز بعد آغاز می‌شود.';
export const postTo = (network: string) => `انتشار در ${network}`;
export const chat = 'کانال یا گروه';
export const chatHint = 'نام آن، مانند \u2068@friends\u2069، یا شماره‌اش. ربات باید مدیر آن باشد.';
export const token = 'توکن';
export const telegramTokenHint =
  'همان‌گونه که \u2068@BotFather\u2069 در Telegram برای ربات شما نشان می‌دهد.';
export const mastodonTokenHint =
  'از Mastodon، در «ترجیحات»، «توسعه»، با مجوزهای \u2068read:accounts\u2069، \u2068write:media\u2069 و \u2068write:statuses\u2069.';
export const tokenStored = 'توکنی ذخیره شده است. برای حفظ آن، این خانه را خالی بگذارید.';
export const server = 'سرور';
export const serverHint = 'نشانی آن، مانند https://social.example';
export const tokenOfOther =
  'توکن ذخیره‌شده از آنِ سرور دیگری است و پاک می‌شود. توکن این سرور را وارد کنید.';
export const language = 'زبان فرسته‌ها';
export const communityLanguage = 'زبان جامعه';
export const link = 'افزودن نشانی صفحهٔ روز';
export const webhooks = 'وب‌هوک‌ها';
export const aboutWebhooks =
  'برنامه‌های خودتان سخن هر روز را دریافت می‌کنند و، تا وقتی گردهمایی‌ها روشن است، از هر گردهمایی همگانی که اعلام شود یا تغییر کند باخبر می‌شوند. امضا بر پایهٔ «Standard Webhooks» است.';
export const address = 'نشانی';
export const secret = 'کلید محرمانه';
export const secretHint =
  '\u2068whsec_\u2069 و ۲۴ تا ۶۴ بایت به صورت base64. برنامهٔ گیرنده امضا را با آن می‌سنجد.';
export const secretStored = 'کلیدی محرمانه ذخیره شده است. برای حفظ آن، این خانه را خالی بگذارید.';
export const addWebhook = 'افزودن وب‌هوک';
export const removeWebhook = (number: string) => `برداشتن وب‌هوک ${number}`;
export const webhookName = (number: string) => `وب‌هوک ${number}`;
export const tryIt = 'امتحان کنید';
export const trying = 'در حال امتحان…';
export const aboutTrying = 'آنچه ذخیره شده امتحان می‌شود. چیزی منتشر نمی‌شود.';
export const aboutTryingWebhook = 'آنچه ذخیره شده امتحان می‌شود. برنامه پیامی آزمایشی دریافت می‌کند.';
export const works = 'کار می‌کند';
export const doesNotWork = 'کار نمی‌کند';
export const notAnswered = 'در ۱۵ ثانیه پاسخی نیامد.';
export const noAccount = 'توکن یا کلید محرمانه‌ای که بتوان خواند نیست.';
export const tryFailed = 'امتحان ممکن نشد';
