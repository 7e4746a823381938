import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['Referência'],
    year: ['Ano'],
    month: ['Mês'],
    day: ['Dia'],
  },
  dates: {
    regions: [],
    months: {},
    weekdays: {},
    fillers: 'de dia ano',
  },
};
