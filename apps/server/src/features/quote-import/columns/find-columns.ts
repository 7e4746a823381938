import {
  type FileColumn,
  isEmptyMarker,
  type Recipe,
  type RowIssue,
  readLink,
} from '@bahai-friends/contract';
import { type SheetCell, type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import { chosenColumns } from './chosen-columns.ts';
import { cellsByColumn } from './filled-cells.ts';
import { aboveHeaderNotes, headerRowOf, headingsOf } from './find-header.ts';
import { hasHints } from './heading-hints.ts';
import { type ColumnMatch, type DateParts, matchColumns } from './match-columns.ts';
import { RepeatedHeadings, repeatedHeadingsNotes } from './repeated-headings.ts';
import { withDividedDate } from './second-header-row.ts';

/** Which row of a sheet has the headings, and which column is which. */
export interface SheetColumns {
  /** The row with the headings; 0 for none. */
  readonly headerRow: number;
  /** The headings by column index, trimmed; '' where none. They cover all columns that are read. */
  readonly names: readonly string[];
  /** The heading of the date, and what a row right below says of how dates are written. */
  readonly dateHeading: string;
  /** The columns that were found; none of those that are doubled. */
  readonly at: ReadonlyMap<FileColumn, number>;
  /** Columns Year, Month and Day that together are the date; null when displayDate has a column or there are none. */
  readonly dateParts: DateParts | null;
  /** Whether a person has to say which column is which. */
  readonly isUnsure: boolean;
  /** What several columns are equally. */
  readonly doubled: readonly FileColumn[];
  /** What is missing or doubled, in the row with the headings; in row 1 when there is none. */
  readonly issues: readonly RowIssue[];
  /** Rows below the header; those that only repeat or explain column names left out. */
  readonly rows: readonly SheetRow[];
  /** What stands above the header, repeated header rows, and a row of hints: one sentence each. */
  readonly notes: readonly string[];
}

/** Says of some cells, those of one column, whether they hold dates. */
export type DateTest = (cells: readonly SheetCell[]) => boolean;

/** Values of a column by which is judged what it holds. */
const JUDGED_VALUES = 20;

/** Whether most of the first values of a column are web addresses, or lead to some; not when it has none. */
function areWebAddresses(cells: readonly SheetCell[]): boolean {
  const values = cells
    .map((cell) => (cell.kind === 'text' ? (cell.link ?? cell.text) : shownText(cell)))
    .filter((text) => text !== '' && !isEmptyMarker(text));
  const addresses = values.filter((text) => /^https?:\/\/\S+$/i.test(readLink(text)));
  return addresses.length > values.length / 2;
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

/**
 * Whether somebody has to say which column is the date: one that is not read holds dates, or one that is
 * only headed as a day holds none, such as 'Tag', German for day, in an English sheet.
 */
function isDateUnsure(
  rows: readonly SheetRow[],
  { at, missing, isDateByDay }: ColumnMatch,
  holdsDates: DateTest,
): boolean {
  if (!isDateByDay && !missing.has('displayDate')) return false;
  const cells = cellsByColumn(rows);
  if (isDateByDay) {
    const days = cells.get(at.get('displayDate') ?? -1) ?? [];
    return days.length > 0 && !holdsDates(days);
  }
  // What is called 'From' may be a source, or the day from which a quote is shown.
  const read = new Set([at.get('text'), at.get('referenceUrl'), at.get('key')]);
  return [...cells].some(([column, values]) => !read.has(column) && holdsDates(values));
}

/**
 * Finds the row with the headings among the first 20 with something in them, and which column is which, by
 * the recipe and then by the headings.
 *
 * @param holdsDates Judges the cells of a column below the headings.
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
  const below = header ? rows.filter(({ row }) => row > header.row) : rows;
  const names = header ? withDividedDate(headingsOf(header), header.row, below[0]) : [];
  for (const column of chosen.values()) while (names.length <= (column ?? -1)) names.push('');
  const match = matchColumns(names, chosen, (column) =>
    areWebAddresses(cellsByColumn(below, JUDGED_VALUES).get(column) ?? []),
  );
  const repeatedHeadings = new RepeatedHeadings(names, match);
  const { repeated = [], data: unrepeated = [] } = Object.groupBy(below, (row) =>
    header && repeatedHeadings.includes(row) ? 'repeated' : 'data',
  );
  const [next] = header ? unrepeated : [];
  const hints = next && hasHints(next, match.at, (cell) => holdsDates([cell])) ? next : null;
  const data = hints ? unrepeated.slice(1) : unrepeated;
  const issues = issuesOf(match, headerRow);
  const date = match.at.get('displayDate') ?? -1;
  return {
    headerRow,
    names,
    dateHeading: `${names[date] ?? ''} ${shownText(hints?.cells[date])}`.trim(),
    at: match.at,
    dateParts: match.dateParts,
    isUnsure: issues.length > 0 || isDateUnsure(data, match, holdsDates),
    doubled: match.doubled.map(({ column }) => column),
    issues,
    rows: data,
    notes: [
      ...(header ? aboveHeaderNotes(rows, header) : []),
      ...repeatedHeadingsNotes(repeated),
      ...(hints ? [`Row ${hints.row} explains the headings and was not read.`] : []),
    ],
  };
}
