import type { GatheringTexts } from '../texts.ts';

export const gatherings: GatheringTexts = {
  title: 'گردهمایی‌ها',
  description: (siteName) => `آنچه ${siteName} با هم انجام می‌دهند، و زمان آن.`,
  intro: 'آنچه در پنج هفتهٔ آینده با هم انجام می‌دهیم. حضور همه مایهٔ خوشحالی است.',
  none: 'برای پنج هفتهٔ آینده چیزی اعلام نشده است.',
  nothingFurther: 'چیز دیگری اعلام نشده است.',
  all: 'همهٔ گردهمایی‌ها',
  subscribe: 'اشتراک در تقویم خودتان',
  addToCalendar: 'افزودن به تقویم خودتان',
  when: 'چه وقت',
  place: 'کجا',
  online: 'آنلاین',
  onlineOf: (title) => `آنلاین: ${title}`,
  language: 'زبان',
  about: 'دربارهٔ آن',
  dayAndTime: (day, time) => `${day}، ساعت ${time}`,
  timesIn: (zone) => `ساعت‌ها به وقت ${zone} است.`,
  cancelled: 'لغو شد',
  movedFrom: (day) => `منتقل‌شده از ${day}`,
  forLink:
    'تنها کسانی که پیوند این صفحه را دارند آن را پیدا می‌کنند. لطفاً آن را با احتیاط به دیگران بدهید.',
  kinds: {
    devotional: 'جلسهٔ دعا',
    'study-circle': 'حلقهٔ مطالعه',
    children: 'کلاس اطفال',
    'junior-youth': 'گروه نوجوانان',
    feast: 'ضیافت نوزده‌روزه',
    'holy-day': 'یوم متبرک',
    other: 'گردهمایی',
  },
};
