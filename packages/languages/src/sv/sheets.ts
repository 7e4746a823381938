import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['Referens', 'Hänvisning'],
    year: ['År'],
    month: ['Månad'],
    day: ['Dag'],
  },
  dates: {
    regions: [],
    months: {},
    weekdays: {
      0: ['söndagen'],
      1: ['måndagen'],
      2: ['tisdagen'],
      3: ['onsdagen'],
      4: ['torsdagen'],
      5: ['fredagen'],
      6: ['lördagen'],
    },
    fillers: 'den',
  },
};
