import {
  byQuoteField,
  LATER_COLUMNS,
  type PreviewIssue,
  QUOTE_COLUMNS,
  type QuoteFileFormat,
  quoteField,
  type Recipe,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import { type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import type { SheetColumns } from '../columns/find-columns.ts';
import { type DateColumn, readDateColumn } from '../dates/read-date-column.ts';
import type { LaterValues, ReadRow } from '../file-row.ts';
import { isFilled } from '../is-filled.ts';
import { EXAMPLE_PREFIX } from '../quote-columns.ts';
import { RecipeError } from '../recipe/recipe-error.ts';
import { KEY_PATTERN } from './key-pattern.ts';
import { QuoteCells } from './quote-cells.ts';
import { type RowCells, type RowReading, readRow } from './read-row.ts';
import { languageGroups, type TranslatedCells } from './read-translations.ts';
import { datePartsNote, examplesNote, ReadingNotes } from './reading-notes.ts';

const TOO_MANY_VALUES = say('row-too-wide');

/** The rows of a sheet with a quote in them. */
export interface SheetRows {
  readonly rows: readonly ReadRow[];
  readonly dates: DateColumn;
  /** Notes about values that were read differently from their text: one sentence each. */
  readonly notes: readonly SingleProblem[];
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
  throw new RecipeError(say('recipe-row-missing', { row: missing }));
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
    if (!isFilled(cell)) return [];
    return [{ row: row.row, cell, hasKey: KEY_PATTERN.test(cells.key(row)) }];
  });
  const { dateOrder } = recipe;
  return readDateColumn(columns.dateHeading, dated, {
    format,
    ...(dateOrder && { order: dateOrder }),
  });
}

const rowCells = (cells: QuoteCells, row: SheetRow): RowCells =>
  byQuoteField<RowCells>((_, column) => cells.at(row, column));

/** Finds which cells of rows are translations. */
class Translations {
  readonly #cells: QuoteCells;
  readonly #language: SheetColumns['textLanguage'];
  /** The columns of translations that the file has. Most rows have no others. */
  readonly #groups: TranslatedCells['groups'];

  constructor({ textLanguage }: SheetColumns, cells: QuoteCells) {
    this.#cells = cells;
    this.#language = textLanguage;
    this.#groups = languageGroups(cells.translated);
  }

  of(row: SheetRow): TranslatedCells {
    const cells = this.#cells;
    const columns = cells.translatedIn(row.row);
    return {
      groups: columns === cells.translated ? this.#groups : languageGroups(columns),
      cellOf: (column) => cells.at(row, column),
      ownLanguage: cells.has(row.row, 'language') ? null : this.#language,
      hasKey: KEY_PATTERN.test(cells.key(row)),
    };
  }

  /** The values of a row in fields that files of earlier versions do not have. */
  later({ row }: SheetRow, { ownLanguage }: TranslatedCells, { translated }: RowReading) {
    const fields = LATER_COLUMNS.filter(
      (column) => this.#cells.has(row, column) || (column === 'language' && ownLanguage !== null),
    );
    const isNone = fields.length === 0 && Object.keys(translated).length === 0;
    return isNone ? {} : { later: { fields, translated } satisfies LaterValues };
  }
}

/** The columns of the first version that a file may do without. */
const DISPENSABLE = QUOTE_COLUMNS.filter(
  (column) => quoteField(column).isOptional && !LATER_COLUMNS.includes(column),
);

/** The fields for which a file has no column, in a row that may belong to a stored quote. */
function missingOf(
  cells: QuoteCells,
  { row, values, later, key }: Pick<ReadRow, 'row' | 'values' | 'later' | 'key'>,
): Pick<ReadRow, 'missing'> {
  if (later === undefined && key === '') return {};
  // A value may also come from elsewhere: the cell of the text may have a link though there is no column for links.
  const missing = DISPENSABLE.filter(
    (column) => values[column] === null && !cells.has(row, column),
  );
  return missing.length > 0 ? { missing } : {};
}

/** The result of reading a row. */
function statusOf({ quote }: RowReading, issues: readonly PreviewIssue[], isLeftOut: boolean) {
  if (isLeftOut) return 'left out';
  return issues.length > 0 || quote === null ? 'problem' : 'readable';
}

/** Reads the rows of a sheet one after the other. */
export function readRows(
  columns: SheetColumns,
  filled: FilledRows,
  format: QuoteFileFormat,
  recipe: Recipe,
): SheetRows {
  const { cells } = filled;
  const leftOut = new Set(recipe.leaveOut);
  const dates = readDates(columns, filled, leftOut, format, recipe);
  const width = format === 'csv' && columns.headerRow > 0 ? columns.names.length : Infinity;
  const notes = new ReadingNotes();
  const translations = new Translations(columns, cells);
  const rows = filled.rows.map((sheetRow): ReadRow => {
    const { row } = sheetRow;
    const date = dates.dates.get(row);
    const isUndecided = date !== undefined && 'said' in date && date.isUndecided === true;
    const translated = translations.of(sheetRow);
    const reading = readRow(rowCells(cells, sheetRow), date, translated);
    const isTooWide = !cells.isChanged(row) && sheetRow.cells.slice(width).some((cell) => cell);
    const issues = isTooWide
      ? [...reading.issues, { column: '', ...TOO_MANY_VALUES }]
      : reading.issues;
    const status = statusOf(reading, issues, leftOut.has(row));
    const { quote, shown, unlessKept, alterations } = reading;
    notes.add({ status, isHidden: sheetRow.isHidden, alterations });
    const said = {
      row,
      values: status === 'readable' && quote ? quote : shown,
      ...translations.later(sheetRow, translated, reading),
      key: cells.key(sheetRow),
    };
    return {
      ...said,
      ...missingOf(cells, said),
      status,
      issues: status === 'left out' ? [] : issues,
      ...(isUndecided && { isUndecided }),
      ...(unlessKept !== undefined && { unlessKept }),
    };
  });
  return {
    rows,
    dates,
    notes: [
      ...examplesNote(filled.examples),
      ...datePartsNote(columns),
      ...notes.said(),
      ...dates.notes,
    ],
  };
}
