import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: 'Tekst van het citaat', short: 'Tekst' },
  source: { name: 'Bron' },
  displayDate: { name: 'Weergavedatum' },
  referenceUrl: {
    name: 'Adres van de vindplaats',
    hint: 'Link naar de vindplaats in de Bahá’í Reference Library',
  },
  language: { name: 'Taal' },
  credit: {
    name: 'Vertaling en uitgave',
    label: 'Van wie de vertaling is',
    hint: 'Wie het heeft vertaald, of uit welke uitgave het komt',
  },
};

export const quoteHeadings: QuoteHeadings = {
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
};
