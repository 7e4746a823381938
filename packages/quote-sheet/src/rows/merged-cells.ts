import { type SingleProblem, say } from '@bahai-friends/contract';
import type { SheetCell } from '@bahai-friends/spreadsheet';

const RANGE = /^[A-Z]+(\d+):[A-Z]+(\d+)$/;

/** The rows of a merged range such as `B2:B5`. */
function rowsOf(range: string): readonly [first: number, last: number] {
  const [, first = '0', last = '0'] = RANGE.exec(range) ?? [];
  return [Number(first), Number(last)];
}

/** Whether the value of a cell stands in several rows since they are merged. */
export function isMergedOverRows({ merged }: SheetCell): boolean {
  if (merged === undefined) return false;
  const [first, last] = rowsOf(merged);
  return last > first;
}

/** For a merged cell where each row needs a value of its own. */
export const sayMerged = ({ merged = '' }: SheetCell): SingleProblem =>
  say('cells-merged', { range: merged });

/** Whether a cell of a row only has what a merged cell above it says. */
export function isMergedFromAbove(row: number, { merged }: SheetCell): boolean {
  return merged !== undefined && rowsOf(merged)[0] < row;
}
