import { type NewQuote, QUOTE_COLUMNS, type QuoteFileFormat } from '@bahai-friends/contract';
import {
  type NewSheet,
  type SheetColumn,
  writeCsv,
  writeWorkbook,
} from '@bahai-friends/spreadsheet';
import { cellGuard, QUOTES_SHEET } from './quote-columns.ts';

/** In the order of {@link QUOTE_COLUMNS}. */
const COLUMNS: readonly SheetColumn[] = [
  { type: 'text', width: 80 },
  { type: 'text', width: 40 },
  { type: 'date', width: 14 },
  { type: 'text', width: 50 },
];

type Row = readonly (string | null)[];

/** The headings, and a row for each quote, word for word. */
export function quoteRows(quotes: readonly NewQuote[]): readonly Row[] {
  const rows = quotes.map((quote) => QUOTE_COLUMNS.map((column) => quote[column]));
  return [QUOTE_COLUMNS, ...rows];
}

/** The sheet that has the quotes. */
export const quotesSheet = (quotes: readonly NewQuote[]): NewSheet => ({
  name: QUOTES_SHEET,
  columns: COLUMNS,
  rows: quoteRows(quotes),
});

/** Quotes as a file that can be uploaded again, and in which no text is run as a formula. */
export function writeQuoteFile(quotes: readonly NewQuote[], format: QuoteFileFormat): Uint8Array {
  const guarded = quotes.map((quote) => ({
    ...quote,
    text: cellGuard.guard(quote.text),
    source: cellGuard.guard(quote.source),
  }));
  return format === 'csv'
    ? writeCsv(quoteRows(guarded))
    : writeWorkbook([quotesSheet(guarded)], format);
}
