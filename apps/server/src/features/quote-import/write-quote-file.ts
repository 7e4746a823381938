import {
  type NewQuote,
  QUOTE_COLUMNS,
  QUOTE_SOURCE_MAX,
  QUOTE_TEXT_MAX,
} from '@bahai-friends/contract';
import { type CellObject, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import {
  NOTES_SHEET,
  QUOTES_SHEET,
} from '../../../../../packages/spreadsheet/src/workbook/read-workbook.ts';
import { withStrings } from '../../../../../packages/spreadsheet/src/xls/xls-strings.ts';
import { serialOfDay } from './parse-date.ts';
import { EXAMPLE } from './quote-template.ts';

const TEXT_FORMAT = '@';
const DATE_FORMAT = 'yyyy-mm-dd';
/** In characters, in the order of the columns. */
const WIDTHS = [80, 40, 14, 50].map((wch) => ({ wch }));
/** Rows of the template that know what goes into them: more than a year's days. */
const PREPARED_ROWS = 400;

/** A text as it goes into a file of one format. */
type Spelling = (text: string) => string;

/** What an XLSX file would read as an escaped character: `_x0041_` means A there. */
const escapeCharacters: Spelling = (text) => text.replace(/_x(?=[\da-f]{4}_)/gi, '_x005F_x');

const textCell = (text: string): CellObject => ({ t: 's', v: text, z: TEXT_FORMAT });

function dateCell(day: string, spell: Spelling): CellObject {
  const serial = serialOfDay(day);
  return serial === null ? textCell(spell(day)) : { t: 'n', v: serial, z: DATE_FORMAT };
}

const emptyCell = (z: string): CellObject => ({ t: 'z', z });

function quoteCells(quote: NewQuote, spell: Spelling): (CellObject | undefined)[] {
  const { text, source, displayDate, referenceUrl } = quote;
  return [
    textCell(spell(text)),
    textCell(spell(source)),
    displayDate === null ? emptyCell(DATE_FORMAT) : dateCell(displayDate, spell),
    referenceUrl === null ? emptyCell(TEXT_FORMAT) : textCell(spell(referenceUrl)),
  ];
}

function quotesSheet(quotes: readonly NewQuote[], spell: Spelling, preparedRows = 0): WorkSheet {
  const header = QUOTE_COLUMNS.map((column) => textCell(spell(column)));
  const prepared = [TEXT_FORMAT, TEXT_FORMAT, DATE_FORMAT, TEXT_FORMAT].map(emptyCell);
  const data = [
    header,
    ...quotes.map((quote) => quoteCells(quote, spell)),
    ...Array.from({ length: preparedRows }, () => prepared),
  ];
  const range = { s: { r: 0, c: 0 }, e: { r: data.length - 1, c: header.length - 1 } };
  return { '!data': data, '!ref': utils.encode_range(range), '!cols': WIDTHS } as WorkSheet;
}

function notesSheet(rowsMax: number): WorkSheet {
  const number = (value: number) => value.toLocaleString('en');
  const lines = [
    [
      `Fill in one row of the sheet “${QUOTES_SHEET}” for each quote. Leave its first row as it is.`,
    ],
    ['The row that begins with EXAMPLE is not imported; you may write over it.'],
    [`At most ${number(rowsMax)} quotes can be uploaded at once.`],
    [],
    ['Column', 'What goes in'],
    ['text', `The words of the quote; needed; at most ${number(QUOTE_TEXT_MAX)} characters`],
    ['source', `Who said or wrote it, and where; needed; at most ${QUOTE_SOURCE_MAX} characters`],
    ['displayDate', 'The day on which it is shown, as a date; empty for any day without a quote'],
    ['referenceUrl', 'Where it can be read, beginning with https://; may be empty'],
  ];
  return { ...utils.aoa_to_sheet(lines), '!cols': [{ wch: 16 }, { wch: 80 }] };
}

function workbookOf(sheets: Readonly<Record<string, WorkSheet>>): WorkBook {
  const workbook = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets))
    utils.book_append_sheet(workbook, sheet, name);
  return workbook;
}

const writeXlsx = (workbook: WorkBook): Uint8Array =>
  write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });

function writeXls(quotes: readonly NewQuote[]): Uint8Array {
  const numbers = new Map<string, string>();
  const standIn: Spelling = (text) => {
    const known = numbers.get(text) ?? String(numbers.size);
    numbers.set(text, known);
    return known;
  };
  const workbook = workbookOf({ [QUOTES_SHEET]: quotesSheet(quotes, standIn) });
  const bytes = write(workbook, { type: 'buffer', bookType: 'biff8', bookSST: true });
  return withStrings(bytes, [...numbers.keys()]);
}

/** Quotes as a workbook, word for word. */
export function writeWorkbook(quotes: readonly NewQuote[], format: 'xlsx' | 'xls'): Uint8Array {
  if (format === 'xls') return writeXls(quotes);
  return writeXlsx(workbookOf({ [QUOTES_SHEET]: quotesSheet(quotes, escapeCharacters) }));
}

/** The workbook to fill in: an example, rows whose cells are text or dates, and how it is done. */
export function writeTemplateWorkbook(rowsMax: number): Uint8Array {
  return writeXlsx(
    workbookOf({
      [QUOTES_SHEET]: quotesSheet([EXAMPLE], escapeCharacters, PREPARED_ROWS),
      [NOTES_SHEET]: notesSheet(rowsMax),
    }),
  );
}
