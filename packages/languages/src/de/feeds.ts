import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: 'Heilige Tage',
  feasts: 'Neunzehntagefeste',
  fast: 'Fastenzeit',
  holyDay: 'Heiliger Tag',
  feast: 'Neunzehntagefest',
  feastOf: (month) => `Neunzehntagefest ${month}`,
  beginsAtSunset: 'Beginn bei Sonnenuntergang am Vorabend',
  workSuspended: 'An diesem Tag ruht die Arbeit',
  fasting: 'An jedem der neunzehn Tage von Sonnenaufgang bis Sonnenuntergang',
  quotes: 'Zitat des Tages',
  quoteEveryDay: 'Ein Zitat für jeden Tag',
  reference: 'Quelle',
};
