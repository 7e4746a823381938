import type { QuoteFileFormat } from '@bahai-friends/contract';
import {
  openSheets,
  readCsv,
  type Sheet,
  UnreadableFileError,
  type WorkbookLimits,
} from '@bahai-friends/spreadsheet';
import { fileErrorMessage } from './file-error-message.ts';
import { type ImportResult, rejectedFile } from './import-result.ts';
import { parseSheet, type SheetLimits } from './parse-sheet.ts';
import { columnOf, QUOTES_SHEET } from './quote-columns.ts';

/** What a file that is read may hold. */
export type FileLimits = SheetLimits & WorkbookLimits;

/** Rows of a CSV file that are read for each quote that may be uploaded: some may be examples. */
const READ_ROWS_TIMES = 2;
/** Rows of another length for each quote that may be uploaded: many may be blank. */
const IRREGULAR_ROWS_TIMES = 5;
const IRREGULAR_ROWS_MIN = 100_000;

async function readSheet(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  limits: FileLimits,
): Promise<Sheet> {
  if (format === 'csv') {
    return readCsv(bytes, {
      rowsMax: limits.rowsMax * READ_ROWS_TIMES,
      irregularRowsMax: Math.max(limits.rowsMax * IRREGULAR_ROWS_TIMES, IRREGULAR_ROWS_MIN),
      columnsNamed: (record) => new Set(record.map(columnOf).filter(Boolean)).size,
    });
  }
  const sheets = (await openSheets(bytes, format, limits)).filter(({ isHidden }) => !isHidden);
  const named = sheets.find(({ name }) => name.toLowerCase() === QUOTES_SHEET.toLowerCase());
  const sheet = named ?? sheets.find(({ rowCount }) => rowCount > 0);
  return { rows: sheet?.rows() ?? [], notes: [] };
}

/** Reads the quotes of a file. What is wrong with the file is in the result, not thrown. */
export async function readQuoteFile(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  limits: FileLimits,
): Promise<ImportResult> {
  if (bytes.length === 0) return rejectedFile('The file is empty.');
  try {
    return parseSheet(await readSheet(bytes, format, limits), format, limits);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { row } = error;
    const message = fileErrorMessage(error, limits.rowsMax);
    return rejectedFile(message, row === undefined ? [] : [{ row, column: '', message }]);
  }
}
