import type { DocumentTexts } from '../texts.ts';

export const takeHome: DocumentTexts['takeHome'] = {
  title: 'للطباعة والاحتفاظ',
  about: 'للحائط وباب الثلاجة ولوحة الإعلانات.',
  howToPrint: 'اطبعوا هذه الصفحة من متصفحكم: لا تُطبع إلا الأوراق المعروضة أدناه.',
  paper: 'الورق',
  paperOfPrinter: 'كما في الطابعة',
  noSuchPaper: (one, other) => `لا يوجد تخطيط لهذا الورق. اختاروا ${one} أو ${other}.`,

  wall: {
    link: 'تقويم الحائط',
    title: (yearName) => `تقويم الحائط لسنة ${yearName}`,
    description: (yearName, span) =>
      `سنة ${yearName} (${span}) للحائط: صفحة لكل شهر من الأشهر التسعة عشر ولأيام الهاء.`,
  },
  card: {
    link: 'السنة في صفحة واحدة',
    title: (yearName) => `سنة ${yearName} في صفحة واحدة`,
    description: (yearName, span) =>
      `سنة ${yearName} (${span}) في صفحة واحدة: الضيافات التسع عشرية والأيام المقدسة وأيام الهاء والصيام.`,
    more: (count) => `أيام مقدسة أخرى: ${count}`,
  },
  fast: {
    link: 'الصيام يومًا بيوم',
    title: (yearName) => `صيام سنة ${yearName}`,
    description: (yearName, span) =>
      `شروق الشمس وغروبها في أيام الصيام التسعة عشر لسنة ${yearName} (${span}).`,
    day: 'اليوم',
    sunrise: 'الشروق',
    sunset: 'الغروب',
    ofTown: (town) => `المواقيت لمدينة ${town}`,
    aroundPlace: (place) => `المواقيت للمنطقة المحيطة بـ${place}`,
    noSunrise: 'لا شروق',
    noSunset: 'لا غروب',
    byClock: 'حيث لا تشرق الشمس أو لا تغرب يمكن اتّباع الساعة، وفق ما قرّره المحفل الروحاني المركزي.',
    clocksChange: (day) => `تغيير الساعة: ${day}.`,
    exactness:
      'بالدقيقة، لأفق مستوٍ. وقد تؤخّر الجبال والارتفاع والطقس هذه المواقيت أو تقدّمها بضع دقائق.',
  },
  poster: {
    title: 'ملصق',
    description: (siteName) => `${siteName} في ملصق، مع العنوان ورمز QR.`,
    scan: 'وجّهوا كاميرا الهاتف إلى هنا',
    qrCode: (address) => `رمز QR للعنوان ${address}`,
  },
  anniversaries: {
    title: 'يوم الميلاد بالتقويم البديع',
    link: 'أيام الميلاد والذكريات السنوية',
    description: 'تاريخ ميلاد بالتقويم البديع، وذكرياته السنوية العشر القادمة.',
    intro: 'في أي يوم من التقويم البديع وُلدتم، ومتى يعود ذلك اليوم؟ أدخلوا تاريخ ميلاد.',
    nothingSent: 'يجري الحساب في متصفحكم. لا يُرسَل شيء ولا يُحفظ شيء.',
    withoutScript:
      'تُجري هذه الصفحة الحساب في متصفحكم وتحتاج إلى JavaScript، وهو معطَّل هنا. وتعرض صفحة التقويم أيضًا كل يوم بالتقويمين.',
    dateOfBirth: 'تاريخ الميلاد',
    afterSunset: 'الولادة بعد غروب الشمس',
    aboutSunset: 'يبدأ اليوم البديع عند غروب شمس اليوم السابق.',
    show: 'عرض',
    inBadi: 'بالتقويم البديع',
    next: 'الذكريات السنوية القادمة',
    years: 'السنوات',
    badiDate: 'التاريخ البديع',
    gregorianDate: 'التاريخ الميلادي',
    fifthDay: 'في السنوات التي تكون فيها أيام الهاء أربعة، يحلّ اليوم الرابع محلّ الخامس.',
    endOfCalendar: (yearName) => `سنة ${yearName} هي آخر سنة حُسب لها التقويم.`,
    file: 'ملف التقويم',
    event: (badiDate) => `يوم الميلاد: ${badiDate}`,
    noDate: 'أدخلوا تاريخًا كاملًا موجودًا.',
    tooEarly: (firstDay) => `يبدأ التقويم البديع في ${firstDay}. أدخلوا تاريخًا لاحقًا.`,
    inFuture: 'لم يأتِ هذا اليوم بعد. أدخلوا تاريخ اليوم أو تاريخًا سابقًا.',
  },
};
