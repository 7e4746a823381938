import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['Referenz'],
    year: ['Jahr'],
    month: ['Monat'],
    day: ['Tag'],
  },
  dates: {
    regions: ['AT'],
    months: { 1: ['Jaenner'], 2: ['Feber'], 3: ['Maerz', 'Mrz'] },
    weekdays: {},
    fillers: 'am den der',
  },
};
