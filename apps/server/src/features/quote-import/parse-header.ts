import { QUOTE_COLUMNS, type QuoteColumn, type RowIssue } from '@bahai-friends/contract';
import {
  columnName,
  excerpt,
  type Sheet,
  type SheetRow,
  shownText,
} from '@bahai-friends/spreadsheet';
import { type RejectedFile, rejectedFile } from './import-result.ts';
import { columnOf } from './quote-columns.ts';

/** The first row of a file: which column stands where. */
export interface Header {
  readonly at: ReadonlyMap<QuoteColumn, number>;
  /** Every heading, also of columns that mean nothing; trimmed. */
  readonly names: readonly string[];
}

/** For a file whose first row is something else. */
export const HEADER_HELP =
  'The first row must name the columns: text and source, and if you like displayDate and referenceUrl.';

/** Reads the headings; `text` and `source` must be among them. */
export function parseHeader({ rows }: Sheet): Header | RejectedFile {
  const cells = rows[0]?.row === 1 ? rows[0].cells : [];
  const names = Array.from(cells, shownText);
  const columns = names.map(columnOf);
  const problems: RowIssue[] = [];
  const addProblem = (column: string, message: string) =>
    problems.push({ row: 1, column, message });
  for (const column of ['text', 'source'] as const) {
    if (!columns.includes(column)) addProblem(column, `The column ${column} is missing`);
  }
  for (const column of QUOTE_COLUMNS) {
    const named = names.filter((_, index) => columns[index] === column);
    if (named.length > 1) addProblem(column, `There are ${named.length} columns named ${column}`);
  }
  if (problems.length > 0) return rejectedFile(HEADER_HELP, problems);
  return {
    at: new Map(QUOTE_COLUMNS.map((column) => [column, columns.indexOf(column)])),
    names,
  };
}

/** The columns whose values are not read: those with a heading that means nothing, or with none. */
export function ignoredColumns({ names }: Header, rows: readonly SheetRow[]): string[] {
  const filled = new Set<number>();
  for (const { cells } of rows) {
    // Only the indexes that are there: a row may have a single cell, in the last column.
    for (const key of Object.keys(cells)) if (!names[Number(key)]) filled.add(Number(key));
  }
  const unknown = names.filter((name) => name !== '' && columnOf(name) === undefined);
  const unnamed = [...filled].sort((a, b) => a - b);
  return [
    ...unknown.map(excerpt),
    ...unnamed.map((column) => `${columnName(column)} (without a heading)`),
  ];
}
