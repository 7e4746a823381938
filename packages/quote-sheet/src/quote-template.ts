import {
  byQuoteField,
  formatNumber,
  LANGUAGE_COLUMNS,
  LATER_COLUMNS,
  type NewQuote,
  QUOTE_COLUMNS,
  type QuoteColumn,
  quoteField,
  TRANSLATED_FIELDS,
} from '@bahai-friends/contract';
import { quoteTemplate } from '@bahai-friends/languages/en/quotes/fields';
import { type NewSheet, writeCsv, writeWorkbook } from '@bahai-friends/spreadsheet';
import { EXAMPLE_PREFIX, NOTES_SHEET, QUOTES_SHEET } from './quote-columns.ts';
import { quotesSheet, quoteTable } from './write-quote-file.ts';

/** The columns that a template has; the notes explain the others. */
const FILLED_COLUMNS = QUOTE_COLUMNS.filter((column) => !LATER_COLUMNS.includes(column));

function exampleOf(column: QuoteColumn): string {
  const { example } = quoteTemplate[column];
  return quoteField(column).file.kind === 'quote' ? `${EXAMPLE_PREFIX}${example}` : example;
}

/** What goes into a column, and how much of it. */
function explanationOf(column: QuoteColumn): string {
  const { explained } = quoteTemplate[column];
  const { max } = quoteField(column).file;
  return max === undefined ? explained : `${explained}; at most ${formatNumber(max)} characters`;
}

/** The row that shows how a template is filled in. */
export const EXAMPLE: Readonly<Record<string, string>> = Object.fromEntries(
  FILLED_COLUMNS.map((column) => [column, exampleOf(column)]),
);

/** The example is not guarded: a reader has to recognise it. */
const exampleTable = () =>
  quoteTable([byQuoteField<NewQuote>((_, column) => EXAMPLE[column] ?? null)], (text) => text);

/** The columns of one language, as an example of all others. */
const LANGUAGE_EXAMPLE = LANGUAGE_COLUMNS.slice(0, TRANSLATED_FIELDS.length);

/** Rows of the template whose cells are formatted for what goes into them: more than a year has days. */
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
      ...QUOTE_COLUMNS.map((column) => [column, explanationOf(column)]),
      [
        LANGUAGE_EXAMPLE[0] ?? '',
        `Its published translation to a language, named by its code or its name: ${LANGUAGE_EXAMPLE.join(', ')}; such columns may be missing`,
      ],
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
  if (format === 'csv') return writeCsv(exampleTable().rows);
  const sheet = { ...quotesSheet(exampleTable()), emptyRows: PREPARED_ROWS };
  return writeWorkbook([sheet, notesSheet(rowsMax)], format);
}
