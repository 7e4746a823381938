import type { SheetTexts } from '../texts.ts';

export const sheets: SheetTexts = {
  headings: {
    text: ['Citat', 'Citaten', 'Citattext', 'Textställe', 'Stycke', 'Avsnitt', 'Utdrag'],
    source: ['Källa', 'Författare', 'Upphovsman', 'Bok', 'Från', 'Ur', 'Av'],
    displayDate: ['Visningsdatum', 'Datum för visning', 'Datum'],
    referenceUrl: ['Länk', 'Webblänk', 'Webbadress', 'Internetadress', 'Adress'],
    language: ['Språk'],
    credit: ['Översättare', 'Översatt av', 'Översättning av', 'Utgåva', 'Upplaga'],
    reference: ['Referens', 'Hänvisning'],
    year: ['År'],
    month: ['Månad'],
    day: ['Dag'],
  },
  dates: {
    regions: [],
    months: {},
    weekdays: {
      0: ['söndagen'],
      1: ['måndagen'],
      2: ['tisdagen'],
      3: ['onsdagen'],
      4: ['torsdagen'],
      5: ['fredagen'],
      6: ['lördagen'],
    },
    fillers: 'den',
  },
};
