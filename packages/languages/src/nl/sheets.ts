import type { SheetTexts } from '../texts.ts';

export const sheets: SheetTexts = {
  headings: {
    text: [
      'Tekst',
      'Citaat',
      'Citaten',
      'Citaattekst',
      'Spreuk',
      'Geschrift',
      'Uittreksel',
      'Fragment',
    ],
    source: ['Bron', 'Auteur', 'Schrijver', 'Schrijfster', 'Boek', 'Van', 'Uit'],
    displayDate: ['Weergavedatum', 'Datum van weergave', 'Datum'],
    referenceUrl: ['Koppeling', 'Weblink', 'Webadres', 'Internetadres', 'Adres'],
    language: ['Taal', 'Taalcode'],
    credit: ['Vertaler', 'Vertaalster', 'Vertaald door', 'Vertaling van', 'Uitgave', 'Editie'],
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
