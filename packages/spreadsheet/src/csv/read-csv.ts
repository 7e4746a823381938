import { CsvError, parse } from 'csv-parse/sync';
import { ColumnCounter, type Sheet, type SheetCell, type SheetRow, textCell } from '../sheet.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { decodeText } from './decode-text.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/** Any of the line ends, in one file too. */
const PARSE_OPTIONS = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: true,
};

/** In UTF-16 code units: more than any header takes, however many separators it ends with. */
const HEADER_MAX = 100_000;

export interface CsvOptions {
  /** Rows with something in them that a file may have, the first one included. */
  readonly rowsMax: number;
  /**
   * Rows that may have another number of values than the first, blank ones included: the parser takes
   * its time over each.
   */
  readonly irregularRowsMax: number;
  /**
   * The column that a heading names, if any. The separator is the one, of comma, semicolon and tab, with
   * which the first row names most columns; the first of them when none does.
   */
  columnOf(heading: string): string | undefined;
}

function delimiterOf(text: string, columnOf: CsvOptions['columnOf']): string {
  const beginning = text.slice(0, HEADER_MAX);
  const found = DELIMITERS.map((delimiter) => {
    const [header = []]: string[][] = parse(beginning, {
      ...PARSE_OPTIONS,
      relax_quotes: true,
      delimiter,
      to: 1,
    });
    const named = new Set(header.map((heading) => columnOf(heading)));
    named.delete(undefined);
    return { delimiter, columns: named.size };
  });
  return found.reduce((best, next) => (next.columns > best.columns ? next : best)).delimiter;
}

/** The cells of a record, or none when it is blank. */
function cellsOf(record: readonly string[], columns: ColumnCounter): SheetCell[] | null {
  const cells: SheetCell[] = [];
  record.forEach((value, column) => {
    const cell = textCell(value);
    if (!cell) return;
    cells[column] = cell;
    columns.add(column);
  });
  if (cells.length === 0) return null;
  // So many columns the row has, though nothing is in the last ones.
  cells.length = record.length;
  return cells;
}

/** Collects the rows of a file as they come from the parser. */
class RowCollector {
  readonly rows: SheetRow[] = [];
  readonly #columns = new ColumnCounter();
  readonly #limits: CsvOptions;
  #width: number | undefined;
  #irregular = 0;

  constructor(limits: CsvOptions) {
    this.#limits = limits;
  }

  /** @throws UnreadableFileError when it is one too many, or has a column too many */
  add(row: number, record: readonly string[]): void {
    const { rowsMax, irregularRowsMax } = this.#limits;
    this.#width ??= record.length;
    if (record.length !== this.#width) this.#irregular += 1;
    if (this.#irregular > irregularRowsMax) {
      throw new UnreadableFileError('too-many-irregular-rows', { limit: irregularRowsMax });
    }
    const cells = cellsOf(record, this.#columns);
    if (cells) this.rows.push({ row, cells });
    if (this.rows.length <= rowsMax) return;
    throw new UnreadableFileError('too-many-rows', { limit: rowsMax });
  }
}

function parseRecords(text: string, options: CsvOptions): SheetRow[] {
  const collector = new RowCollector(options);
  try {
    parse(text, {
      ...PARSE_OPTIONS,
      delimiter: delimiterOf(text, options.columnOf),
      on_record(record: string[], { records, empty_lines }) {
        collector.add(records + empty_lines, record);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.records) + Number(error.empty_lines) + 1;
    throw new UnreadableFileError('misplaced-quotes', { row });
  }
  return collector.rows;
}

/**
 * Reads comma-, semicolon- or tab-separated values in UTF-8, in UTF-16 with a byte order mark, or else
 * in Windows-1252, which is noted. Every cell is a text, or unreadable when it is too long.
 *
 * @throws UnreadableFileError `not-csv`, `damaged-text`, `misplaced-quotes` with its row, or when the file
 *   is beyond a limit: `too-many-rows`, `too-many-irregular-rows`, `too-many-columns` (200)
 * @example
 * const { rows } = readCsv(Buffer.from('text;source\nWords;Somebody'), {
 *   rowsMax: 1000,
 *   irregularRowsMax: 1000,
 *   columnOf: (heading) => heading.trim() || undefined,
 * });
 * rows[1]; // { row: 2, cells: [{ kind: 'text', text: 'Words' }, { kind: 'text', text: 'Somebody' }] }
 */
export function readCsv(bytes: Uint8Array, options: CsvOptions): Sheet {
  const { text, notes } = decodeText(bytes);
  if (text.includes('\0') || text.startsWith('PK\u0003\u0004')) {
    throw new UnreadableFileError('not-csv');
  }
  return { rows: parseRecords(text, options), notes };
}
