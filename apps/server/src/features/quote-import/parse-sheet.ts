import { formatNumber, QUOTE_COLUMNS, type QuoteFileFormat } from '@bahai-friends/contract';
import { type Sheet, type SheetCell, type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import { type DateColumn, readDateColumn } from './dates/read-date-column.ts';
import { tooManyQuotes } from './file-error-message.ts';
import { type ImportResult, rejectedFile } from './import-result.ts';
import { HEADER_HELP, type Header, ignoredColumns, parseHeader } from './parse-header.ts';
import { cellOf, RowParser } from './parse-row.ts';
import { EXAMPLE_PREFIX } from './quote-columns.ts';
import { limitReport } from './report-limits.ts';

/** What a file of quotes may hold. */
export interface SheetLimits {
  readonly rowsMax: number;
  /** UTF-16 code units of all values together: a workbook may name one text in every cell. */
  readonly charactersMax: number;
}

const isExample = (row: SheetRow, { at }: Header): boolean =>
  shownText(row.cells[at.get('text') ?? -1]).startsWith(EXAMPLE_PREFIX);

function problemsMessage(total: number): string {
  return total === 1
    ? 'The file was not uploaded because of 1 problem. Please correct it and upload the file again.'
    : `The file was not uploaded because of ${formatNumber(total)} problems. Please correct them and upload the file again.`;
}

const tooMuchText = (max: number): string =>
  `The quotes of the file have more than ${formatNumber(max)} characters together. Please split it into several files.`;

const lengthOf = (cell: SheetCell | undefined): number =>
  shownText(cell).length + (cell?.kind === 'text' ? (cell.link?.length ?? 0) : 0);

/** Whether the values of the rows are longer together than the limit. */
function isTooLong(rows: readonly SheetRow[], header: Header, max: number): boolean {
  let left = max;
  for (const row of rows) {
    for (const column of QUOTE_COLUMNS) left -= lengthOf(cellOf(row, column, header));
    if (left < 0) return true;
  }
  return false;
}

function readDates(rows: readonly SheetRow[], header: Header, format: QuoteFileFormat): DateColumn {
  const cells = rows.flatMap((row) => {
    const cell = cellOf(row, 'displayDate', header);
    return cell ? [{ row: row.row, cell }] : [];
  });
  const heading = header.names[header.at.get('displayDate') ?? -1] ?? '';
  return readDateColumn(heading, cells, { format });
}

/** Turns the rows of a file into quotes; a file with any problem is rejected whole. */
export function parseSheet(
  sheet: Sheet,
  format: QuoteFileFormat,
  { rowsMax, charactersMax }: SheetLimits,
): ImportResult {
  if (sheet.rows.length === 0) return rejectedFile(`The file is empty. ${HEADER_HELP}`);
  const header = parseHeader(sheet);
  if ('ok' in header) return header;
  const filled = sheet.rows.filter(({ row }) => row > 1);
  const { examples = [], rows = [] } = Object.groupBy(filled, (row) =>
    isExample(row, header) ? 'examples' : 'rows',
  );
  if (rows.length === 0) {
    return rejectedFile(
      'The file has no quotes. Please fill in a row for each below the first one.',
    );
  }
  if (rows.length > rowsMax) {
    return rejectedFile(tooManyQuotes(formatNumber(rows.length), rowsMax));
  }
  if (isTooLong(rows, header, charactersMax)) return rejectedFile(tooMuchText(charactersMax));
  const dates = readDates(rows, header, format);
  const parser = new RowParser(header, format, dates.dates);
  const quotes = rows.flatMap((row) => {
    const quote = parser.parse(row);
    return quote ? [{ row: row.row, ...quote }] : [];
  });
  const { total, issues } = parser;
  if (total > 0) {
    const message = [dates.advice, problemsMessage(total)].filter((part) => part !== null);
    return rejectedFile(message.join(' '), issues, total);
  }
  const skipped = examples.map(({ row }) => `The example in row ${row} was not added.`);
  return {
    ok: true,
    quotes,
    repeated: 0,
    ...limitReport(ignoredColumns(header, filled), [...sheet.notes, ...dates.notes, ...skipped]),
  };
}
