import type { DocumentTexts } from '../texts.ts';

export const takeHome: DocumentTexts['takeHome'] = {
  title: 'برای چاپ و نگهداری',
  about: 'برای دیوار، درِ یخچال و تابلوی اعلانات.',
  howToPrint: 'این صفحه را با مرورگر خود چاپ کنید: تنها برگه‌های زیر چاپ می‌شود.',
  paper: 'کاغذ',
  paperOfPrinter: 'همان کاغذ چاپگر',
  noSuchPaper: (one, other) =>
    `برای این کاغذ صفحه‌آرایی‌ای در دست نیست. ${one} یا ${other} را برگزینید.`,

  wall: {
    link: 'تقویم دیواری',
    title: (yearName) => `تقویم دیواری سال ${yearName}`,
    description: (yearName, span) =>
      `سال ${yearName}، ${span}، برای دیوار: برای هر یک از نوزده ماه و برای ایام هاء یک صفحه.`,
  },
  card: {
    link: 'سال در یک صفحه',
    title: (yearName) => `سال ${yearName} در یک صفحه`,
    description: (yearName, span) =>
      `سال ${yearName}، ${span}، در یک صفحه: ضیافات نوزده‌روزه، ایام متبرکه، ایام هاء و ایام صیام.`,
    more: (count) => `ایام متبرکهٔ دیگر: ${count}`,
  },
  fast: {
    link: 'ایام صیام، روز به روز',
    title: (yearName) => `ایام صیام سال ${yearName}`,
    description: (yearName, span) =>
      `طلوع و غروب آفتاب در نوزده روز صیام سال ${yearName}، ${span}.`,
    day: 'روز',
    sunrise: 'طلوع آفتاب',
    sunset: 'غروب آفتاب',
    ofTown: (town) => `اوقات به افق ${town}`,
    aroundPlace: (place) => `اوقات برای پیرامون ${place}`,
    noSunrise: 'بی‌طلوع',
    noSunset: 'بی‌غروب',
    byClock:
      'در جایی که آفتاب طلوع یا غروب نمی‌کند، بنا بر تصمیم محفل روحانی ملّی می‌توان از ساعت پیروی کرد.',
    clocksChange: (day) => `تغییر ساعت: ${day}.`,
    exactness: 'به دقیقه، برای افق هموار. کوه، ارتفاع و هوا این اوقات را چند دقیقه جابه‌جا می‌کند.',
  },
  poster: {
    title: 'پوستر',
    description: (siteName) => `${siteName} به صورت پوستر، با نشانی و کد QR.`,
    scan: 'دوربین تلفن را به اینجا بگیرید',
    qrCode: (address) => `کد QR برای ${address}`,
  },
  anniversaries: {
    title: 'زادروز در تقویم بدیع',
    link: 'زادروزها و سالگردها',
    description: 'یک تاریخ تولّد در تقویم بدیع و ده سالگرد بعدی آن.',
    intro:
      'در کدام روز تقویم بدیع به دنیا آمده‌اید و آن روز چه زمانی بازمی‌گردد؟ تاریخ تولّدی وارد کنید.',
    nothingSent: 'محاسبه در مرورگر شما انجام می‌شود. چیزی فرستاده یا ذخیره نمی‌شود.',
    withoutScript:
      'این صفحه در مرورگر شما محاسبه می‌کند و به JavaScript نیاز دارد که در اینجا خاموش است. صفحهٔ تقویم نیز هر روز را در هر دو تقویم نشان می‌دهد.',
    dateOfBirth: 'تاریخ تولّد',
    afterSunset: 'تولّد پس از غروب آفتاب',
    aboutSunset: 'روز بدیع با غروب آفتابِ روز پیش آغاز می‌شود.',
    show: 'نمایش',
    inBadi: 'در تقویم بدیع',
    next: 'سالگردهای بعدی',
    years: 'سال',
    badiDate: 'تاریخ بدیع',
    gregorianDate: 'تاریخ میلادی',
    fifthDay: 'در سال‌هایی که ایام هاء چهار روز است، روز چهارم به جای روز پنجم است.',
    endOfCalendar: (yearName) => `سال ${yearName} آخرین سالی است که تقویم برای آن محاسبه شده است.`,
    file: 'فایل تقویم',
    event: (badiDate) => `زادروز: ${badiDate}`,
    noDate: 'تاریخی کامل وارد کنید که وجود داشته باشد.',
    tooEarly: (firstDay) => `تقویم بدیع از ${firstDay} آغاز می‌شود. تاریخی پس از آن وارد کنید.`,
    inFuture: 'این روز هنوز نیامده است. امروز یا تاریخی پیش از آن را وارد کنید.',
  },
};
