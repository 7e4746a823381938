import { createHash } from 'node:crypto';
import {
  type FileNotes,
  LISTED_ISSUES_MAX,
  type QuoteFileFormat,
  type Recipe,
  type RowIssue,
  say,
} from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import { UnreadableFileError } from '@bahai-friends/spreadsheet';
import { ignoredColumns, previewColumns } from './columns/column-report.ts';
import { sayFileError } from './file-error-message.ts';
import type { FileLimits } from './file-limits.ts';
import { isReadable, isUnreadable } from './file-row.ts';
import { importProblem } from './import-message.ts';
import {
  type ImportResult,
  type PreviewResult,
  type RejectedFile,
  rejectedFile,
} from './import-result.ts';
import { openSheet } from './open-sheet.ts';
import { readSheet, type SheetReading } from './read-sheet.ts';
import { RecipeError } from './recipe/recipe-error.ts';
import { limitReport } from './report-limits.ts';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function assertSameFile(bytes: Uint8Array, { fileHash }: Recipe): void {
  if (fileHash === undefined || fileHash === hashOf(bytes)) return;
  throw new RecipeError(say('file-changed'));
}

/** Reads a file; what cannot be read at all, or what the recipe has wrong, becomes a rejection. */
async function readFile(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  recipe: Recipe,
  limits: FileLimits,
  language: Language | null,
): Promise<SheetReading | RejectedFile> {
  if (bytes.length === 0) return rejectedFile(say('file-empty'));
  try {
    assertSameFile(bytes, recipe);
    const opened = await openSheet(bytes, format, recipe, limits);
    return readSheet(opened, format, recipe, limits, language);
  } catch (error) {
    if (error instanceof RecipeError) return rejectedFile(error.said);
    if (!(error instanceof UnreadableFileError)) throw error;
    const { row } = error;
    const said = sayFileError(error, limits.rowsMax);
    return rejectedFile(said, row === undefined ? [] : [{ row, column: '', ...said }]);
  }
}

/** The notes about a file as a whole, besides those about its rows. */
function reportOf({ opened, columns, content }: SheetReading): FileNotes {
  const notes = [...opened.notes, ...columns.notes, ...(content?.notes ?? [])];
  return limitReport(ignoredColumns(columns), notes);
}

interface Problems {
  /** How many there are. */
  readonly total: number;
  /** In how many rows. */
  readonly rows: number;
  /** The first hundred. */
  readonly issues: readonly RowIssue[];
}

/** Every problem of a file. */
function problemsOf({ columns, content }: SheetReading): Problems {
  const issues: RowIssue[] = [...columns.issues];
  let total = issues.length;
  let rows = new Set(issues.map(({ row }) => row)).size;
  // A column that is missing is one problem, not one in every row.
  if (issues.length > 0) return { total, rows, issues };
  for (const { row, isUndecided, issues: all } of content?.rows ?? []) {
    // A date that a person is asked about is no problem yet.
    const found = isUndecided ? all.filter(({ column }) => column !== 'displayDate') : all;
    total += found.length;
    if (found.length > 0) rows += 1;
    const room = LISTED_ISSUES_MAX - issues.length;
    issues.push(...found.slice(0, room).map((issue) => ({ row, ...issue })));
  }
  return { total, rows, issues };
}

/**
 * Reads the quotes of a file. What is wrong with the file is in the result, not thrown.
 *
 * @param language The community's: its texts are the quotes' own where no other column has these.
 */
export async function readQuoteFile(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  recipe: Recipe,
  limits: FileLimits,
  language: Language | null = null,
): Promise<ImportResult> {
  const reading = await readFile(bytes, format, recipe, limits, language);
  if ('ok' in reading) return reading;
  const { needs, content, choices } = reading;
  const { total, rows: wrongRows, issues } = problemsOf(reading);
  if (needs.length > 0 || total > 0 || content === null) {
    const rejected = rejectedFile(importProblem(reading, wrongRows), issues, total);
    return needs.length > 0 ? { ...rejected, needs } : rejected;
  }
  const rows = content.rows.filter(isReadable);
  if (rows.length === 0) return rejectedFile(say('every-quote-left-out'));
  return {
    ok: true,
    rows,
    others: content.rows.filter(isUnreadable),
    choices,
    ...reportOf(reading),
  };
}

/** Reads a file, whatever is wrong with its rows, and says what becomes of each; otherwise as `readQuoteFile`. */
export async function previewQuoteFile(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  recipe: Recipe,
  limits: FileLimits,
  language: Language | null = null,
): Promise<PreviewResult> {
  const reading = await readFile(bytes, format, recipe, limits, language);
  if ('ok' in reading) return reading;
  const { opened, columns, content, choices, needs } = reading;
  const { sheets, sheet, encoding, separator } = opened;
  return {
    ok: true,
    // A hash in the recipe has been compared with the file before.
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
    rows: content?.rows ?? [],
    choices,
    ...reportOf(reading),
  };
}
