import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { WIDTH_MAX } from '../column-name.ts';
import { COLUMNS_MAX, ColumnCounter, type SheetCell, type SheetRow } from '../sheet.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { type FilledRow, fillMergedCells } from './merged-cells.ts';
import { openWorkbook, type WorkbookFormat, type WorkbookLimits } from './open-workbook.ts';
import { CellReader } from './read-cell.ts';
import { ROWS_MAX } from './rows-max.ts';

/** One sheet of a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  /** Whether it is hidden, by the menu or by a program. */
  readonly isHidden: boolean;
  /** Rows with something in them, hidden ones too. */
  readonly rowCount: number;
  /**
   * The first rows with something in them, each with its first 200 filled cells, however wide the sheet is:
   * for looking for a header without reading all.
   *
   * @throws UnreadableFileError `too-many-cells` when merged cells hold for too many
   */
  firstRows(count: number): readonly SheetRow[];
  /**
   * All rows with something in them.
   *
   * @throws UnreadableFileError `too-many-columns` (200), `too-many-cells` when merged cells hold for too
   *   many, or `damaged-xlsx` when there is a column that no sheet has
   */
  rows(): readonly SheetRow[];
}

/** A worksheet read with `dense`. */
type DenseSheet = WorkSheet & {
  readonly '!data'?: readonly (readonly (CellObject | undefined)[] | undefined)[];
};

/** Arrays so short are gone through place by place, which is faster. */
const DENSE_MAX = 256;

/**
 * The filled places of an array with their index. An array of the library's may have a cell at its far
 * end and nothing before, or an index that no sheet has.
 *
 * @throws UnreadableFileError when there is an index beyond `max`
 */
function* placesOf<T>(items: readonly (T | undefined)[], max: number): Generator<[number, T]> {
  for (const key of items.length <= DENSE_MAX ? items.keys() : Object.keys(items)) {
    const index = Number(key);
    if (!(index < max)) throw new UnreadableFileError('damaged-xlsx');
    const item = items[index];
    if (item !== undefined) yield [index, item];
  }
}

function isFilled(cells: readonly (CellObject | undefined)[], reader: CellReader): boolean {
  for (const [, cell] of placesOf(cells, WIDTH_MAX)) if (reader.isFilled(cell)) return true;
  return false;
}

function countRows(sheet: DenseSheet, reader: CellReader): number {
  let count = 0;
  for (const [, cells] of placesOf(sheet['!data'] ?? [], ROWS_MAX.xlsx)) {
    if (isFilled(cells, reader)) count += 1;
  }
  return count;
}

interface SheetOptions {
  /** Of the whole workbook, since one text may stand on all its sheets. */
  readonly reader: CellReader;
  readonly cellsMax: number;
}

interface RowLimits {
  readonly rowsMax: number;
  /** Filled cells of a row that are read. */
  readonly rowCellsMax: number;
  readonly cellsMax: number;
  /** Called with the column of each cell. */
  onCell?(column: number): void;
}

function readRows(sheet: DenseSheet, reader: CellReader, limits: RowLimits): FilledRow[] {
  const rows: FilledRow[] = [];
  let count = 0;
  for (const [index, cells] of placesOf(sheet['!data'] ?? [], ROWS_MAX.xlsx)) {
    if (rows.length >= limits.rowsMax) break;
    const row: SheetCell[] = [];
    let left = limits.rowCellsMax;
    for (const [column, cell] of placesOf(cells, WIDTH_MAX)) {
      if (left === 0) break;
      const content = reader.read(cell);
      if (!content) continue;
      row[column] = content;
      limits.onCell?.(column);
      left -= 1;
    }
    if (row.length === 0) continue;
    const isHidden = sheet['!rows']?.[index]?.hidden === true;
    rows.push({ row: index + 1, cells: row, ...(isHidden && { isHidden }) });
    count += limits.rowCellsMax - left;
  }
  fillMergedCells(rows, sheet['!merges'] ?? [], { cells: count, cellsMax: limits.cellsMax });
  return rows;
}

class OpenSheet implements WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rowCount: number;
  readonly #sheet: DenseSheet;
  readonly #reader: CellReader;
  readonly #cellsMax: number;

  constructor(name: string, isHidden: boolean, sheet: DenseSheet, options: SheetOptions) {
    this.name = name;
    this.isHidden = isHidden;
    this.#sheet = sheet;
    this.#reader = options.reader;
    this.#cellsMax = options.cellsMax;
    this.rowCount = countRows(sheet, options.reader);
  }

  firstRows(count: number): readonly SheetRow[] {
    return readRows(this.#sheet, this.#reader, {
      rowsMax: count,
      rowCellsMax: COLUMNS_MAX,
      cellsMax: this.#cellsMax,
    });
  }

  rows(): readonly SheetRow[] {
    const columns = new ColumnCounter();
    return readRows(this.#sheet, this.#reader, {
      rowsMax: ROWS_MAX.xlsx,
      rowCellsMax: WIDTH_MAX,
      cellsMax: this.#cellsMax,
      onCell: (column) => columns.add(column),
    });
  }
}

/** Sheets without cells of their own. */
const OTHER_TYPES: ReadonlySet<string | undefined> = new Set(['chart', 'dialog', 'macro']);

/**
 * How many sheets of an XLSX file are charts, dialogs or old macro sheets: their parts are not unpacked, and the
 * library leaves them out, as it does with a sheet that it cannot read.
 */
function countOtherParts(workbook: WorkBook): number {
  const { Directory: parts } = workbook as { Directory?: Record<string, readonly unknown[]> };
  return ['charts', 'dialogs', 'macros'].reduce(
    (sum, kind) => sum + (parts?.[kind]?.length ?? 0),
    0,
  );
}

/**
 * The sheets of a workbook that have cells, in the file's order, hidden ones too. None of them is read
 * before it is asked for.
 *
 * @param format What the file is; nothing else is read.
 * @throws UnreadableFileError `not-xlsx`, `not-xls`, `too-old`, `password-protected`, `damaged-xlsx`,
 *   `damaged-xls`, or when it is beyond a limit: `too-large-unpacked`, `too-many-parts` (1,000),
 *   `too-many-sheets` (50), `too-many-cells`
 * @example
 * const [first] = await openSheets(bytes, 'xlsx', { unpackedMax: 50_000_000, cellsMax: 500_000 });
 * first?.name; // 'Quotes'
 * first?.rows()[1]; // { row: 2, cells: [{ kind: 'text', text: 'Words' }] }
 */
export async function openSheets(
  bytes: Uint8Array,
  format: WorkbookFormat,
  limits: WorkbookLimits,
): Promise<readonly WorkbookSheet[]> {
  const workbook = await openWorkbook(bytes, format, limits);
  const { SheetNames: names, Sheets, Workbook } = workbook;
  const hidden = new Set(
    Workbook?.Sheets?.filter(({ Hidden }) => Hidden).map(({ name }) => name) ?? [],
  );
  const reader = new CellReader(Workbook?.WBProps?.date1904 === true);
  const options = { reader, cellsMax: limits.cellsMax };
  const found = names.filter((name) => Sheets[name] !== undefined);
  if (names.length === 0 || names.length - found.length > countOtherParts(workbook)) {
    throw new UnreadableFileError(`damaged-${format}`);
  }
  return found
    .filter((name) => !OTHER_TYPES.has(Sheets[name]?.['!type']))
    .map((name) => new OpenSheet(name, hidden.has(name), Sheets[name] as DenseSheet, options));
}
