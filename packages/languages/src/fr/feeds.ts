import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: 'Jours saints',
  feasts: 'Fêtes des dix-neuf jours',
  fast: 'Le Jeûne',
  holyDay: 'Jour saint',
  feast: 'Fête des dix-neuf jours',
  feastOf: (month) => `Fête des dix-neuf jours\u00a0: ${month}`,
  beginsAtSunset: 'Commence la veille au coucher du soleil',
  workSuspended: 'Le travail est suspendu',
  fasting: 'Chacun des dix-neuf jours, du lever au coucher du soleil',
  quotes: 'Citation du jour',
  quoteEveryDay: 'Une citation pour chaque jour',
  reference: 'Référence',
};
