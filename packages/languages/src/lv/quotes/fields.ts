import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: 'Citāta teksts', short: 'Teksts' },
  source: { name: 'Avots' },
  displayDate: { name: 'Rādīšanas datums' },
  referenceUrl: {
    name: 'Avota saite',
    hint: 'Saite uz citāta vietu vietnē Bahá’í Reference Library',
    optional: 'Avota saite (nav obligāta)',
  },
  language: { name: 'Valoda', optional: 'Valoda (nav obligāta)' },
  credit: {
    name: 'Tulkotājs vai izdevums',
    hint: 'Kas to ir tulkojis vai no kura izdevuma tas ir',
  },
};

export const quoteHeadings: QuoteHeadings = {
  text: ['Teksts', 'Citāts', 'Citāti', 'Citāta teksts', 'Fragments', 'Izvilkums'],
  source: ['Avots', 'Autors', 'Autore', 'Grāmata'],
  displayDate: ['Rādīšanas datums', 'Attēlošanas datums', 'Datums'],
  referenceUrl: ['Saite', 'Tīmekļa adrese', 'Interneta adrese', 'Adrese'],
  language: ['Valoda'],
  credit: ['Tulkotājs', 'Tulkotāja', 'Tulkojis', 'Tulkojusi', 'Izdevums'],
};
