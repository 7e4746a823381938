import { FILE_COLUMNS, QUOTE_COLUMNS, type QuoteFileFormat } from '@bahai-friends/contract';
import {
  type NewSheet,
  type SheetColumn,
  writeCsv,
  writeWorkbook,
} from '@bahai-friends/spreadsheet';
import type { WrittenQuote } from './keys/exported-quotes.ts';
import { cellGuard, QUOTES_SHEET } from './quote-columns.ts';

/** In the order of {@link FILE_COLUMNS}. */
const COLUMNS: readonly SheetColumn[] = [
  { type: 'text', width: 80 },
  { type: 'text', width: 40 },
  { type: 'date', width: 14 },
  { type: 'text', width: 50 },
  { type: 'text', width: 36 },
];

type Row = readonly (string | null)[];

/** The headings, and a row for each quote, word for word; with keys when there are any. */
export function quoteRows(quotes: readonly WrittenQuote[]): readonly Row[] {
  const columns = quotes.some(({ key }) => key !== undefined) ? FILE_COLUMNS : QUOTE_COLUMNS;
  const rows = quotes.map((quote) => columns.map((column) => quote[column] ?? null));
  return [columns, ...rows];
}

/** The sheet that has the quotes. */
export function quotesSheet(quotes: readonly WrittenQuote[]): NewSheet {
  const rows = quoteRows(quotes);
  return { name: QUOTES_SHEET, columns: COLUMNS.slice(0, rows[0]?.length), rows };
}

/** Quotes as a file that can be uploaded again, and in which no text is run as a formula. */
export function writeQuoteFile(
  quotes: readonly WrittenQuote[],
  format: QuoteFileFormat,
): Uint8Array {
  const guarded = quotes.map((quote) => ({
    ...quote,
    text: cellGuard.guard(quote.text),
    source: cellGuard.guard(quote.source),
  }));
  return format === 'csv'
    ? writeCsv(quoteRows(guarded))
    : writeWorkbook([quotesSheet(guarded)], format);
}
