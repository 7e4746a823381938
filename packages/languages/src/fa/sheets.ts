import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['مرجع', 'ارجاع'],
    year: ['سال'],
    month: ['ماه'],
    day: ['روز'],
  },
  dates: {
    regions: ['AF'],
    months: { 6: ['ژوان'], 7: ['ژولیه', 'جولایی'], 8: ['آگوست', 'اوگوست'] },
    weekdays: { 5: ['آدینه'] },
    fillers: 'سال ماه میلادی م روز مورخ',
  },
};
