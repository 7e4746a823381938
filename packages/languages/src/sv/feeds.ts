import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: 'Heliga dagar',
  feasts: 'Nittondagsfester',
  fast: 'Fastan',
  holyDay: 'Helig dag',
  feast: 'Nittondagsfest',
  feastOf: (month) => `Nittondagsfest: ${month}`,
  beginsAtSunset: 'Börjar vid solnedgången kvällen före',
  workSuspended: 'Denna dag vilar arbetet',
  fasting: 'Varje dag i nitton dagar, från soluppgång till solnedgång',
  quotes: 'Dagens citat',
  quoteEveryDay: 'Ett citat för varje dag',
  reference: 'Källa',
};
