import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: 'Citatets text', short: 'Text' },
  source: { name: 'Källa' },
  displayDate: { name: 'Visningsdatum' },
  referenceUrl: {
    name: 'Referenslänk',
    hint: 'Länk till citatets ställe i Bahá’í Reference Library',
  },
  language: { name: 'Språk' },
  credit: {
    name: 'Översättning och utgåva',
    label: 'Vems översättning',
    hint: 'Vem som har översatt det, eller vilken utgåva det är ur',
  },
};

export const quoteHeadings: QuoteHeadings = {
  text: ['Citat', 'Citaten', 'Citattext', 'Textställe', 'Stycke', 'Avsnitt', 'Utdrag'],
  source: ['Källa', 'Författare', 'Upphovsman', 'Bok', 'Från', 'Ur', 'Av'],
  displayDate: ['Visningsdatum', 'Datum för visning', 'Datum'],
  referenceUrl: ['Länk', 'Webblänk', 'Webbadress', 'Internetadress', 'Adress'],
  language: ['Språk'],
  credit: ['Översättare', 'Översatt av', 'Översättning av', 'Utgåva', 'Upplaga'],
};
