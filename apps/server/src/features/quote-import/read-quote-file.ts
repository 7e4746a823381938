import { createHash } from 'node:crypto';
import {
  LISTED_ISSUES_MAX,
  type PreviewRow,
  type QuoteFileFormat,
  type Recipe,
  type RowIssue,
} from '@bahai-friends/contract';
import { UnreadableFileError } from '@bahai-friends/spreadsheet';
import { ignoredColumns, previewColumns } from './columns/column-report.ts';
import { fileErrorMessage } from './file-error-message.ts';
import { importMessage } from './import-message.ts';
import {
  type ImportedQuote,
  type ImportResult,
  type PreviewResult,
  type RejectedFile,
  rejectedFile,
} from './import-result.ts';
import { type OpenLimits, openSheet } from './open-sheet.ts';
import { readSheet, type SheetLimits, type SheetReading } from './read-sheet.ts';
import { RecipeError } from './recipe/recipe-error.ts';
import { limitReport } from './report-limits.ts';
import type { JudgedRow } from './rows/read-rows.ts';

/** What a file that is read may hold. */
export type FileLimits = SheetLimits & OpenLimits;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function assertSameFile(bytes: Uint8Array, { fileHash }: Recipe): void {
  if (fileHash === undefined || fileHash === hashOf(bytes)) return;
  throw new RecipeError('The file has changed since it was opened. Please choose it again.');
}

/** Reads a file; what cannot be read at all, or what the recipe has wrong, becomes a rejection. */
async function readFile(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  recipe: Recipe,
  limits: FileLimits,
): Promise<SheetReading | RejectedFile> {
  if (bytes.length === 0) return rejectedFile('The file is empty.');
  try {
    assertSameFile(bytes, recipe);
    return readSheet(await openSheet(bytes, format, recipe, limits), format, recipe, limits);
  } catch (error) {
    if (error instanceof RecipeError) return rejectedFile(error.message);
    if (!(error instanceof UnreadableFileError)) throw error;
    const { row } = error;
    const message = fileErrorMessage(error, limits.rowsMax);
    return rejectedFile(message, row === undefined ? [] : [{ row, column: '', message }]);
  }
}

function quoteOf({ row, status, quote, key }: JudgedRow): ImportedQuote[] {
  if (status !== 'readable' || !quote) return [];
  return [key === '' ? { row, ...quote } : { row, ...quote, key }];
}

/** What is said of a file beside its rows. */
function reportOf({ opened, columns, content }: SheetReading) {
  const notes = [...opened.notes, ...columns.notes, ...(content?.notes ?? [])];
  return limitReport(ignoredColumns(columns), notes);
}

/** Every problem of a file, the first hundred of them listed. */
function problemsOf({ columns, content }: SheetReading): { total: number; issues: RowIssue[] } {
  const issues: RowIssue[] = [...columns.issues];
  let total = issues.length;
  // A column that is missing is one problem, not one in every row.
  if (issues.length > 0) return { total, issues };
  for (const { row, isUndecided, issues: all } of content?.rows ?? []) {
    // What is asked is no problem yet.
    const found = isUndecided ? all.filter(({ column }) => column !== 'displayDate') : all;
    total += found.length;
    const room = LISTED_ISSUES_MAX - issues.length;
    issues.push(...found.slice(0, room).map((issue) => ({ row, ...issue })));
  }
  return { total, issues };
}

/** Reads the quotes of a file. What is wrong with the file is in the result, not thrown. */
export async function readQuoteFile(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  recipe: Recipe,
  limits: FileLimits,
): Promise<ImportResult> {
  const reading = await readFile(bytes, format, recipe, limits);
  if ('ok' in reading) return reading;
  const { needs, content, choices } = reading;
  const { total, issues } = problemsOf(reading);
  if (needs.length > 0 || total > 0 || content === null) {
    const rejected = rejectedFile(importMessage(reading, total), issues, total);
    return needs.length > 0 ? { ...rejected, needs } : rejected;
  }
  const quotes = content.rows.flatMap(quoteOf);
  if (quotes.length === 0) return rejectedFile('The file has no quotes that are not left out.');
  return { ok: true, quotes, choices, ...reportOf(reading) };
}

function previewRow({ row, status, shown, issues }: JudgedRow): PreviewRow[] {
  if (status === 'readable') return [];
  return [{ row, status, ...shown, issues: [...issues] }];
}

/** Reads a file, whatever is wrong with its rows, and says what becomes of each. */
export async function previewQuoteFile(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  recipe: Recipe,
  limits: FileLimits,
): Promise<PreviewResult> {
  const reading = await readFile(bytes, format, recipe, limits);
  if ('ok' in reading) return reading;
  const { opened, columns, content, choices, needs } = reading;
  const { sheets, sheet, encoding, separator } = opened;
  return {
    ok: true,
    // A hash in the recipe is that of the file by now.
    fileHash: recipe.fileHash ?? hashOf(bytes),
    sheets: [...sheets],
    sheet,
    encoding,
    separator,
    headerRow: columns.headerRow,
    columns: previewColumns(columns),
    dateOrder: content?.dates.order ?? null,
    dateQuestion: content?.dates.question ?? null,
    needs: [...needs],
    quotes: content?.rows.flatMap(quoteOf) ?? [],
    others: content?.rows.flatMap(previewRow) ?? [],
    choices,
    ...reportOf(reading),
  };
}
