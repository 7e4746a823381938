/** Bytes to sheets and back: CSV, XLSX and XLS. Knows nothing of what the sheets are about. */

export { columnIndex, columnName } from './column-name.ts';
export { CSV_ENCODINGS, type CsvEncoding, type EncodingNote } from './csv/encodings.ts';
export { CSV_SEPARATORS, type CsvSeparator } from './csv/find-separator.ts';
export { type CsvOptions, type CsvSheet, readCsv } from './csv/read-csv.ts';
export { writeCsv } from './csv/write-csv.ts';
export { type CellGuard, createCellGuard } from './formula-guard.ts';
export {
  type CellFault,
  EXCERPT_MAX,
  excerpt,
  type Sheet,
  type SheetCell,
  type SheetRow,
  shownText,
  type UnreadableCell,
} from './sheet.ts';
export { type UnreadableFileCode, UnreadableFileError } from './unreadable-file-error.ts';
export type { NewSheet, SheetColumn } from './workbook/new-sheet.ts';
export { openSheets, type WorkbookSheet } from './workbook/open-sheets.ts';
export type { WorkbookFormat, WorkbookLimits } from './workbook/open-workbook.ts';
export { ROWS_MAX } from './workbook/rows-max.ts';
export { writeWorkbook } from './workbook/write-workbook.ts';
