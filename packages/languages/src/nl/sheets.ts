import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['Referentie', 'Verwijzing'],
    year: ['Jaar'],
    month: ['Maand'],
    day: ['Dag'],
  },
  dates: {
    regions: [],
    months: {},
    weekdays: {},
    fillers: 'de den der',
  },
};
