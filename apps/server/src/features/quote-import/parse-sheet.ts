import { QUOTE_COLUMNS, type QuoteFileFormat } from '@bahai-friends/contract';
import {
  inEnglish,
  type Sheet,
  type SheetCell,
  type SheetRow,
  shownText,
  tooManyQuotes,
} from '../../../../../packages/spreadsheet/src/sheet.ts';
import { type QuoteFileReading, refusedFile } from './import-result.ts';
import { HEADER_HELP, type Header, ignoredColumns, readHeader } from './parse-header.ts';
import { RowReader } from './parse-row.ts';
import { EXAMPLE_MARK } from './quote-template.ts';
import { listed } from './report-limits.ts';

/** What a file of quotes may hold. */
export interface SheetLimits {
  readonly rowsMax: number;
  /** UTF-16 code units of all values together: a workbook may name one text in every cell. */
  readonly charactersMax: number;
}

const isExample = (row: SheetRow, { at }: Header): boolean =>
  shownText(row.cells[at.get('text') ?? -1]).startsWith(EXAMPLE_MARK);

function problemsMessage(total: number): string {
  return total === 1
    ? 'The file was not uploaded because of 1 problem. Please correct it and upload the file again.'
    : `The file was not uploaded because of ${inEnglish(total)} problems. Please correct them and upload the file again.`;
}

const tooMuchText = (max: number): string =>
  `The quotes of the file have more than ${inEnglish(max)} characters together. Please split it into several files.`;

const lengthOf = (cell: SheetCell | undefined): number =>
  shownText(cell).length + (cell?.kind === 'text' ? (cell.link?.length ?? 0) : 0);

/** Whether the values of the rows are longer together than the limit. */
function isTooLong(rows: readonly SheetRow[], reader: RowReader, max: number): boolean {
  let left = max;
  for (const row of rows) {
    for (const column of QUOTE_COLUMNS) left -= lengthOf(reader.cell(row, column));
    if (left < 0) return true;
  }
  return false;
}

/** Turns the rows of a file into quotes; a file with any problem is refused whole. */
export function readQuoteSheet(
  sheet: Sheet,
  format: QuoteFileFormat,
  { rowsMax, charactersMax }: SheetLimits,
): QuoteFileReading {
  if (sheet.rows.length === 0) return refusedFile(`The file is empty. ${HEADER_HELP}`);
  const header = readHeader(sheet);
  if ('ok' in header) return header;
  const filled = sheet.rows.filter(({ row }) => row > 1);
  const { examples = [], rows = [] } = Object.groupBy(filled, (row) =>
    isExample(row, header) ? 'examples' : 'rows',
  );
  if (rows.length === 0) {
    return refusedFile(
      'The file has no quotes. Please fill in a row for each below the first one.',
    );
  }
  if (rows.length > rowsMax) {
    return refusedFile(tooManyQuotes(inEnglish(rows.length), rowsMax));
  }
  const reader = new RowReader(header, format);
  if (isTooLong(rows, reader, charactersMax)) return refusedFile(tooMuchText(charactersMax));
  const quotes = rows.map((row) => reader.read(row)).filter((quote) => quote !== null);
  const { total, issues, dates } = reader;
  if (total > 0) {
    const message = [dates.remedy, problemsMessage(total)].filter((part) => part !== null);
    return refusedFile(message.join(' '), issues, total);
  }
  const skipped = examples.map(({ row }) => `The example in row ${row} was not added.`);
  return {
    ok: true,
    quotes,
    ...listed(ignoredColumns(header, filled), [...sheet.notes, ...skipped]),
  };
}
