import { utils, type WorkSheet, write } from '@e965/xlsx';
import { writeXls } from '../xls/write-xls.ts';
import { cellsOf, type NewSheet, type Spelling, widthsOf } from './new-sheet.ts';
import type { WorkbookFormat } from './open-workbook.ts';

/** Escapes texts that XLSX would read as an escaped character: `_x0041_` means A there. */
const escapeCharacters: Spelling = (text) => text.replace(/_x(?=[\da-f]{4}_)/gi, '_x005F_x');

function worksheetOf(sheet: NewSheet): WorkSheet {
  const data = [...cellsOf(sheet, escapeCharacters)];
  const range = { s: { r: 0, c: 0 }, e: { r: data.length - 1, c: sheet.columns.length - 1 } };
  return {
    '!data': data,
    '!ref': utils.encode_range(range),
    '!cols': widthsOf(sheet),
  } as WorkSheet;
}

function writeXlsx(sheets: readonly NewSheet[]): Uint8Array {
  const workbook = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(workbook, worksheetOf(sheet), sheet.name);
  return write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });
}

/**
 * Sheets as a workbook, word for word. A text must not be longer than 32,767 UTF-16 code units, nor a sheet
 * than `ROWS_MAX` says.
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
