import { QUOTE_COLUMNS } from '@bahai-friends/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { columnOf } from './quote-columns.ts';
import { type Sheet, UnreadableFile, withLineFeeds } from './sheet.ts';

const DELIMITERS = [',', ';', '\t'] as const;
const NOT_CSV =
  'The content of the file is not CSV. Please save it in a spreadsheet program as “CSV UTF-8” or as an Excel workbook (.xlsx).';
const READ_AS_WINDOWS_1252 =
  'The file is not in UTF-8. It was read as Windows-1252 (Western European): please check letters with accents and quotation marks, and save it as “CSV UTF-8” if they are wrong.';

/** Any of the line ends, in one file too. */
const PARSE_OPTIONS = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
};

function decode(bytes: Uint8Array): { text: string; notes: string[] } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), notes: [] };
  }
  if (first === 0xfe && second === 0xff) {
    return { text: new TextDecoder('utf-16be').decode(bytes), notes: [] };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text, notes: [READ_AS_WINDOWS_1252] };
  }
}

/** The separator under which the first row names most columns. */
function delimiterOf(text: string): string {
  const found = DELIMITERS.map((delimiter) => {
    const [header = []]: string[][] = parse(text, { ...PARSE_OPTIONS, delimiter, to: 1 });
    const named = new Set(header.map(columnOf));
    return { delimiter, columns: QUOTE_COLUMNS.filter((column) => named.has(column)).length };
  });
  return found.reduce((best, next) => (next.columns > best.columns ? next : best)).delimiter;
}

function parseRecords(text: string): string[][] {
  try {
    return parse(text, { ...PARSE_OPTIONS, delimiter: delimiterOf(text) });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.records) + 1;
    throw new UnreadableFile(
      `The quotation marks in row ${row} do not fit together. A text that has quotation marks of its own needs each of them doubled, and one pair around the whole.`,
      row,
    );
  }
}

/**
 * Reads comma-, semicolon- or tab-separated values in UTF-8, in UTF-16 with a byte order mark, or
 * else in Windows-1252, which is noted.
 *
 * @throws UnreadableFile when it is no text, or its quotation marks do not fit together
 */
export function readCsv(bytes: Uint8Array): Sheet {
  const { text, notes } = decode(bytes);
  if (text.includes('\0') || text.startsWith('PK\u0003\u0004')) throw new UnreadableFile(NOT_CSV);
  const rows = parseRecords(text).map((record, index) => ({
    row: index + 1,
    cells: record.map((value) => ({ kind: 'text' as const, text: withLineFeeds(value) })),
  }));
  return { rows, isDelimited: true, notes };
}
