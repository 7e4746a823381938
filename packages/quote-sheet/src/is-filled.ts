import { isEmptyMarker } from '@bahai-friends/contract';
import type { SheetCell } from '@bahai-friends/spreadsheet';

/** Whether a cell has something in it that does not say that there is nothing. */
export function isFilled(cell: SheetCell | undefined): cell is SheetCell {
  return cell !== undefined && (cell.kind !== 'text' || !isEmptyMarker(cell.text));
}
