import { CELL_COLUMNS, type CellColumn, type FileColumn } from '@bahai-friends/contract';
import { type SheetCell, type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import { orderInHeading } from '../dates/heading-date-order.ts';

const IN_BRACKETS = /^(?:\(.*\)|\[.*\]|\{.*\}|（.*）|【.*】)$/su;

const isInBrackets = (cell: SheetCell): boolean => IN_BRACKETS.test(shownText(cell).trim());

/** Whether a cell says how dates are written, such as DD/MM/YYYY. */
function isDatePattern(cell: SheetCell | undefined): boolean {
  const text = shownText(cell);
  return !/\p{Nd}/u.test(text) && orderInHeading(text) !== null;
}

/**
 * Whether a row right below the headings says what goes into their columns, such as “(max. 100 words)” and
 * “(DD/MM/YYYY)”. What might be a quote is none of these: it would be lost.
 *
 * @param at The columns that are read; text and source must be among them.
 * @param isDate Whether a cell holds a date.
 */
export function hasHints(
  { cells }: SheetRow,
  at: ReadonlyMap<FileColumn, number>,
  isDate: (cell: SheetCell) => boolean,
): boolean {
  if (!at.has('text') || !at.has('source')) return false;
  const cellOf = (column: CellColumn) => cells[at.get(column) ?? -1];
  const [text, source, date] = [cellOf('text'), cellOf('source'), cellOf('displayDate')];
  const others = CELL_COLUMNS.filter((column) => column !== 'displayDate')
    .map(cellOf)
    .filter((cell) => cell !== undefined);
  const isIncomplete = text === undefined || source === undefined;
  if (isDatePattern(date)) return isIncomplete || others.every(isInBrackets);
  const filled = date === undefined ? others : [...others, date];
  if (filled.length === 0 || !filled.every(isInBrackets)) return false;
  return date === undefined ? isIncomplete : !isDate(date);
}
