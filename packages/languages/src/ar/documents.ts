import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'المزيد في هذا الموقع',
  quotes: 'الاقتباسات',
  languages: 'اللغات',
  nothingHere: 'لا يوجد شيء في هذا العنوان.',
  forVolunteers: 'لمتطوعي هذا الموقع.',
  quoteOfTheDay: 'اقتباس اليوم',
  shareImage: 'نجمة ذهبية ذات تسعة رؤوس',
  sharePicture: (day, quote) => `اقتباس يوم ${day}: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `اقتباس اليوم من ${siteName}.`,
    dateDescription: (siteName) => `تاريخ اليوم في تقويمين، من ${siteName}.`,
  },

  year: {
    yearName: (year, era) => `${year} ${era}`,
    title: (yearName) => `تقويم سنة ${yearName}`,
    description: (yearName, span) =>
      `سنة ${yearName} (${span}) شهرًا بعد شهر: الضيافات التسع عشرية والأيام المقدسة وأيام الهاء والصيام.`,

    feast: 'الضيافة',
    fast: 'الصيام',
    today: 'اليوم',

    years: 'السنوات',
    todayIs: (dayAndMonth) => `اليوم: ${dayAndMonth}`,
    thisYear: 'هذه السنة',

    overview: 'السنة في لمحة',
    firstDay: 'عيد النَّيروز، اليوم الأول',
    theFast: 'الصيام',
    holyDays: 'الأيام المقدسة',
    noHolyDays: 'لا توجد أيام مقدسة مسجَّلة لهذه السنة.',
    beginsAtSunset: 'يبدأ كل يوم عند غروب شمس اليوم السابق للتاريخ الميلادي المذكور معه.',
    projected: (lastPublishedYear) =>
      `لم تُنشر بعدُ تواريخ السنوات التالية لسنة ${lastPublishedYear}. وقد حُسبت هذه التواريخ بقاعدة التواريخ المنشورة نفسها.`,

    kept: (day) => `لا يوجد اتصال. هذا التقويم كما كان يوم ${day}.`,

    weekdays: 'أيام الأسبوع',

    subscribe: 'الاشتراك',
    aboutSubscribing: 'أضيفوا هذه الأيام إلى تقويم هاتفكم أو حاسوبكم، حيث تبقى محدَّثة دائمًا.',
    feeds: {
      calendar: 'الكل',
      'holy-days': 'الأيام المقدسة',
      feasts: 'الضيافات التسع عشرية',
      fast: 'الصيام',
    },
    subscribeTo: (feed) => `الاشتراك: ${feed}`,
    fileOf: (feed) => `ملف: ${feed}`,
    file: 'ملف',
  },

  shownQuotes: {
    quotes: 'الاقتباسات',
    description: (siteName) => `الاقتباسات التي عرضها موقع ${siteName} يومًا بعد يوم.`,
    empty: 'ستظهر الاقتباسات هنا بعد أول يوم يُعرض فيه اقتباس.',
    older: 'اقتباسات أقدم',
    newer: 'اقتباسات أحدث',
    pages: 'اقتباسات أقدم وأحدث',
    readOn: 'قراءة الاقتباس كاملًا',
    readOnOf: (day) => ` ليوم ${day}`,

    todaysQuote: 'اقتباس اليوم',
    quoteOfTheDay: 'اقتباس يوم',
    quoteOf: (day) => `اقتباس يوم ${day}`,
    previous: 'السابق',
    next: 'التالي',
    days: 'اقتباسات أيام أخرى',
    allQuotes: 'كل الاقتباسات',
    home: 'الصفحة الرئيسية',
  },

  sharing: {
    moreAt: (address) => `المزيد على: ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `ندعوكم بمحبة إلى: ${title}`,
  },

  takeHome,
};
