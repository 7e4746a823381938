import type { DateTexts } from '../page-texts.ts';

export const dates: DateTexts = {
  unknownBadiDate: (year) => `Unknown Badí date (${year} B.E.)`,
  unknown: 'Unknown',
};
