import type { SentenceParts } from '../../sentence-parts.ts';

export const title = 'ارسال';
export const about =
  'هرچه سایت می‌فرستد از این راه می‌رود. تا چیزی تنظیم نکنید، سایت به هیچ جا متصل نمی‌شود. گذرواژه‌ها و کلیدها رمزشده نگهداری می‌شوند و دیگر هرگز نشان داده نمی‌شوند.';
export const loading = 'در حال بارگذاری ارسال';
export const loadError = 'تنظیمات ارسال بارگذاری نشد. لطفاً دوباره بکوشید.';

export const mailAccount = 'حساب ایمیل';
export const noMail = 'هیچ حساب ایمیلی تنظیم نشده است: سایت ایمیلی نمی‌فرستد.';
export const setUpMail = 'تنظیم حساب ایمیل';
export const aboutMail =
  'آنچه باید اینجا بنویسید را ارائه‌دهندهٔ ایمیل شما می‌گوید، بیشتر زیر عنوان «SMTP» یا «ایمیل خروجی».';
export const host = 'سرور';
export const port = 'پورت';
export const encryption = 'رمزگذاری';
export const tls = 'TLS از آغاز (معمولاً پورت ۴۶۵)';
export const starttls = 'STARTTLS (معمولاً پورت ۵۸۷)';
export const noEncryption = 'هیچ (تنها برای سرور ایمیل همین دستگاه)';
export const usernameHint = 'اگر سرور ورود نمی‌خواهد، خالی بگذارید.';
export const passwordStored =
  'گذرواژه‌ای ذخیره شده است. برای نگه داشتن آن، این خانه را خالی بگذارید.';
export const passwordOfOther =
  'گذرواژهٔ ذخیره‌شده از آنِ سرور دیگری است و حذف خواهد شد. گذرواژهٔ این سرور را وارد کنید.';
export const removePassword = 'حذف گذرواژهٔ ذخیره‌شده';
export const fromName = 'نام فرستنده';
export const fromNameHint = 'ایمیل‌ها از سوی کیست؛ برای نمونه، نام جامعهٔ شما.';
export const fromAddress = 'نشانی فرستنده';
export const replyTo = 'نشانی پاسخ';
export const replyToHint = 'پاسخ‌ها به کجا بروند. اگر به نشانی فرستنده می‌روند، خالی بگذارید.';
export const perHour = 'تعداد ایمیل در ساعت';
export const perHourHint = 'به اندازه‌ای که ارائه‌دهندهٔ شما اجازه می‌دهد. خالی یعنی بدون محدودیت.';
export const signs = 'امضای ایمیل‌ها (DKIM)';
export const signsHint =
  'با این امضا، سرویس‌های ایمیل دیگر می‌دانند که ایمیل به‌راستی از شماست. بسیاری از ارائه‌دهندگان خود امضا می‌کنند: در آن صورت این را خاموش بگذارید.';
export const domain = 'دامنه';
export const selector = 'سلکتور';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'کلید عمومی در DNS در این نام است: ',
  name,
  '.',
];
export const privateKey = 'کلید خصوصی';
export const privateKeyHint =
  'کلید RSA با دست‌کم ۲۰۴۸ بیت. همهٔ آن را وارد کنید، از «\u2068-----BEGIN\u2069» تا «\u2068-----END\u2069».';
export const privateKeyStored = 'کلیدی ذخیره شده است. برای نگه داشتن آن، این خانه را خالی بگذارید.';
export const removeMail = 'برداشتن حساب ایمیل';
export const removeMailTitle = 'حساب ایمیل برداشته شود؟';
export const aboutRemovingMail =
  'دیگر ایمیلی فرستاده نمی‌شود، آنچه در انتظار است لغو می‌شود، و گذرواژه و کلید ذخیره‌شده حذف می‌شوند.';
export const mailRemoved = 'حساب ایمیل برداشته شد.';

export const times = 'زمان ارسال';
export const sendAt = 'ساعت';
export const sendAtHint = (timeZone: string) =>
  `آنچه برای یک روز است از این ساعت به بعد فرستاده می‌شود، در منطقهٔ زمانی \u2068${timeZone}\u2069.`;
export const weeklyOn = 'روز هفته';
export const weeklyOnHint = 'نامهٔ هفتگی در این روز فرستاده می‌شود.';
export const saved = 'تنظیمات ارسال ذخیره شد.';
export const saveFailed = 'تنظیمات ارسال ذخیره نشد';

