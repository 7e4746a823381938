import {
  FILE_COLUMNS,
  type FileColumn,
  isEmptyMarker,
  REQUIRED_COLUMNS,
  type Recipe,
  type RowIssue,
  readLink,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import { excerpt, type SheetCell, type SheetRow, shownText } from '@bahai-friends/spreadsheet';
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
  /** The heading of the date, with the date format that a row right below may give. */
  readonly dateHeading: string;
  /** The columns that were found; none of those that are doubled. */
  readonly at: ReadonlyMap<FileColumn, number>;
  /** Columns Year, Month and Day that together are the date; null when displayDate has a column or there are none. */
  readonly dateParts: DateParts | null;
  /** Whether a person has to say which column is which. */
  readonly isUnsure: boolean;
  /** Product columns that several columns of the file match equally well. */
  readonly doubled: readonly FileColumn[];
  /** Columns whose headings name several languages, and what each may be. */
  readonly unsure: readonly { readonly heading: string; readonly columns: readonly FileColumn[] }[];
  /** By column index: what those that are doubled or unsure may be. */
  readonly candidates: ReadonlyMap<number, readonly FileColumn[]>;
  /** Columns with dates where no column is read as the date. */
  readonly otherDates: readonly number[];
  /** The language that the heading of the quotes' texts names; null when it names none. */
  readonly textLanguage: Language | null;
  /** Missing, duplicate or ambiguous headings, in the row with the headings; in row 1 when there is none. */
  readonly issues: readonly RowIssue[];
  /** Rows below the header; those that only repeat or explain column names left out. */
  readonly rows: readonly SheetRow[];
  /** Notes on rows above the header, repeated header rows, and a row of hints: one sentence each. */
  readonly notes: readonly SingleProblem[];
}

/** Says of some cells, those of one column, whether they hold dates. */
export type DateTest = (cells: readonly SheetCell[]) => boolean;

/** How many values of a column are judged to find out what it holds. */
const JUDGED_VALUES = 20;

/**
 * Whether most of the first values of a column are web addresses or have links to some; false when it has no values.
 */
function areWebAddresses(cells: readonly SheetCell[]): boolean {
  const values = cells
    .map((cell) => (cell.kind === 'text' ? (cell.link ?? cell.text) : shownText(cell)))
    .filter((text) => text !== '' && !isEmptyMarker(text));
  const addresses = values.filter((text) => /^https?:\/\/\S+$/i.test(readLink(text)));
  return addresses.length > values.length / 2;
}

/** The possible meanings of each duplicate or ambiguous column. */
function candidatesOf({ doubled, unsure }: ColumnMatch): SheetColumns['candidates'] {
  const candidates = new Map<number, FileColumn[]>();
  for (const { column, columns } of doubled) {
    for (const index of columns) candidates.getOrInsertComputed(index, () => []).push(column);
  }
  for (const { column: index, candidates: some } of unsure) candidates.set(index, [...some]);
  return candidates;
}

function issuesOf(
  { doubled, missing }: ColumnMatch,
  unsure: SheetColumns['unsure'],
  headerRow: number,
): RowIssue[] {
  const row = Math.max(headerRow, 1);
  return [
    ...REQUIRED_COLUMNS.filter((column) => missing.has(column)).map((column) => ({
      row,
      column,
      ...say('column-missing', { column }),
    })),
    ...doubled.map(({ column, name, columns }) => ({
      row,
      column,
      ...say('column-doubled', { count: columns.length, name }),
    })),
    ...unsure.map(({ heading, columns }) => ({
      row,
      column: columns[0] ?? '',
      ...say('heading-of-languages', { heading, columns: [...columns] }),
    })),
  ];
}

/**
 * Whether the date's heading only means 'day' and its column has no dates, such as 'Tag', German for day, in an English
 * sheet.
 */
function isDayWithoutDates(
  rows: readonly SheetRow[],
  { at, isDateByDay }: ColumnMatch,
  holdsDates: DateTest,
): boolean {
  if (!isDateByDay) return false;
  const days = cellsByColumn(rows).get(at.get('displayDate') ?? -1) ?? [];
  return days.length > 0 && !holdsDates(days);
}

/** The columns with dates that are not read as such, where no other is the date: somebody has to say what they are. */
function otherDates(
  rows: readonly SheetRow[],
  { at, missing, isDateByDay }: ColumnMatch,
  holdsDates: DateTest,
): readonly number[] {
  if (isDateByDay || !missing.has('displayDate')) return [];
  // A column called 'From' may hold the source, or the day from which a quote is shown.
  const read = new Set(
    FILE_COLUMNS.filter((column) => column !== 'source').map((column) => at.get(column)),
  );
  return [...cellsByColumn(rows)].flatMap(([column, values]) =>
    !read.has(column) && holdsDates(values) ? [column] : [],
  );
}

/**
 * Finds the row with the headings among the first 20 with something in them, and which column is which, by
 * the recipe and then by the headings.
 *
 * @param holdsDates Judges the cells of a column below the headings.
 * @param language The community's, whose texts are the quotes' own where no other column has these.
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
  language: Language | null = null,
): SheetColumns {
  const chosen = chosenColumns(rows, choice.columns);
  const header = headerRowOf(rows, choice.headerRow);
  const headerRow = header?.row ?? 0;
  const below = header ? rows.filter(({ row }) => row > header.row) : rows;
  const names = header ? withDividedDate(headingsOf(header), header.row, below[0]) : [];
  for (const column of chosen.values()) while (names.length <= (column ?? -1)) names.push('');
  const judged = cellsByColumn(below, JUDGED_VALUES);
  const match = matchColumns(
    names,
    chosen,
    (column) => areWebAddresses(judged.get(column) ?? []),
    language,
  );
  const repeatedHeadings = new RepeatedHeadings(names, match);
  const { repeated = [], data: unrepeated = [] } = Object.groupBy(below, (row) =>
    header && repeatedHeadings.includes(row) ? 'repeated' : 'data',
  );
  const [next] = header ? unrepeated : [];
  const hints = next && hasHints(next, match.at, (cell) => holdsDates([cell])) ? next : null;
  const data = hints ? unrepeated.slice(1) : unrepeated;
  const unsure = match.unsure.map(({ column, candidates }) => ({
    heading: excerpt(names[column] ?? ''),
    columns: candidates,
  }));
  const issues = issuesOf(match, unsure, headerRow);
  const date = match.at.get('displayDate') ?? -1;
  const dates = otherDates(data, match, holdsDates);
  return {
    headerRow,
    names,
    dateHeading: `${names[date] ?? ''} ${shownText(hints?.cells[date])}`.trim(),
    at: match.at,
    dateParts: match.dateParts,
    isUnsure: issues.length > 0 || dates.length > 0 || isDayWithoutDates(data, match, holdsDates),
    otherDates: dates,
    doubled: match.doubled.map(({ column }) => column),
    unsure,
    candidates: candidatesOf(match),
    textLanguage: match.textLanguage,
    issues,
    rows: data,
    notes: [
      ...(header ? aboveHeaderNotes(rows, header) : []),
      ...repeatedHeadingsNotes(repeated),
      ...(hints ? [say('headings-explained', { row: hints.row })] : []),
    ],
  };
}
