import type { QuoteFileFormat, Recipe } from '@bahai-friends/contract';
import { type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import type { SheetColumns } from '../columns/find-columns.ts';
import { type DateColumn, readDateColumn } from '../dates/read-date-column.ts';
import { EXAMPLE_PREFIX } from '../quote-columns.ts';
import { RecipeError } from '../recipe/recipe-error.ts';
import { isFilled, QuoteCells } from './quote-cells.ts';
import { type ReadRow, type RowCells, readRow } from './read-row.ts';
import { datePartsNote, examplesNote, ReadingNotes } from './reading-notes.ts';

const TOO_MANY_VALUES =
  'This row has more values than there are columns. Please put quotation marks around a text that contains the separator';

/** A row of a file and what becomes of it, as far as the file says. */
export interface JudgedRow extends ReadRow {
  readonly row: number;
  /** What stands in it as the key of a stored quote; '' for nothing. */
  readonly key: string;
  readonly status: 'readable' | 'problem' | 'left out';
  /** Whether the order of dates decides what its date is. */
  readonly isUndecided: boolean;
}

/** The rows of a sheet with a quote in them. */
export interface SheetRows {
  readonly rows: readonly JudgedRow[];
  readonly dates: DateColumn;
  /** What was read otherwise than it stands there: one sentence each. */
  readonly notes: readonly string[];
}

/** Rows of a sheet that are neither blank nor the template's example. */
export interface FilledRows {
  readonly cells: QuoteCells;
  readonly rows: readonly SheetRow[];
  /** The numbers of the template's example rows. */
  readonly examples: readonly number[];
}

/**
 * The rows in which something of a quote stands, as the recipe changes them.
 *
 * @throws RecipeError when the recipe names a row that is not there
 */
export function filledRows(columns: SheetColumns, recipe: Recipe): FilledRows {
  const cells = new QuoteCells(columns, recipe.cells ?? []);
  const examples: number[] = [];
  const rows = columns.rows.filter((row) => {
    const isExample = shownText(cells.at(row, 'text')).startsWith(EXAMPLE_PREFIX);
    if (isExample) examples.push(row.row);
    if (isExample) return false;
    return cells.isChanged(row.row) || cells.holdsOwn(row);
  });
  assertRowsThere(rows, [
    ...cells.changedRows(),
    ...(recipe.leaveOut ?? []),
    ...Object.keys(recipe.outdated ?? {}).map(Number),
  ]);
  return { cells, rows, examples };
}

function assertRowsThere(rows: readonly SheetRow[], named: readonly number[]): void {
  if (named.length === 0) return;
  const there = new Set(rows.map(({ row }) => row));
  const missing = named.find((row) => !there.has(row));
  if (missing === undefined) return;
  throw new RecipeError(
    `The recipe names row ${missing}, which has no quote in the file. If the file has changed, please choose it again.`,
  );
}

/** Reads the dates of all rows together: what one leaves open, another may decide. */
function readDates(
  columns: SheetColumns,
  { cells, rows }: FilledRows,
  leftOut: ReadonlySet<number>,
  format: QuoteFileFormat,
  recipe: Recipe,
): DateColumn {
  const dated = rows.flatMap((row) => {
    const cell = leftOut.has(row.row) ? undefined : cells.at(row, 'displayDate');
    return cell !== undefined && isFilled(cell) ? [{ row: row.row, cell }] : [];
  });
  const { dateOrder } = recipe;
  return readDateColumn(columns.dateHeading, dated, {
    format,
    ...(dateOrder && { order: dateOrder }),
  });
}

const rowCells = (cells: QuoteCells, row: SheetRow): RowCells => ({
  text: cells.at(row, 'text'),
  source: cells.at(row, 'source'),
  displayDate: cells.at(row, 'displayDate'),
  referenceUrl: cells.at(row, 'referenceUrl'),
});

/** Reads the rows of a sheet one after the other. */
export function readRows(
  columns: SheetColumns,
  filled: FilledRows,
  format: QuoteFileFormat,
  recipe: Recipe,
): SheetRows {
  const leftOut = new Set(recipe.leaveOut);
  const dates = readDates(columns, filled, leftOut, format, recipe);
  const width = format === 'csv' && columns.headerRow > 0 ? columns.names.length : Infinity;
  const notes = new ReadingNotes();
  const rows = filled.rows.map((sheetRow): JudgedRow => {
    const { row } = sheetRow;
    const date = dates.dates.get(row);
    const isUndecided = date !== undefined && 'message' in date && date.isUndecided === true;
    const key = filled.cells.key(sheetRow);
    const read = { ...readRow(rowCells(filled.cells, sheetRow), date), row, key, isUndecided };
    if (leftOut.has(row)) return { ...read, status: 'left out', issues: [] };
    const isTooWide =
      !filled.cells.isChanged(row) && sheetRow.cells.slice(width).some((cell) => cell);
    const issues = isTooWide
      ? [...read.issues, { column: '', message: TOO_MANY_VALUES }]
      : read.issues;
    if (issues.length > 0 || read.quote === null) {
      return { ...read, status: 'problem', issues };
    }
    notes.add(read.alterations);
    return { ...read, status: 'readable' };
  });
  return {
    rows,
    dates,
    notes: [
      ...examplesNote(filled.examples),
      ...datePartsNote(columns),
      ...notes.sentences(),
      ...dates.notes,
    ],
  };
}
