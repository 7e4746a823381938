import type { QuoteColumn, Recipe, RowIssue } from '@bahai-friends/contract';
import type { SheetCell, SheetRow } from '@bahai-friends/spreadsheet';
import { chosenColumns } from './chosen-columns.ts';
import { cellsByColumn } from './filled-cells.ts';
import { aboveHeaderNotes, headerRowOf, headingsOf } from './find-header.ts';
import { type ColumnMatch, type DateParts, matchColumns } from './match-columns.ts';
import { RepeatedHeadings, repeatedHeadingsNotes } from './repeated-headings.ts';
import { areWebAddresses, JUDGED_VALUES } from './web-address.ts';

/** Which row of a sheet has the headings, and which column is which. */
export interface SheetColumns {
  /** The row with the headings; 0 for none. */
  readonly headerRow: number;
  /** Every heading by column index, trimmed; '' where none. Without headings, as many '' as most rows have columns. */
  readonly names: readonly string[];
  /** The columns that were found; none of those that are doubled. */
  readonly at: ReadonlyMap<QuoteColumn, number>;
  /** Columns Year, Month and Day that together are the date; null when displayDate has a column or there are none. */
  readonly dateParts: DateParts | null;
  /** Whether a person has to say which column is which. */
  readonly isUnsure: boolean;
  /** What is missing or doubled, in the row with the headings; in row 1 when there is none. */
  readonly issues: readonly RowIssue[];
  /** Rows below the header; those that only repeat column names left out. */
  readonly rows: readonly SheetRow[];
  /** What stands above the header, and repeated header rows: one sentence each with the number of rows. */
  readonly notes: readonly string[];
}

/** Says of some cells, those of one column, whether they hold dates. */
export type DateTest = (cells: readonly SheetCell[]) => boolean;

/** How many columns most rows have, blank ones at their ends included. */
function usualWidth(rows: readonly SheetRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width] = [0]] = [...counts].sort(
    ([a, rowsOfA], [b, rowsOfB]) => rowsOfB - rowsOfA || b - a,
  );
  return width;
}

function issuesOf({ doubled, missing }: ColumnMatch, headerRow: number): RowIssue[] {
  const row = Math.max(headerRow, 1);
  return [
    ...(['text', 'source'] as const)
      .filter((column) => missing.has(column))
      .map((column) => ({ row, column, message: `The column ${column} is missing` })),
    ...doubled.map(({ column, name, count }) => ({
      row,
      column,
      message: `There are ${count} columns named ${name}`,
    })),
  ];
}

/** Whether a column that is not read holds dates. */
function holdsUnreadDates(
  rows: readonly SheetRow[],
  { at }: ColumnMatch,
  holdsDates: DateTest,
): boolean {
  const read = new Set(at.values());
  return [...cellsByColumn(rows)].some(([column, cells]) => !read.has(column) && holdsDates(cells));
}

/**
 * Finds the row with the headings among the first 20 with something in them, and which column is which, by
 * the recipe and then by the headings.
 *
 * @param holdsDates Judges the cells below the headings of a column that is not read.
 * @throws RecipeError when the recipe names a row or column that the file does not have, or one column
 *   twice
 * @example
 * const { at, rows } = findColumns(sheet.rows, { columns: { text: 'B' } }, () => false);
 * at.get('text'); // 1
 */
export function findColumns(
  rows: readonly SheetRow[],
  choice: Pick<Recipe, 'headerRow' | 'columns'>,
  holdsDates: DateTest,
): SheetColumns {
  const chosen = chosenColumns(rows, choice.columns);
  const header = headerRowOf(rows, choice.headerRow);
  const headerRow = header?.row ?? 0;
  const names = header ? headingsOf(header) : Array<string>(usualWidth(rows)).fill('');
  for (const column of chosen.values()) while (names.length <= (column ?? -1)) names.push('');
  const below = header ? rows.filter(({ row }) => row > header.row) : rows;
  const match = matchColumns(names, chosen, (column) =>
    areWebAddresses(cellsByColumn(below, JUDGED_VALUES).get(column) ?? []),
  );
  const repeatedHeadings = new RepeatedHeadings(names, match);
  const { repeated = [], data = [] } = Object.groupBy(below, (row) =>
    header && repeatedHeadings.includes(row) ? 'repeated' : 'data',
  );
  const issues = issuesOf(match, headerRow);
  return {
    headerRow,
    names,
    at: match.at,
    dateParts: match.dateParts,
    isUnsure:
      issues.length > 0 ||
      (match.missing.has('displayDate') && holdsUnreadDates(data, match, holdsDates)),
    issues,
    rows: data,
    notes: [...(header ? aboveHeaderNotes(rows, header) : []), ...repeatedHeadingsNotes(repeated)],
  };
}