export const state = 'روند کار';
export const loadingState = 'در حال بارگذاری روند کار';
export const stateLoadError = 'روند کار بارگذاری نشد. لطفاً دوباره بکوشید.';
export const notRefreshed = 'این ارقام به‌روز نشد. خودبه‌خود دوباره تلاش می‌شود.';
export const mail = 'ایمیل';
export const waiting = 'در انتظار';
export const sent = 'فرستاده‌شده';
export const failed = 'ناموفق';
export const dropped = 'لغوشده';
export const perhapsSent = 'شاید فرستاده‌شده';
export const lastSent = 'آخرین ارسال';
export const nothingYet = 'هنوز هیچ';
export const lastError = 'آخرین خطا';
export const aboutDropped =
  'آنچه پس از شش تلاش در ۱۵ ساعت به جایی نرسد، ناموفق شمرده می‌شود. آنچه پیش از رسیدن نوبتش بی‌مورد شده باشد، لغو می‌شود.';

export const testTitle = 'ایمیل آزمایشی';
export const testTo = 'نشانی';
export const aboutTest = 'از حسابی که ذخیره شده است می‌رود.';
export const sendTest = 'فرستادن ایمیل آزمایشی';
export const sendingTest = 'در حال فرستادن…';
export const testTaken = 'سرور ایمیل، ایمیل آزمایشی را پذیرفت';
export const lookIntoInbox = 'لطفاً صندوق دریافت و پوشهٔ هرزنامه‌ها را ببینید. پاسخ سرور:';
export const testFailed = 'ایمیل آزمایشی فرستاده نشد';
export const reasonGiven = 'دلیلی که گفته شد:';
export const senderNotRunning =
  'برنامهٔ ارسال در حال اجرا نیست. لطفاً به کسی که از سرور نگهداری می‌کند خبر دهید.';
export const notAnswered = 'سرور ایمیل در ۱۵ ثانیه پاسخ نداد. ایمیل هنوز ممکن است برسد.';
export const testNotPossible = 'ایمیل آزمایشی را نمی‌توان فرستاد';

export const pausedTitle = 'ارسال متوقف است';
export const aboutPause =
  'نسخهٔ پشتیبانی بازگردانده شد و روشن نشد که از زمان آن نسخه چه کسانی نامه‌های خود را پایان داده‌اند. تا ارسال را از سر نگیرید چیزی فرستاده نمی‌شود. کسانی که از آن پس نامه‌ها را پایان داده‌اند دوباره نامه خواهند گرفت: نخست نشانی‌هایی را که می‌شناسید در «نامه‌ها» بردارید.';
export const resume = 'از سر گرفتن ارسال';
export const resuming = 'در حال از سر گرفتن…';
export const resumed = 'ارسال ادامه می‌یابد. آنچه نوبتش در زمان توقف بود فرستاده نمی‌شود.';
export const resumeFailed = 'ارسال از سر گرفته نشد';

export const keyMissing = 'کلید رمزگذاری در جای خود نیست';
export const keyUnfit = 'کلید رمزگذاری درست نیست';
export const aboutKey =
  'گذرواژهٔ حساب‌ها و نشانی بازدیدکنندگان با این کلید رمز شده‌اند. بدون کلید درست چیزی فرستاده نمی‌شود و چیزی از این دست ذخیره نمی‌شود. هر چیز دیگر کار می‌کند.';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'لطفاً از کسی که از سرور نگهداری می‌کند بخواهید آن را بازگرداند: به صورت فایل ',
  file,
  ' در پوشهٔ داده‌های سایت یا به صورت ',
  variable,
  '. اگر کسی آن را روی کاغذ نگه داشته باشد، آن را این دستور نشان داده است: ',
  command,
  '.',
];
export const ifKeyIsLost = 'اگر کلید برای همیشه گم شده است، می‌توانید از نو آغاز کنید.';
export const beginAnew = 'آغاز از نو';
export const beginAnewTitle = 'بدون کلید از نو آغاز می‌کنید؟';
export const aboutBeginningAnew =
  'هر آنچه بدون کلید برای هیچ‌کس خواندنی نیست حذف می‌شود: گذرواژه و کلید خصوصی حساب ایمیل، و همهٔ اشتراک‌های نامه‌ها. مردم باید دوباره مشترک شوند و کسی نمی‌تواند در این باره به آنان بنویسد. این کار بازگشت‌پذیر نیست، حتی اگر کلید پیدا شود.';
export const beginningAnew = 'در حال حذف…';
export const begunAnew =
  'از نو آغاز شد. اگر حساب ایمیل گذرواژه دارد، اکنون دوباره آن را وارد کنید.';
export const beginAnewFailed = 'آغاز از نو انجام نشد';
