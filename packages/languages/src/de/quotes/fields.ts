import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: 'Text des Zitats', short: 'Text' },
  source: { name: 'Quelle' },
  displayDate: { name: 'Anzeigedatum' },
  referenceUrl: {
    name: 'Adresse der Textstelle',
    hint: 'Link zur Textstelle in der Bahá’í Reference Library',
  },
  language: { name: 'Sprache' },
  credit: {
    name: 'Übersetzung und Ausgabe',
    label: 'Wessen Übersetzung',
    hint: 'Wer es übersetzt hat, oder aus welcher Ausgabe es ist',
  },
};

export const quoteHeadings: QuoteHeadings = {
  text: ['Zitat', 'Zitate', 'Zitattext', 'Spruch', 'Textstelle', 'Abschnitt', 'Auszug'],
  source: ['Quelle', 'Autor', 'Autorin', 'Verfasser', 'Verfasserin', 'Buch', 'Von', 'Aus'],
  displayDate: ['Anzeigedatum', 'Datum', 'Anzeigetag'],
  referenceUrl: ['Weblink', 'Webadresse', 'Internetadresse', 'Adresse', 'Verweis'],
  language: ['Sprache', 'Sprachcode'],
  credit: ['Übersetzer', 'Übersetzerin', 'Übersetzt von', 'Übersetzung von', 'Ausgabe', 'Auflage'],
};
