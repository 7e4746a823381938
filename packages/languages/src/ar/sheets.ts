import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['المرجع', 'مرجع'],
    year: ['السنة', 'سنة', 'العام', 'عام'],
    month: ['الشهر', 'شهر'],
    day: ['اليوم', 'يوم'],
  },
  dates: {
    regions: ['DZ', 'LB', 'MA', 'MR'],
    months: {
      1: ['كانون ثاني'],
      6: ['يونيه'],
      7: ['يوليه'],
      10: ['تشرين أول'],
      11: ['تشرين ثاني'],
      12: ['كانون أول'],
    },
    weekdays: {
      0: ['أحد'],
      1: ['اثنين'],
      2: ['ثلاثاء'],
      3: ['أربعاء'],
      4: ['خميس'],
      5: ['جمعة'],
      6: ['سبت'],
    },
    fillers: 'سنة عام ميلادية م يوم من شهر',
  },
};
