import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: 'Heilige dagen',
  feasts: 'Negentiendaagsfeesten',
  fast: 'De vastenperiode',
  holyDay: 'Heilige dag',
  feast: 'Negentiendaagsfeest',
  feastOf: (month) => `Negentiendaagsfeest ${month}`,
  beginsAtSunset: 'Begint bij zonsondergang op de avond ervoor',
  workSuspended: 'Op deze dag wordt niet gewerkt',
  fasting: 'Op elk van de negentien dagen van zonsopgang tot zonsondergang',
  quotes: 'Citaat van de dag',
  quoteEveryDay: 'Een citaat voor elke dag',
  reference: 'Bron',
};
