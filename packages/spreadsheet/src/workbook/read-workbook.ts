import { type CellObject, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { ColumnCounter, excerpt, type Sheet, type SheetCell, type SheetRow } from '../sheet.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { openWorkbook, type WorkbookFormat, type WorkbookLimits } from './open-workbook.ts';
import { CellReader } from './read-cell.ts';

export interface WorkbookOptions extends WorkbookLimits {
  /** The sheet that is read where it is there, compared without regard to case. */
  readonly sheetName: string;
  /** A sheet of which no note says that it was not read. */
  readonly unreadSheetName?: string;
}

/** A worksheet read with `dense`. */
type DenseSheet = WorkSheet & {
  readonly '!data'?: readonly (readonly (CellObject | undefined)[] | undefined)[];
};

/** More columns than anybody fills in; of a wider merge the rest does not matter. */
const MERGE_COLUMNS_MAX = 64;
/** As the format has it: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
const ROWS_MAX = 1_048_576;
const WIDTH_MAX = 16_384;

/**
 * The filled places of an array with their index. An array of the library's may have a cell at its far
 * end and nothing before, or an index that no sheet has.
 *
 * @throws UnreadableFileError when there is an index beyond `max`
 */
function* placesOf<T>(items: readonly (T | undefined)[], max: number): Generator<[number, T]> {
  for (const key of Object.keys(items)) {
    const index = Number(key);
    if (!(index < max)) throw new UnreadableFileError('damaged-xlsx');
    const item = items[index];
    if (item !== undefined) yield [index, item];
  }
}

/**
 * Merged cells have one value, that of the first, for several rows or columns: which of them is
 * meant is unknown. Those without a value say nothing.
 */
function markMerged(sheet: DenseSheet, rows: SheetCell[][]): void {
  for (const range of sheet['!merges'] ?? []) {
    if (range.e.r === 0 || rows[range.s.r]?.[range.s.c] === undefined) continue;
    const message = `The cells ${utils.encode_range(range)} are merged. Please unmerge them and fill in each`;
    const row = Math.max(range.s.r, 1);
    const last = Math.min(range.e.c, range.s.c + MERGE_COLUMNS_MAX);
    rows[row] ??= [];
    for (let column = range.s.c; column <= last; column += 1) {
      (rows[row] as SheetCell[])[column] = { kind: 'unreadable', message };
    }
  }
}

function readRows(sheet: DenseSheet, from1904: boolean): SheetRow[] {
  const reader = new CellReader(from1904);
  const columns = new ColumnCounter();
  const rows: SheetCell[][] = [];
  for (const [index, cells] of placesOf(sheet['!data'] ?? [], ROWS_MAX)) {
    const row: SheetCell[] = [];
    for (const [column, cell] of placesOf(cells, WIDTH_MAX)) {
      const content = reader.read(cell);
      if (!content) continue;
      row[column] = content;
      columns.add(column);
    }
    if (row.length > 0) rows[index] = row;
  }
  markMerged(sheet, rows);
  return Array.from(placesOf(rows, ROWS_MAX), ([index, cells]) => ({ row: index + 1, cells }));
}

function hasCells(sheet: DenseSheet | undefined): boolean {
  for (const [, cells] of placesOf(sheet?.['!data'] ?? [], ROWS_MAX)) {
    for (const [, cell] of placesOf(cells, WIDTH_MAX)) if (cell.t !== 'z') return true;
  }
  return false;
}

/** Of the sheets that are not hidden the one that is read, and others with something in them. */
function chooseSheet(
  { SheetNames, Sheets, Workbook }: WorkBook,
  { sheetName, unreadSheetName }: WorkbookOptions,
): { name: string; others: string[] } {
  const visible = SheetNames.filter((_, index) => !Workbook?.Sheets?.[index]?.Hidden);
  const names = visible.length > 0 ? visible : SheetNames;
  const filled = names.filter((name) => hasCells(Sheets[name]));
  const named = names.find((name) => name.toLowerCase() === sheetName.toLowerCase());
  const name = named ?? filled[0] ?? names[0] ?? '';
  return { name, others: filled.filter((other) => other !== name && other !== unreadSheetName) };
}

/**
 * Reads the sheet `sheetName` of a workbook, or else the first that is not hidden and has anything in it.
 * Notes name the sheets with something in them that were not read.
 *
 * @param format What the file is; nothing else is read.
 * @throws UnreadableFileError `not-xlsx`, `not-xls`, `too-old`, `password-protected`, `damaged-xlsx`,
 *   `damaged-xls`, or when it is beyond a limit: `too-large-unpacked`, `too-many-parts` (1,000),
 *   `too-many-sheets` (50), `too-many-cells`, `too-many-columns` (200)
 * @example
 * const { rows, notes } = await readWorkbook(bytes, 'xlsx', {
 *   sheetName: 'Quotes',
 *   unpackedMax: 50_000_000,
 *   cellsMax: 500_000,
 * });
 */
export async function readWorkbook(
  bytes: Uint8Array,
  format: WorkbookFormat,
  options: WorkbookOptions,
): Promise<Sheet> {
  const workbook = await openWorkbook(bytes, format, options);
  const { name, others } = chooseSheet(workbook, options);
  const sheet: DenseSheet | undefined = workbook.Sheets[name];
  // The library leaves out a sheet that it could not read.
  if (!sheet) throw new UnreadableFileError(`damaged-${format}`);
  const notes = others.map(
    (other) => `Only the sheet “${excerpt(name)}” was read, not “${excerpt(other)}”.`,
  );
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return { rows: readRows(sheet, from1904), notes };
}

/**
 * The letters of a column, as spreadsheet programs show them.
 *
 * @param index 0 to 16,383.
 * @example
 * columnName(28); // 'AC'
 */
export const columnName = (index: number): string => utils.encode_col(index);
