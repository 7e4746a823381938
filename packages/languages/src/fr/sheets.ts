import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['Référence'],
    year: ['Année', 'An'],
    month: ['Mois'],
    day: ['Jour'],
  },
  dates: {
    regions: ['CA'],
    months: {},
    weekdays: {},
    fillers: 'le du d de',
  },
};
