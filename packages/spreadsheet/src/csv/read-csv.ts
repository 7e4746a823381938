import { CsvError, parse } from 'csv-parse/sync';
import { parseHyperlink } from '../hyperlink-formula.ts';
import {
  ColumnCounter,
  linkedCell,
  type Sheet,
  type SheetCell,
  type SheetRow,
  textCell,
} from '../sheet.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { decodeText } from './decode-text.ts';
import type { CsvEncoding, EncodingNote } from './encodings.ts';
import { type CsvSeparator, findSeparator, PARSE_OPTIONS } from './find-separator.ts';

/** The first bytes of a ZIP file, such as an XLSX workbook. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

export interface CsvOptions {
  /** Rows with something in them that a file may have, the first one included. */
  readonly rowsMax: number;
  /**
   * Rows that may have another number of values than the first, blank ones included: the parser takes
   * its time over each.
   */
  readonly irregularRowsMax: number;
  /** Read in this encoding, instead of the one that is found. */
  readonly encoding?: CsvEncoding;
  /** Read with this separator, instead of the one that is found. */
  readonly separator?: CsvSeparator;
  /**
   * How many different known columns a record names. The first 20 records are tried, the first 1,000 values
   * of each, to find the separator and the encoding with which the headings are recognised.
   */
  columnsNamed(record: readonly string[]): number;
}

/** The rows of a CSV file, and how it was read. */
export interface CsvSheet extends Sheet {
  readonly encoding: CsvEncoding;
  readonly separator: CsvSeparator;
  /**
   * Whether the encoding is told by the caller, by the file itself (UTF-8, UTF-16), or by its headings or
   * letters; false when it is a guess that a person should confirm.
   */
  readonly isEncodingSure: boolean;
  /** A note about the encoding for those who made the file. */
  readonly notes: readonly EncodingNote[];
}

/** A cell with the text of a field; where that is a formula for a link, what spreadsheet programs show. */
function fieldCell(value: string): SheetCell | undefined {
  const formula = value.trimStart().startsWith('=') ? parseHyperlink(value) : null;
  if (!formula) return textCell(value);
  return linkedCell(textCell(formula.shown ?? formula.address), formula.address);
}

/** The cells of a record, or none when it is blank. */
function cellsOf(record: readonly string[], columns: ColumnCounter): SheetCell[] | null {
  const cells: SheetCell[] = [];
  record.forEach((value, column) => {
    const cell = fieldCell(value);
    if (!cell) return;
    cells[column] = cell;
    columns.add(column);
  });
  if (cells.length === 0) return null;
  // The row has this many columns, even when the last ones are empty.
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

function parseRecords(text: string, delimiter: string, options: CsvOptions): SheetRow[] {
  const collector = new RowCollector(options);
  try {
    parse(text, {
      ...PARSE_OPTIONS,
      delimiter,
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
 * Reads comma-, semicolon- or tab-separated values in UTF-8, in UTF-16, or else in the Windows encoding in
 * which the headings are recognised or the letters are likely, which is noted. A first line such as `sep=;`
 * names the separator and is no row. Every cell is a text, with a link where it is a formula with HYPERLINK
 * and an address; or unreadable when it is too long.
 *
 * @throws UnreadableFileError `not-csv`, `damaged-text` (also when it is not in the wanted encoding),
 *   `misplaced-quotes` with its row, or when the file is beyond a limit: `too-many-rows`,
 *   `too-many-irregular-rows`, `too-many-columns` (200)
 * @example
 * const { rows, separator } = readCsv(Buffer.from('text;source\nWords;Somebody'), {
 *   rowsMax: 1000,
 *   irregularRowsMax: 1000,
 *   columnsNamed: (record) => ['text', 'source'].filter((name) => record.includes(name)).length,
 * });
 * separator; // ';'
 * rows[1]; // { row: 2, cells: [{ kind: 'text', text: 'Words' }, { kind: 'text', text: 'Somebody' }] }
 */
export function readCsv(bytes: Uint8Array, options: CsvOptions): CsvSheet {
  const find = (text: string) =>
    findSeparator(text, options.separator, (record) => options.columnsNamed(record));
  if (ZIP.every((byte, index) => bytes[index] === byte)) throw new UnreadableFileError('not-csv');
  const { text, ...decoded } = decodeText(bytes, options.encoding, (part) => find(part).columns);
  if (text.includes('\0')) throw new UnreadableFileError('not-csv');
  const found = find(text);
  const rows = parseRecords(found.text, found.separator, options);
  return { rows, separator: found.separator, ...decoded };
}
