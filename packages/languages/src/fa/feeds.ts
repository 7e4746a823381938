import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: 'ایام متبرکه',
  feasts: 'ضیافات نوزده‌روزه',
  fast: 'ایام صیام',
  holyDay: 'یوم متبرک',
  feast: 'ضیافت نوزده‌روزه',
  feastOf: (month) => `ضیافت شهر ${month}`,
  beginsAtSunset: 'آغاز با غروب آفتاب روز پیش',
  workSuspended: 'در این روز کار تعطیل است',
  fasting: 'در هر یک از نوزده روز از طلوع تا غروب آفتاب',
  quotes: 'سخن روز',
  quoteEveryDay: 'سخنی برای هر روز',
  reference: 'مأخذ',
};
