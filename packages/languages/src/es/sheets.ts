import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['Referencia'],
    year: ['Año'],
    month: ['Mes'],
    day: ['Día'],
  },
  dates: {
    regions: ['PE'],
    months: {},
    weekdays: {},
    fillers: 'de del el día año',
  },
};
