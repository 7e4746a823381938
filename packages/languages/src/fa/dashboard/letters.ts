import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const title = 'نامه‌های ایمیلی';
export const offTitle = 'نامه‌ها خاموش است';
export const aboutOff =
  'بازدیدکنندگان می‌توانند سخن روز، هفتهٔ پیش رو و یادآوری روزهای ویژه را با ایمیل دریافت کنند. تا زمانی که نامه‌ها خاموش است، صفحه‌ای برای آن نیست و چیزی نگهداری نمی‌شود.';
export const what = 'چه نگهداری می‌شود';
export const whatText =
  'از هر کس که مشترک می‌شود: نشانی ایمیل، زبان، نامه‌های برگزیده و زمان آن. نشانی با کلیدی رمز شده است که نه در پایگاه داده است و نه در نسخه‌های پشتیبان.';
export const why = 'چرا';
export const whyText = 'برای فرستادن نامه‌هایی که مردم خواسته‌اند، و نه برای هیچ چیز دیگر.';
export const howLong = 'تا چه زمانی';
export const howLongText =
  'تا زمانی که شخص نامه‌ها را پایان دهد؛ بدون تأیید، هفت روز. تا یک سال پس از پایان، کدی می‌ماند که هیچ‌کس نمی‌تواند نشانی را از آن بخواند: نمی‌گذارد نسخهٔ پشتیبان قدیمی نامه‌ها را از نو آغاز کند.';
export const who = 'چه کسی آگاه می‌شود';
export const whoText =
  'سرویس ایمیلی که نامه‌ها را می‌رساند. نشانی به هیچ داوطلبی نشان داده نمی‌شود، به شما نیز نه: تنها شمار آن‌ها را می‌بینید.';
export const needed = 'آنچه لازم است';
export const neededText =
  'تماس در «عمومی»، حساب ایمیل در «ارسال»، و نشانی سایت با https ‏(PUBLIC_URL) که آن را کسی تنظیم می‌کند که از سرور نگهداری می‌کند.';
export const switchOn = 'روشن کردن نامه‌ها';
export const switchOff = 'خاموش کردن نامه‌ها';
export const switching = 'در حال تغییر…';
export const onTitle = 'نامه‌ها روشن است';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'بازدیدکنندگان در این صفحه مشترک می‌شوند: ',
  page,
  '. همهٔ صفحه‌ها به آن پیوند دارند.',
];
export const opensInNewTab = '(در برگهٔ تازه باز می‌شود)';
export const switchedOn = 'نامه‌ها روشن شد. از اکنون می‌توان مشترک شد.';
export const switchedOff = 'نامه‌ها خاموش شد.';
export const notSwitched = 'نامه‌ها روشن نشد';
export const notSwitchedOff = 'نامه‌ها خاموش نشد';
export const switchOffTitle = 'نامه‌ها خاموش شود؟';
export const aboutSwitchingOff =
  'دیگر نامه‌ای فرستاده نمی‌شود و آنچه در انتظار است لغو می‌شود. پیوندهای نامه‌ها تا ۳۰ روز دیگر کار می‌کند، سپس همهٔ نشانی‌ها پاک می‌شود. اگر پیش از آن نامه‌ها را دوباره روشن کنید، اشتراک‌ها ادامه می‌یابد.';
export const about = 'چه نگهداری می‌شود و چه کسی آگاه می‌شود';

export const subscribers = 'اشتراک‌ها';
export const loading = 'در حال بارگذاری نامه‌ها';
export const loadError = 'نامه‌ها بارگذاری نشد. لطفاً دوباره بکوشید.';
export const daily = 'سخن روز';
export const weekly = 'هفتهٔ پیش رو';
export const reminders = 'یادآوری‌ها';
export const people = (count: number) => `${number(count)} نفر`;
export const unconfirmed = 'هنوز تأییدنشده';
export const nextAt = 'نامه‌های بعدی';
export const notNow = 'اکنون چیزی فرستاده نمی‌شود';

export const note = 'پیام نامهٔ هفتگی';
export const noteHint =
  'همان‌گونه که می‌نویسید در نامهٔ هفتگی بعدی می‌آید، در همهٔ زبان‌ها یکسان، و پس از آن خالی می‌شود. تا ۲٬۰۰۰ نویسه.';
export const noteLeft = (count: number) => `${number(count)} نویسهٔ دیگر جا دارد`;
export const noteTooLong = (count: number) => `${number(count)} نویسه بیش از اندازه`;
export const saveNote = 'ذخیرهٔ پیام';
export const savingNote = 'در حال ذخیرهٔ پیام…';
export const noteSaved = 'پیام ذخیره شد.';
export const noteSaveFailed = 'پیام ذخیره نشد';
export const noteChanged =
  'در این میان کس دیگری پیام را تغییر داده است. آنچه نوشته‌اید همچنان هست؛ اکنون پیام این است:';
export const noteEmptied =
  'پیام اکنون خالی است: فرستاده شده یا کسی آن را برداشته است. آنچه نوشته‌اید همچنان هست.';
export const loadNote = 'برگرفتن متن تازه';
export const keepTyped = 'نگه داشتن نوشتهٔ من';

export const preview = 'پیش‌نمایش';
export const aboutPreview =
  'نامهٔ امروز چنان‌که فرستاده می‌شود، یا نمونه‌ای اگر امروز چیزی برای گفتن نیست. پیوندهای تغییر و پایان نامه‌ها در اینجا به جایی نمی‌رسد.';
export const letter = 'نامه';
export const language = 'زبان';
export const form = 'قالب';
export const asHtml = 'قالب‌بندی‌شده';
export const asText = 'متن ساده';
export const subject = 'موضوع';
export const letterNamed = (subject: string) => `نامهٔ «${subject}»`;
export const loadingPreview = 'در حال بارگذاری نامه';
export const previewFailed = 'نامه نشان داده نشد. لطفاً دوباره بکوشید.';
export const nothingToSay = 'در هفته‌های آینده چیزی برای گفتن نیست، پس نامه‌ای از این دست نیز نیست.';

export const removeTitle = 'پایان دادن به نامه‌های یک نفر';
export const aboutRemoval =
  'برای کسانی که از شما می‌خواهند. آشکار نمی‌شود که نشانی نامه‌ای می‌گیرد یا نه، و در هیچ جا نوشته نمی‌شود که از آنِ چه کسی بود.';
export const email = 'نشانی ایمیل';
export const remove = 'پایان نامه‌های این نشانی';
export const removing = 'در حال پایان دادن…';
export const done = 'انجام شد';
export const removed = 'اگر این نشانی نامه می‌گرفت، پایان یافت و نشانی پاک شد.';
export const removeFailed = 'نامه‌ها پایان نیافت';
