import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['Atsauce'],
    year: ['Gads'],
    month: ['Mēnesis'],
    day: ['Diena'],
  },
  dates: {
    regions: [],
    months: {
      1: ['janvāra', 'janvārī'],
      2: ['februāra', 'februārī'],
      3: ['marta', 'martā'],
      4: ['aprīļa', 'aprīlī'],
      5: ['maija', 'maijā'],
      6: ['jūnija', 'jūnijā'],
      7: ['jūlija', 'jūlijā'],
      8: ['augusta', 'augustā'],
      9: ['septembra', 'septembrī'],
      10: ['oktobra', 'oktobrī'],
      11: ['novembra', 'novembrī'],
      12: ['decembra', 'decembrī'],
    },
    weekdays: {},
    fillers: 'gada gads g',
  },
};
