import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: ' (در زبانهٔ تازه باز می‌شود)',

  officialWebsite: 'وب‌سایت رسمی آئین بهائی را ببینید',

  todaysDate: 'تاریخ امروز',
  badiWeekday: 'روز هفته در تقویم بدیع',
  badiDate: 'تاریخ بدیع',
  gregorianDate: 'تاریخ میلادی',
  datesNeedScript: 'برای دیدن تاریخ امروز، جاوااسکریپت را روشن کنید.',
  calendar: 'تقویم',
  inTheCommunity: (day, is) => `امروز در جامعه ${day} است: ${is}`,
  unknownBadiDate: (year) => `تاریخ بدیع نامعلوم (${year} بدیع)`,
  unknown: 'نامعلوم',

  badiDay: (day, month) => `${day} ${month}`,
  feastOf: (month) => `ضیافت شهر ${month}`,
  dayOfFast: (day, days) => `ایام صیام، روز ${day} از ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}، روز ${day} از ${days}`,
  sunsetAt: (time, nextDay) => ['غروب آفتاب در ', `، ساعت ${time}؛ آنگاه ${nextDay} آغاز می‌شود`],
  sunHasSet: (nextDay) => ['آفتاب در ', ` غروب کرده و ${nextDay} آغاز شده است`],

  todaysQuote: 'سخن امروز',
  noQuote: 'برای امروز سخنی در دست نیست.',
  pastQuotes: 'سخنان پیشین',
  readMore: 'بیشتر بخوانید',
  quoteReference: 'مأخذ این سخن در کتابخانهٔ مراجع بهائی',
  quoteLoading: 'در حال بارگذاری سخن امروز',
  quoteError: 'سخن امروز بارگذاری نشد.',

  offlineQuote: (day) => `اتصالی برقرار نیست. این سخن روز ${day} است.`,
  share: 'هم‌رسانی',
  shareFailed: 'هم‌رسانی انجام نشد. اتصال خود را بررسی کنید و «هم‌رسانی» را دوباره بزنید.',
  copied: 'کپی شد',
  whatIsCopied: 'اکنون می‌توانید سخن و مأخذ و نشانی آن را جای‌گذاری کنید.',
  shareQuote: 'هم‌رسانی این سخن',
  shareSelected: 'متن انتخاب شده است. آن را کپی کنید و هر جا که می‌خواهید جای‌گذاری کنید.',
  shareField: 'سخن، مأخذ و نشانی',

  upcomingHolyDays: 'ایام متبرکهٔ پیش رو',
  holyDay: 'یوم متبرک',
  today: 'امروز',
  noHolyDays: 'اکنون یوم متبرکی در برنامهٔ پیش رو نیست.',
  loading: 'در حال بارگذاری…',
  holyDaysError: 'ایام متبرکهٔ پیش رو بارگذاری نشد.',

  connectWithUs: 'با ما در ارتباط باشید',
  noLinks: 'هنوز در شبکه‌های اجتماعی نیستیم.',
  visitPage: (platform) => `صفحهٔ ما در ${platform} را ببینید`,
  linksLoading: 'در حال بارگذاری پیوندهای شبکه‌های اجتماعی',
  linksError: 'پیوندهای شبکه‌های اجتماعی بارگذاری نشد.',

  contact: 'تماس',

  notFound: '۴۰۴ – صفحه یافت نشد',
  notFoundReason: 'در این نشانی چیزی نیست. شاید صفحه جابه‌جا شده یا نشانی نادرست نوشته شده باشد.',
  backToHome: 'بازگشت به صفحهٔ نخست',

  pageError: 'مشکلی پیش آمد',
  pageErrorAdvice: 'نمایش این صفحه ممکن نشد. بارگذاری دوباره معمولاً چاره‌ساز است.',
  reload: 'بارگذاری دوبارهٔ صفحه',

  unreachable: 'دسترسی به سرور ممکن نشد. لطفاً اتصال خود را بررسی کنید و دوباره بکوشید.',
  unreadable: 'پاسخ سرور خوانده نشد. لطفاً دوباره بکوشید.',
  rejected: 'سرور نتوانست پاسخ دهد. لطفاً دوباره بکوشید.',

  notification: 'اعلان',
  close: 'بستن',
  loggedOut: 'خروج انجام شد',
  loggedOutText: 'با موفقیت خارج شدید',
};
