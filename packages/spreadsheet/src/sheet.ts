/** One cell of a file, as a spreadsheet program shows it. */
export type SheetCell =
  /** Trimmed, with line feeds, at most {@link CELL_MAX} long. */
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

export const inEnglish = (count: number): string => count.toLocaleString('en');

/** @param count How many there are. */
export const tooManyQuotes = (count: string, max: number): string =>
  `The file has ${count} quotes, but at most ${inEnglish(max)} can be uploaded at once. Please split it into several files.`;

/** Columns with something in them that a file may have. */
export const COLUMNS_MAX = 200;
/**
 * In UTF-16 code units, as many as a cell holds in spreadsheet programs:
 * https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3
 */
export const CELL_MAX = 32_767;

const TOO_LONG: SheetCell = {
  kind: 'unreadable',
  message: `This cell has more than ${inEnglish(CELL_MAX)} characters. Please shorten it`,
};

/** A cell with a text; none when it is blank. */
export function textCell(text: string, link?: string): SheetCell | undefined {
  if (text.length > CELL_MAX) return TOO_LONG;
  const trimmed = withLineFeeds(text).trim();
  if (trimmed === '') return undefined;
  if (link === undefined) return { kind: 'text', text: trimmed };
  return link.length > CELL_MAX ? TOO_LONG : { kind: 'text', text: trimmed, link };
}

/** Counts the columns of a file that have something in them. */
export class FilledColumns {
  readonly #columns = new Set<number>();

  /** @throws UnreadableFile when it is one too many */
  add(column: number): void {
    this.#columns.add(column);
    if (this.#columns.size <= COLUMNS_MAX) return;
    throw new UnreadableFile(
      `The file has more than ${COLUMNS_MAX} columns with something in them. Please delete the columns that are not needed, and upload it again.`,
    );
  }
}

/** What a cell shows; nothing for a cell whose content cannot be told. */
export function shownText(cell: SheetCell | undefined): string {
  if (cell === undefined || cell.kind === 'unreadable') return '';
  return cell.kind === 'date' ? (cell.day ?? '') : cell.text;
}

/** Line ends of every system as line feeds. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
