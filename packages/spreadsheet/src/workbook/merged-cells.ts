import { type Range, utils } from '@e965/xlsx';
import type { SheetCell, SheetRow } from '../sheet.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';

/** A row with something of its own in it, being read. */
export interface FilledRow extends SheetRow {
  readonly cells: (SheetCell | undefined)[];
}

/** The number of cells that a sheet has without its merges, and the number that it may have. */
interface CellCount {
  readonly cells: number;
  readonly cellsMax: number;
}

/** More columns than anybody fills in; of a wider merge the rest does not matter. */
const MERGE_COLUMNS_MAX = 64;

/** The place of the first of these rows that is not above a row. */
function placeOf(rows: readonly FilledRow[], row: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.row ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Merged cells have one value, that of the first. It stands for all rows of its column, and each of them
 * gets it; which other columns it is meant for is unknown, and their cells are unreadable. A merge without
 * a value says nothing, and a row with nothing of its own stays empty.
 *
 * @param rows In their order; their cells are changed.
 * @throws UnreadableFileError `too-many-cells`
 */
export function fillMergedCells(
  rows: readonly FilledRow[],
  ranges: readonly Range[],
  { cells, cellsMax }: CellCount,
): void {
  let left = cellsMax - cells;
  for (const range of ranges) {
    const { s: start, e: end } = range;
    const last = Math.min(end.c, start.c + MERGE_COLUMNS_MAX);
    if (last < start.c || (start.r === end.r && start.c === end.c)) continue;
    let at = placeOf(rows, start.r + 1);
    const first = rows[at]?.row === start.r + 1 ? rows[at]?.cells[start.c] : undefined;
    if (first === undefined) continue;
    const merged = utils.encode_range(range);
    const shared: SheetCell = { ...first, merged };
    const message = `The cells ${merged} are merged. Please fill in each of them separately`;
    const covered: SheetCell = {
      kind: 'unreadable',
      fault: { code: 'merged', range: merged },
      message,
    };
    for (let row = rows[at]; row !== undefined && row.row <= end.r + 1; row = rows[at]) {
      left -= last - start.c + 1;
      if (left < 0) throw new UnreadableFileError('too-many-cells', { limit: cellsMax });
      row.cells[start.c] = shared;
      for (let column = start.c + 1; column <= last; column += 1) row.cells[column] = covered;
      at += 1;
    }
  }
}
