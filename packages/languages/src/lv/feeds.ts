import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: 'Svētās dienas',
  feasts: 'Deviņpadsmit dienu svētki',
  fast: 'Gavēnis',
  holyDay: 'Svētā diena',
  feast: 'Deviņpadsmit dienu svētki',
  feastOf: (month) => `Deviņpadsmit dienu svētki: ${month}`,
  beginsAtSunset: 'Sākas iepriekšējā vakarā līdz ar saulrietu',
  workSuspended: 'Šajā dienā nestrādā',
  fasting: 'Katrā no deviņpadsmit dienām no saullēkta līdz saulrietam',
  quotes: 'Dienas citāts',
  quoteEveryDay: 'Citāts katrai dienai',
  reference: 'Avots',
};
