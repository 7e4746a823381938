import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'بخش‌های دیگر این سایت',
  quotes: 'سخنان',
  languages: 'زبان‌ها',
  nothingHere: 'در این نشانی چیزی نیست.',
  forVolunteers: 'برای داوطلبان این سایت.',
  quoteOfTheDay: 'سخن روز',
  shareImage: 'ستاره‌ای زرّین و نه‌پر',
  sharePicture: (day, quote) => `سخن روز ${day}: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `سخن روز از ${siteName}.`,
    dateDescription: (siteName) => `تاریخ امروز در دو تقویم، از ${siteName}.`,
  },

  year: {
    yearName: (year, era) => `${year} ${era}`,
    title: (yearName) => `تقویم سال ${yearName}`,
    description: (yearName, span) =>
      `سال ${yearName}، ${span}، ماه به ماه: ضیافات نوزده‌روزه، ایام متبرکه، ایام هاء و ایام صیام.`,

    feast: 'ضیافت',
    fast: 'صیام',
    today: 'امروز',

    years: 'سال‌ها',
    todayIs: (dayAndMonth) => `امروز: ${dayAndMonth}`,
    thisYear: 'امسال',

    overview: 'سال در یک نگاه',
    firstDay: 'نوروز، نخستین روز سال',
    theFast: 'ایام صیام',
    holyDays: 'ایام متبرکه',
    noHolyDays: 'برای این سال یوم متبرکی ثبت نشده است.',
    beginsAtSunset: 'هر روز با غروب آفتابِ روزِ پیش از تاریخ میلادیِ ذکرشده آغاز می‌شود.',
    projected: (lastPublishedYear) =>
      `تاریخ‌های سال‌های پس از ${lastPublishedYear} هنوز منتشر نشده است. این تاریخ‌ها به همان قاعدهٔ سال‌های منتشرشده محاسبه شده است.`,

    kept: (day) => `اتصالی برقرار نیست. این تقویم همان است که در ${day} بود.`,

    weekdays: 'روزهای هفته',

    subscribe: 'اشتراک',
    aboutSubscribing: 'این روزها را در تقویم تلفن یا رایانهٔ خود داشته باشید؛ همواره به‌روز می‌ماند.',
    feeds: {
      calendar: 'همه',
      'holy-days': 'ایام متبرکه',
      feasts: 'ضیافات نوزده‌روزه',
      fast: 'ایام صیام',
    },
    subscribeTo: (feed) => `اشتراک: ${feed}`,
    fileOf: (feed) => `فایل: ${feed}`,
    file: 'فایل',
  },

  shownQuotes: {
    quotes: 'سخنان',
    description: (siteName) => `سخنانی که ${siteName} روز به روز نمایش داده است.`,
    empty: 'سخنان پس از نمایش نخستین سخن در اینجا می‌آید.',
    older: 'سخنان پیشین',
    newer: 'سخنان تازه‌تر',
    pages: 'سخنان پیشین و تازه‌تر',
    readOn: 'خواندن متن کامل سخن',
    readOnOf: (day) => ` روز ${day}`,

    todaysQuote: 'سخن امروز',
    quoteOfTheDay: 'سخن روز',
    quoteOf: (day) => `سخن روز ${day}`,
    previous: 'پیشین',
    next: 'بعدی',
    days: 'سخنان روزهای دیگر',
    allQuotes: 'همهٔ سخنان',
    home: 'صفحهٔ نخست',
  },

  sharing: {
    moreAt: (address) => `متن کامل در ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `از شما صمیمانه دعوت می‌کنیم: ${title}`,
  },

  takeHome,
};
