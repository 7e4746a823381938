import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: 'الأيام المقدسة',
  feasts: 'الضيافات التسع عشرية',
  fast: 'الصيام',
  holyDay: 'يوم مقدس',
  feast: 'الضيافة التسع عشرية',
  feastOf: (month) => `ضيافة شهر ${month}`,
  beginsAtSunset: 'البداية عند غروب شمس اليوم السابق',
  workSuspended: 'يُعطَّل فيه العمل',
  fasting: 'في كل يوم من الأيام التسعة عشر من شروق الشمس إلى غروبها',
  quotes: 'اقتباس اليوم',
  quoteEveryDay: 'اقتباس لكل يوم',
  reference: 'المرجع',
};
