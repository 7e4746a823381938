import type { SheetTexts } from '../texts.ts';

export const sheets: SheetTexts = {
  headings: {
    text: ['Zitat', 'Zitate', 'Zitattext', 'Spruch', 'Textstelle', 'Abschnitt', 'Auszug'],
    source: ['Quelle', 'Autor', 'Autorin', 'Verfasser', 'Verfasserin', 'Buch', 'Von', 'Aus'],
    displayDate: ['Anzeigedatum', 'Datum', 'Anzeigetag'],
    referenceUrl: ['Weblink', 'Webadresse', 'Internetadresse', 'Adresse', 'Verweis'],
    language: ['Sprache', 'Sprachcode'],
    credit: [
      'Übersetzer',
      'Übersetzerin',
      'Übersetzt von',
      'Übersetzung von',
      'Ausgabe',
      'Auflage',
    ],
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
