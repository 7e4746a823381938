/** One cell of a file, as a spreadsheet program shows it. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string; readonly link?: string }
  | { readonly kind: 'number'; readonly text: string }
  /** A real date cell; a civil day, or null for a time or a number that stands for no sure day. */
  | { readonly kind: 'date'; readonly day: string | null }
  | { readonly kind: 'unreadable'; readonly message: string };

export interface SheetRow {
  /** As a spreadsheet program numbers it: the first row of the file is 1. */
  readonly row: number;
  /** By column; a gap is an empty cell. */
  readonly cells: readonly (SheetCell | undefined)[];
}

/** The rows of a file, whatever its format; rows without any cell may be left out. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** A value too many in a row of separated values means a separator too many; elsewhere a remark. */
  readonly isDelimited: boolean;
  /** What those who uploaded the file should know about how it was read. */
  readonly notes: readonly string[];
}

/** A file that cannot be read at all; the message says what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  /** The row at which reading ended, where there is one. */
  readonly row: number | undefined;

  constructor(message: string, row?: number) {
    super(message);
    this.row = row;
  }
}

/** What a cell shows; nothing for a cell whose content cannot be told. */
export function shownText(cell: SheetCell | undefined): string {
  if (cell === undefined || cell.kind === 'unreadable') return '';
  return cell.kind === 'date' ? (cell.day ?? '') : cell.text;
}

/** Whether a cell is empty, or has nothing but spaces. */
export function isBlank(cell: SheetCell | undefined): boolean {
  return cell === undefined || (cell.kind === 'text' && cell.text.trim() === '');
}

/** Line ends of every system as line feeds. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
