import type { SheetCell } from '@bahai-friends/spreadsheet';
import { parseDate } from './parse-date.ts';

/** One of this many cells may be something other than a date, such as “to be decided”. */
const OTHERS = 10;

/** Also a date that cannot be used, such as one of two-digit years: it shows what the column is. */
function isDate(cell: SheetCell): boolean {
  if (cell.kind === 'date') return cell.day !== null;
  if (cell.kind !== 'text') return false;
  const parsed = parseDate(cell.text);
  return parsed.kind !== 'fault' || !['number', 'unknown'].includes(parsed.fault.problem);
}

/**
 * Whether nearly all cells of a column are dates, so that it must be asked what they are.
 *
 * @param cells Those that are not empty.
 * @returns false for none
 */
export function holdsDates(cells: readonly SheetCell[]): boolean {
  const othersMax = Math.floor(cells.length / OTHERS);
  let others = 0;
  for (const cell of cells) {
    if (isDate(cell)) continue;
    others += 1;
    // Most columns hold something else: their first cells say so.
    if (others > othersMax) return false;
  }
  return cells.length > 0;
}
