import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const noPlace =
  'مکانی تعیین نشده است. با تعیین مکان، صفحهٔ نخست می‌گوید که آفتاب در آنجا چه ساعتی غروب می‌کند و روز بعدی بدیع کی آغاز می‌شود.';
export const aboutPlace =
  'نام نمایش داده می‌شود؛ مختصات جز برای همین فرم هرگز از سرور بیرون نمی‌رود و تنها با دقت یک‌دهم درجه، نزدیک به ۱۱ کیلومتر، نگه داشته می‌شود، زیرا مکان می‌تواند خانهٔ کسی باشد.';
export const clearPlace = 'پاک کردن مکان';
export const sunsetUnsaved =
  'غروب آفتاب از آنِ نزدیک‌ترین شهر فهرست تا ۱۰۰ کیلومتری این مختصات خواهد بود، و اگر چنین شهری نباشد از آنِ میانهٔ درجهٔ کامل آن. پس از ذخیره، آن شهر در اینجا نام برده می‌شود.';
export const sunsetOfTown = (name: string, country: string) =>
  `غروب آفتاب در صفحهٔ نخست از آنِ ${name}، ${country} است: نزدیک‌ترین شهر فهرست به این مختصات، تا کسی نتواند آنها را از روی آن حساب کند.`;
export const sunsetOfDegree =
  'هیچ شهری از فهرست در ۱۰۰ کیلومتری این مختصات نیست. غروب آفتاب در صفحهٔ نخست از آنِ میانهٔ درجهٔ کامل آنهاست، تا کسی نتواند آنها را از روی آن حساب کند.';
export const latitude = 'عرض جغرافیایی';
export const longitude = 'طول جغرافیایی';
export const saved = 'تنظیمات ذخیره شد!';
export const community = 'جامعه';
export const placeAndDay = 'مکان و روز';
export const site = 'سایت';
export const stateTitle = 'پشتیبان و وضعیت';
export const stateLoadError = 'وضعیت سایت بارگذاری نشد. لطفاً دوباره بکوشید.';
export const loadingState = 'در حال بارگذاری وضعیت';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'در سرور';
export const downloaded = 'دانلودشده از اینجا';
export const noBackup = 'هنوز نسخه‌ای نیست';
export const downloading = 'در حال دانلود…';
export const downloadBackup = 'دانلود نسخهٔ پشتیبان';
export const todayThere = (day: string, time: string) =>
  `سخن و ایام متبرکه در نیمه‌شب آنجا عوض می‌شود. امروز در آنجا ${day} و ساعت ${time} است.`;
export const opensInNewTab = '(در زبانهٔ تازه باز می‌شود)';
export const townChosen = (name: string, country: string) =>
  `${name}، ${country}: مکان و منطقهٔ زمانی نوشته شد.`;
export const findTown = 'جستجوی شهر';
export const townsFailed = 'جستجوی شهرها ممکن نشد. لطفاً دوباره بکوشید.';
export const noTown =
  'شهری به این نام نیست. نام شهری بزرگ‌تر در آن نزدیکی را بنویسید؛ آن نام را می‌توان در پایین تغییر داد.';
export const searching = 'در حال جستجو';
export const townsFound = (count: number) => `${number(count)} شهر یافت شد`;
export const towns = 'شهرها';
export const saveFailed = 'ذخیرهٔ تنظیمات ممکن نشد';
export const backupDownloaded = 'نسخهٔ پشتیبان در میان دانلودهای شماست.';
export const backupFailed = 'دانلود نسخهٔ پشتیبان ممکن نشد.';
export const downloadError = 'خطای دانلود';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'مکان و منطقهٔ زمانی آن را می‌نویسد. شهرهای دارای ۱۵٬۰۰۰ نفر جمعیت و بیشتر، از ',
  geoNames,
  ' (\u2068CC BY 4.0\u2069).',
];
export const lastBackup = 'آخرین نسخهٔ پشتیبان';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `، ${where}`];
export const database = 'پایگاه داده';
export const embedded = 'درون برنامه';
export const databaseIs = (size: string, kind: string) => `${size}، ${kind}`;
export const freeDisk = 'فضای خالی دیسک';
export const version = 'نسخه';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'نسخهٔ پشتیبان فایلی است که همه چیز در آن هست، از جمله نام‌ها و هش گذرواژه‌ها: آن را جایی نگه دارید که کس دیگری به آن دسترسی نداشته باشد، و نه در همان سرور. گردانندهٔ سرور آن را با این فرمان بازمی‌گرداند: ',
  command,
  '.',
];
