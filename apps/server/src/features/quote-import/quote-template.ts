import { formatNumber, QUOTE_SOURCE_MAX, QUOTE_TEXT_MAX } from '@bahai-friends/contract';
import { type NewSheet, writeCsv, writeWorkbook } from '@bahai-friends/spreadsheet';
import { EXAMPLE_PREFIX, NOTES_SHEET, QUOTES_SHEET } from './quote-columns.ts';
import { quoteRows, quotesSheet } from './write-quote-file.ts';

/** The row that shows how a template is filled in. */
export const EXAMPLE = {
  text: `${EXAMPLE_PREFIX}the words of the quote`,
  source: 'Author, title of the book or talk',
  displayDate: '2026-03-21',
  referenceUrl: 'https://www.bahai.org/library/',
} as const;

/** Rows of the template that know what goes into them: more than a year's days. */
const PREPARED_ROWS = 400;

function notesSheet(rowsMax: number): NewSheet {
  return {
    name: NOTES_SHEET,
    columns: [
      { type: 'general', width: 16 },
      { type: 'general', width: 80 },
    ],
    rows: [
      [
        `Fill in one row of the sheet “${QUOTES_SHEET}” for each quote. Leave its first row as it is.`,
      ],
      ['The row that begins with EXAMPLE is not imported; you may write over it.'],
      [`At most ${formatNumber(rowsMax)} quotes can be uploaded at once.`],
      [],
      ['Column', 'What goes in'],
      [
        'text',
        `The words of the quote; needed; at most ${formatNumber(QUOTE_TEXT_MAX)} characters`,
      ],
      ['source', `Who said or wrote it, and where; needed; at most ${QUOTE_SOURCE_MAX} characters`],
      ['displayDate', 'The day on which it is shown, as a date; empty for any day without a quote'],
      ['referenceUrl', 'Where it can be read, beginning with https://; may be empty'],
    ],
  };
}

/**
 * The file to fill in: an example; in a workbook also rows whose cells are texts or dates, and notes on
 * how it is filled in.
 *
 * @param rowsMax Quotes that may be uploaded at once.
 */
export function writeQuoteTemplate(format: 'csv' | 'xlsx', rowsMax: number): Uint8Array {
  if (format === 'csv') return writeCsv(quoteRows([EXAMPLE]));
  const sheet = { ...quotesSheet([EXAMPLE]), emptyRows: PREPARED_ROWS };
  return writeWorkbook([sheet, notesSheet(rowsMax)], format);
}
