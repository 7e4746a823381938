import { UnreadableFileError } from './unreadable-file-error.ts';

/** One cell of a file, as a spreadsheet program shows it. */
export type SheetCell = CellContent & {
  /** The range, such as `B2:B5`, when the value of its first cell stands in this row, too. */
  readonly merged?: string;
};

/** Why a cell cannot be read. */
export type CellFault =
  /** It has more than `max` UTF-16 code units. */
  | { readonly code: 'too-long'; readonly max: number }
  /** It is below a cell that was merged with it; `range` is such as `B2:C5`. */
  | { readonly code: 'merged'; readonly range: string }
  /** It has a formula that no program has calculated. */
  | { readonly code: 'no-result' }
  | { readonly code: 'no-number' }
  /** It shows an error, such as `#REF!`. */
  | { readonly code: 'error' };

export interface UnreadableCell {
  readonly kind: 'unreadable';
  readonly fault: CellFault;
  /** Says in English why, and what to do about it, without a full stop. */
  readonly message: string;
}

/** What a date cell shows without a day. */
export interface ShownParts {
  readonly year?: number;
  readonly month?: number;
}

type CellContent =
  /** Trimmed, with line feeds, at most 32,767 UTF-16 code units long; `link` is where it leads. */
  | { readonly kind: 'text'; readonly text: string; readonly link?: string }
  /** A number in the format that the cell has. */
  | { readonly kind: 'number'; readonly text: string }
  /**
   * A date cell; `day` is `YYYY-MM-DD`, or null for a time or a number outside 1900-03-01 to 9999-12-31. One that shows
   * a month or a year alone has `shown`.
   */
  | { readonly kind: 'date'; readonly day: string | null; readonly shown?: ShownParts }
  | UnreadableCell;

/** A row with something in it. */
export interface SheetRow {
  /** Its number in a spreadsheet program: the first row of the file is 1. */
  readonly row: number;
  /** Its cells by column, from 0; a gap is an empty cell. */
  readonly cells: readonly (SheetCell | undefined)[];
  /** It is hidden, filtered away, or in a group that is closed. */
  readonly isHidden?: true;
}

/** The rows of a file, whatever its format; rows without any cell may be left out. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
}

/** Columns with something in them that a file may have. */
export const COLUMNS_MAX = 200;
/**
 * In UTF-16 code units, as many as a cell holds in spreadsheet programs:
 * https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3
 */
const CELL_MAX = 32_767;

const TOO_LONG: SheetCell = {
  kind: 'unreadable',
  fault: { code: 'too-long', max: CELL_MAX },
  message: `This cell has more than ${CELL_MAX.toLocaleString('en')} characters. Please shorten it`,
};

/** Line ends of every system as line feeds. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Nothing that can be seen: spaces, zero-width and direction characters. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** A cell with a text; none when nothing of it can be seen. */
export function textCell(text: string): SheetCell | undefined {
  if (text.length > CELL_MAX) return TOO_LONG;
  if (BLANK.test(text)) return undefined;
  return { kind: 'text', text: withLineFeeds(text).trim() };
}

/** A cell that shows the same and leads somewhere; one that shows nothing, or cannot be read, stays as it is. */
export function linkedCell(cell: SheetCell | undefined, link: string): SheetCell | undefined {
  if (cell?.kind !== 'text' && cell?.kind !== 'number') return cell;
  return link.length > CELL_MAX ? TOO_LONG : { kind: 'text', text: cell.text, link };
}

/** Counts the columns of a file that have something in them. */
export class ColumnCounter {
  readonly #columns = new Set<number>();

  /** @throws UnreadableFileError `too-many-columns` when it is one too many */
  add(column: number): void {
    this.#columns.add(column);
    if (this.#columns.size <= COLUMNS_MAX) return;
    throw new UnreadableFileError('too-many-columns', { limit: COLUMNS_MAX });
  }
}

/**
 * What a cell shows; an empty text for an empty or unreadable cell, and for a date that is no day.
 *
 * @example
 * shownText({ kind: 'date', day: '2026-03-21' }); // '2026-03-21'
 */
export function shownText(cell: SheetCell | undefined): string {
  if (cell === undefined || cell.kind === 'unreadable') return '';
  return cell.kind === 'date' ? (cell.day ?? '') : cell.text;
}

/** The length of the longest {@link excerpt} in code points, its ellipsis not counted. */
export const EXCERPT_MAX = 100;

/**
 * A text of a file as messages quote it: at most {@link EXCERPT_MAX} code points, then an ellipsis. A
 * small workbook can name one long text a million times, so whatever is quoted is cut.
 *
 * @example
 * excerpt('x'.repeat(101)); // 100 times x and '…'
 */
export function excerpt(text: string): string {
  // This many code units always hold more code points than are kept.
  const characters = [...text.slice(0, 2 * EXCERPT_MAX + 1)];
  return characters.length <= EXCERPT_MAX ? text : `${characters.slice(0, EXCERPT_MAX).join('')}…`;
}
