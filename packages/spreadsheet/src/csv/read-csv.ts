import { QUOTE_COLUMNS } from '@bahai-friends/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { columnOf } from '../../../../apps/server/src/features/quote-import/file-layout.ts';
import {
  FilledColumns,
  inEnglish,
  type Sheet,
  type SheetCell,
  type SheetRow,
  textCell,
  tooManyQuotes,
  UnreadableFile,
} from '../sheet.ts';

const DELIMITERS = [',', ';', '\t'] as const;
const NOT_CSV =
  'The content of the file is not CSV. Please save it in a spreadsheet program as “CSV UTF-8” or as an Excel workbook (.xlsx).';
const UTF_8_MARK = [0xef, 0xbb, 0xbf];
const READ_AS_WINDOWS_1252 =
  'The file is not in UTF-8. It was read as Windows-1252 (Western European): please check letters with accents and quotation marks, and save it as “CSV UTF-8” if they are wrong.';
const DAMAGED =
  'Some letters of the file are damaged. Please open the original in a spreadsheet program and save it as “CSV UTF-8” or as an Excel workbook (.xlsx).';

/** Any of the line ends, in one file too. */
const PARSE_OPTIONS = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: true,
};

/** In UTF-16 code units: more than any header takes, however many separators it ends with. */
const HEADER_MAX = 100_000;

/** Rows that are read beyond those that may be quotes, since some may be examples. */
const KEPT_TIMES = 2;
/**
 * Records with another number of values than the first, for each row that may be a quote, since the
 * library takes its time over each; many may be blank.
 */
const ODD_RECORDS_PER_ROW = 5;
const ODD_RECORDS_MIN = 100_000;
const TOO_MANY_RECORDS =
  'The file has far more rows than a list of quotes. Please copy the quotes into a new file.';

/** Whether bytes that are not UTF-8 were meant to be: most of their letters are. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  if (UTF_8_MARK.every((byte, index) => bytes[index] === byte)) return true;
  const letters = new TextDecoder('utf-8').decode(bytes).match(/[^\p{ASCII}]/gu) ?? [];
  return letters.filter((letter) => letter === '\uFFFD').length * 2 < letters.length;
}

/** The text in an encoding, or null when it is not in that one. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(bytes: Uint8Array): { text: string; notes: string[] } {
  const encoding = encodingOf(bytes);
  const text = decodeAs(encoding, bytes);
  if (text !== null) return { text, notes: [] };
  if (encoding !== 'utf-8' || isDamagedUtf8(bytes)) throw new UnreadableFile(DAMAGED);
  return { text: new TextDecoder('windows-1252').decode(bytes), notes: [READ_AS_WINDOWS_1252] };
}

/** The separator under which the first row names most columns. */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, HEADER_MAX);
  const found = DELIMITERS.map((delimiter) => {
    const [header = []]: string[][] = parse(beginning, {
      ...PARSE_OPTIONS,
      relax_quotes: true,
      delimiter,
      to: 1,
    });
    const named = new Set(header.map(columnOf));
    return { delimiter, columns: QUOTE_COLUMNS.filter((column) => named.has(column)).length };
  });
  return found.reduce((best, next) => (next.columns > best.columns ? next : best)).delimiter;
}

/** The cells of a record, or none when it is blank. */
function cellsOf(record: readonly string[], columns: FilledColumns): SheetCell[] | null {
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

/** The rows of a file, as they come from the parser. */
class Rows {
  readonly rows: SheetRow[] = [];
  readonly #columns = new FilledColumns();
  readonly #rowsMax: number;
  #width: number | undefined;
  #odd = 0;

  constructor(rowsMax: number) {
    this.#rowsMax = rowsMax;
  }

  /** @throws UnreadableFile when it is one too many, or has a column too many */
  add(row: number, record: readonly string[]): void {
    this.#width ??= record.length;
    if (record.length !== this.#width) this.#odd += 1;
    const oddMax = Math.max(this.#rowsMax * ODD_RECORDS_PER_ROW, ODD_RECORDS_MIN);
    if (this.#odd > oddMax) throw new UnreadableFile(TOO_MANY_RECORDS);
    const cells = cellsOf(record, this.#columns);
    if (cells) this.rows.push({ row, cells });
    const keptMax = this.#rowsMax * KEPT_TIMES;
    if (this.rows.length <= keptMax) return;
    throw new UnreadableFile(tooManyQuotes(`more than ${inEnglish(keptMax)}`, this.#rowsMax));
  }
}

function parseRecords(text: string, rowsMax: number): SheetRow[] {
  const rows = new Rows(rowsMax);
  try {
    parse(text, {
      ...PARSE_OPTIONS,
      delimiter: delimiterOf(text),
      on_record(record: string[], { records, empty_lines }) {
        rows.add(records + empty_lines, record);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.records) + Number(error.empty_lines) + 1;
    throw new UnreadableFile(
      `The quotation marks in row ${row} do not fit together. A text that has quotation marks of its own needs each of them doubled, and one pair around the whole, without a space before it.`,
      row,
    );
  }
  return rows.rows;
}

/**
 * Reads comma-, semicolon- or tab-separated values in UTF-8, in UTF-16 with a byte order mark, or
 * else in Windows-1252, which is noted.
 *
 * @param rowsMax Quotes that may be uploaded; reading ends where there are far more.
 * @throws UnreadableFile when it is no text, its quotation marks do not fit together, or it has far
 *   too many rows or columns
 */
export function readCsv(bytes: Uint8Array, rowsMax: number): Sheet {
  const { text, notes } = decode(bytes);
  if (text.includes('\0') || text.startsWith('PK\u0003\u0004')) throw new UnreadableFile(NOT_CSV);
  return { rows: parseRecords(text, rowsMax), notes };
}
