import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: ' (يُفتح في علامة تبويب جديدة)',

  officialWebsite: 'زيارة الموقع الرسمي للدين البهائي',

  todaysDate: 'تاريخ اليوم',
  badiWeekday: 'يوم الأسبوع بالتقويم البديع',
  badiDate: 'التاريخ بالتقويم البديع',
  gregorianDate: 'التاريخ الميلادي',
  datesNeedScript: 'يُرجى تفعيل JavaScript لعرض تاريخ اليوم.',
  calendar: 'التقويم',
  inTheCommunity: (day, is) => `اليوم في الجامعة ${day}: ${is}`,
  unknownBadiDate: (year) => `تاريخ غير معروف بالتقويم البديع (${year} بديع)`,
  unknown: 'غير معروف',

  badiDay: (day, month) => `${day} ${month}`,
  feastOf: (month) => `ضيافة شهر ${month}`,
  dayOfFast: (day, days) => `الصيام، اليوم ${day} من ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}، اليوم ${day} من ${days}`,
  sunsetAt: (time, nextDay) => ['غروب الشمس في ', ` الساعة ${time}، وعندئذ يبدأ يوم ${nextDay}`],
  sunHasSet: (nextDay) => ['غربت الشمس في ', `، وبدأ يوم ${nextDay}`],

  todaysQuote: 'اقتباس اليوم',
  noQuote: 'لا يوجد اقتباس لهذا اليوم.',
  pastQuotes: 'اقتباسات سابقة',
  readMore: 'قراءة المزيد',
  quoteReference: 'عرض مصدر الاقتباس في مكتبة المراجع البهائية',
  quoteLoading: 'جارٍ تحميل اقتباس اليوم',
  quoteError: 'تعذّر تحميل اقتباس اليوم.',

  offlineQuote: (day) => `لا يوجد اتصال. هذا اقتباس يوم ${day}.`,
  share: 'مشاركة',
  shareFailed: 'تعذّرت المشاركة. يُرجى التحقق من الاتصال ثم الضغط على «مشاركة» مرة أخرى.',
  copied: 'تم النسخ',
  whatIsCopied: 'يمكن الآن لصق الاقتباس ومصدره وعنوانه.',
  shareQuote: 'مشاركة هذا الاقتباس',
  shareSelected: 'النص محدَّد. انسخوه ثم الصقوه حيث تريدون مشاركته.',
  shareField: 'الاقتباس والمصدر والعنوان',

  upcomingHolyDays: 'الأيام المقدسة القادمة',
  holyDay: 'يوم مقدس',
  today: 'اليوم',
  noHolyDays: 'لا توجد أيام مقدسة قادمة مسجَّلة في الوقت الحاضر.',
  loading: 'جارٍ التحميل…',
  holyDaysError: 'تعذّر تحميل الأيام المقدسة القادمة.',

  connectWithUs: 'تواصلوا معنا',
  noLinks: 'لسنا على وسائل التواصل الاجتماعي بعد.',
  visitPage: (platform) => `زيارة صفحتنا على ${platform}`,
  linksLoading: 'جارٍ تحميل روابط وسائل التواصل الاجتماعي',
  linksError: 'تعذّر تحميل روابط وسائل التواصل الاجتماعي.',

  contact: 'اتصلوا بنا',

  notFound: '٤٠٤ – الصفحة غير موجودة',
  notFoundReason: 'لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة، أو كُتب العنوان خطأً.',
  backToHome: 'العودة إلى الصفحة الرئيسية',

  pageError: 'حدث خطأ ما',
  pageErrorAdvice: 'تعذّر عرض هذه الصفحة. غالبًا ما يفيد تحميلها مرة أخرى.',
  reload: 'تحميل الصفحة مرة أخرى',

  unreachable: 'تعذّر الوصول إلى الخادم. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  unreadable: 'تعذّرت قراءة ردّ الخادم. يُرجى المحاولة مرة أخرى.',
  rejected: 'لم يتمكّن الخادم من الردّ. يُرجى المحاولة مرة أخرى.',

  notification: 'إشعار',
  close: 'إغلاق',
  loggedOut: 'تم تسجيل الخروج',
  loggedOutText: 'تم تسجيل خروجكم بنجاح',
};
