import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['Ссылка на источник'],
    year: ['Год'],
    month: ['Месяц'],
    day: ['День'],
  },
  dates: {
    regions: [],
    months: {},
    weekdays: { 3: ['среду'], 5: ['пятницу'], 6: ['субботу'] },
    fillers: 'г года год',
  },
};
