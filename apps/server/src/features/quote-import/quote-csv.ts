import { type NewQuote, QUOTE_COLUMNS } from '@bahai-friends/contract';
import { stringify } from 'csv-stringify/sync';

/**
 * Quotes as CSV, word for word; in UTF-8 with the byte order mark without which spreadsheet programs
 * take it for another encoding.
 */
export function writeCsv(quotes: readonly NewQuote[]): Uint8Array {
  const csv = stringify([...quotes], {
    columns: [...QUOTE_COLUMNS],
    header: true,
    bom: true,
    quoted_string: true,
    record_delimiter: '\r\n',
  });
  return Buffer.from(csv);
}
