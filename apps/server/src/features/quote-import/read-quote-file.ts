import { createHash } from 'node:crypto';
import type { PreviewRow, QuoteFileFormat, Recipe } from '@bahai-friends/contract';
import {
  readCsv,
  readWorkbook,
  type Sheet,
  UnreadableFileError,
  type WorkbookLimits,
} from '@bahai-friends/spreadsheet';
import { fileErrorMessage } from './file-error-message.ts';
import { type ImportResult, type PreviewResult, rejectedFile } from './import-result.ts';
import { parseSheet, type SheetLimits } from './parse-sheet.ts';
import { columnOf, NOTES_SHEET, QUOTES_SHEET } from './quote-columns.ts';

/** What a file that is read may hold. */
export type FileLimits = SheetLimits & WorkbookLimits;

/** Rows of a CSV file that are read for each quote that may be uploaded: some may be examples. */
const READ_ROWS_TIMES = 2;
/** Rows of another length for each quote that may be uploaded: many may be blank. */
const IRREGULAR_ROWS_TIMES = 5;
const IRREGULAR_ROWS_MIN = 100_000;

function readSheet(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  limits: FileLimits,
): Sheet | Promise<Sheet> {
  if (format === 'csv') {
    return readCsv(bytes, {
      rowsMax: limits.rowsMax * READ_ROWS_TIMES,
      irregularRowsMax: Math.max(limits.rowsMax * IRREGULAR_ROWS_TIMES, IRREGULAR_ROWS_MIN),
      columnOf,
    });
  }
  return readWorkbook(bytes, format, {
    ...limits,
    sheetName: QUOTES_SHEET,
    unreadSheetName: NOTES_SHEET,
  });
}

/** Reads the quotes of a file. What is wrong with the file is in the result, not thrown. */
export async function readQuoteFile(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  _recipe: Recipe,
  limits: FileLimits,
): Promise<ImportResult> {
  if (bytes.length === 0) return rejectedFile('The file is empty.');
  try {
    const result = parseSheet(await readSheet(bytes, format, limits), format, limits);
    if (!result.ok) return result;
    const known = new Set<string>();
    const quotes = result.quotes.filter(({ row, ...quote }) => {
      const key = JSON.stringify(quote);
      return !known.has(key) && known.add(key);
    });
    return { ...result, quotes, repeated: result.quotes.length - quotes.length };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { row } = error;
    const message = fileErrorMessage(error, limits.rowsMax);
    return rejectedFile(message, row === undefined ? [] : [{ row, column: '', message }]);
  }
}

/** Reads the rows of a file as a preview shows them. */
export async function previewQuoteFile(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  recipe: Recipe,
  limits: FileLimits,
): Promise<PreviewResult> {
  const result = await readQuoteFile(bytes, format, recipe, limits);
  if (!result.ok && result.issues.length === 0) return result;
  const problems = Map.groupBy(result.ok ? [] : result.issues, ({ row }) => row);
  const others = [...problems].map(
    ([row, issues]): PreviewRow => ({
      row,
      status: 'problem',
      text: '',
      source: '',
      displayDate: null,
      referenceUrl: null,
      issues: issues.map(({ column, message }) => ({ column, message })),
    }),
  );
  return {
    ok: true,
    fileHash: createHash('sha256').update(bytes).digest('hex'),
    sheets: [],
    sheet: null,
    encoding: null,
    separator: null,
    headerRow: 1,
    columns: [],
    dateOrder: null,
    dateQuestion: null,
    needs: [],
    quotes: result.ok ? result.quotes : [],
    others,
    ignoredColumns: result.ok ? [...result.ignoredColumns] : [],
    notes: result.ok ? [...result.notes] : [],
  };
}
