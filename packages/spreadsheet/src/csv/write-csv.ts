import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV, word for word: texts in quotation marks, null as nothing, CRLF line ends, in UTF-8 with
 * the byte order mark without which spreadsheet programs take it for another encoding.
 *
 * Texts that spreadsheet programs would run as formulas are to be guarded before: `createCellGuard`.
 *
 * @example
 * writeCsv([['text', 'source'], ['Words', null]]); // '\uFEFF"text","source"\r\n"Words",\r\n'
 */
export function writeCsv(rows: readonly (readonly (string | null)[])[]): Uint8Array {
  const csv = stringify([...rows] as (string | null)[][], {
    bom: true,
    quoted_string: true,
    record_delimiter: '\r\n',
  });
  return Buffer.from(csv);
}
