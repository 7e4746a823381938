import { type CellObject, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import { serialOfDay } from '../serial-date.ts';
import { withStrings } from '../xls/xls-strings.ts';
import type { WorkbookFormat } from './open-workbook.ts';

const FORMATS = { text: '@', date: 'yyyy-mm-dd' } as const;

export interface SheetColumn {
  /**
   * Cells of a `text` column show what is typed as it is. Those of a `date` column that hold a day from
   * 1900-03-01 on, `YYYY-MM-DD`, are date cells; any other text in it is a text cell. `general` cells have
   * no format.
   */
  readonly type: 'text' | 'date' | 'general';
  /** In characters. */
  readonly width: number;
}

/** A sheet to be written. */
export interface NewSheet {
  /** 1 to 31 characters, each name once. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Texts by column, null for an empty cell; a row may be shorter than the columns are many. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Rows below these that are empty, but have the formats of their columns; by default none. */
  readonly emptyRows?: number;
}

/** A text as it goes into a file of one format. */
type Spelling = (text: string) => string;

/** What an XLSX file would read as an escaped character: `_x0041_` means A there. */
const escapeCharacters: Spelling = (text) => text.replace(/_x(?=[\da-f]{4}_)/gi, '_x005F_x');

function cellOf(
  text: string | null,
  type: SheetColumn['type'],
  spell: Spelling,
): CellObject | undefined {
  if (type === 'general') return text === null ? undefined : { t: 's', v: spell(text) };
  if (text === null) return { t: 'z', z: FORMATS[type] };
  const serial = type === 'date' ? serialOfDay(text) : null;
  return serial === null
    ? { t: 's', v: spell(text), z: FORMATS.text }
    : { t: 'n', v: serial, z: FORMATS.date };
}

function worksheetOf({ columns, rows, emptyRows = 0 }: NewSheet, spell: Spelling): WorkSheet {
  const emptyRow = columns.map(({ type }) => cellOf(null, type, spell));
  const data = [
    ...rows.map((row) => columns.map(({ type }, index) => cellOf(row[index] ?? null, type, spell))),
    ...Array.from({ length: emptyRows }, () => emptyRow),
  ];
  const range = { s: { r: 0, c: 0 }, e: { r: data.length - 1, c: columns.length - 1 } };
  const widths = columns.map(({ width }) => ({ wch: width }));
  return { '!data': data, '!ref': utils.encode_range(range), '!cols': widths } as WorkSheet;
}

function workbookOf(sheets: readonly NewSheet[], spell: Spelling): WorkBook {
  const workbook = utils.book_new();
  for (const sheet of sheets) {
    utils.book_append_sheet(workbook, worksheetOf(sheet, spell), sheet.name);
  }
  return workbook;
}

function writeXlsx(sheets: readonly NewSheet[]): Uint8Array {
  const workbook = workbookOf(sheets, escapeCharacters);
  return write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });
}

/** The library never ends when a string is longer than one record, so that it writes stand-ins. */
function writeXls(sheets: readonly NewSheet[]): Uint8Array {
  const numbers = new Map<string, string>();
  const standIn: Spelling = (text) => {
    const known = numbers.get(text) ?? String(numbers.size);
    numbers.set(text, known);
    return known;
  };
  const workbook = workbookOf(sheets, standIn);
  const bytes = write(workbook, { type: 'buffer', bookType: 'biff8', bookSST: true });
  return withStrings(bytes, [...numbers.keys()]);
}

/**
 * Sheets as a workbook, word for word. A text must not be longer than 32,767 UTF-16 code units.
 *
 * Texts that spreadsheet programs would run as formulas are to be guarded before: `createCellGuard`.
 *
 * @example
 * const columns = [{ type: 'text', width: 80 }, { type: 'date', width: 14 }] as const;
 * writeWorkbook([{ name: 'Quotes', columns, rows: [['Words', '2026-03-21']] }], 'xlsx');
 */
export function writeWorkbook(sheets: readonly NewSheet[], format: WorkbookFormat): Uint8Array {
  return format === 'xlsx' ? writeXlsx(sheets) : writeXls(sheets);
}
