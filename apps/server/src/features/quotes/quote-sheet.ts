import { DATE_REMEDY } from './quote-date.ts';
import { EXAMPLE_MARK } from './quote-example.ts';
import { type QuoteFileReading, refusedFile } from './quote-file.ts';
import { HEADER_HELP, type Header, ignoredColumns, readHeader } from './quote-header.ts';
import { RowReader } from './quote-row-reader.ts';
import { isBlank, type Sheet, type SheetRow, shownText } from './sheet.ts';

const isExample = (row: SheetRow, { at }: Header): boolean =>
  shownText(row.cells[at.get('text') ?? -1]).startsWith(EXAMPLE_MARK);

const inEnglish = (count: number): string => count.toLocaleString('en');

function problemsMessage(total: number): string {
  return total === 1
    ? 'The file was not uploaded because of 1 problem. Please correct it and upload the file again.'
    : `The file was not uploaded because of ${inEnglish(total)} problems. Please correct them and upload the file again.`;
}

/** Turns the rows of a file into quotes; a file with any problem is refused whole. */
export function readQuoteSheet(sheet: Sheet, rowsMax: number): QuoteFileReading {
  if (sheet.rows.every(({ cells }) => cells.every(isBlank)))
    return refusedFile(`The file is empty. ${HEADER_HELP}`);
  const header = readHeader(sheet);
  if ('ok' in header) return header;
  const filled = sheet.rows.filter(({ row, cells }) => row > 1 && !cells.every(isBlank));
  const { examples = [], rows = [] } = Object.groupBy(filled, (row) =>
    isExample(row, header) ? 'examples' : 'rows',
  );
  if (rows.length === 0) {
    return refusedFile(
      'The file has no quotes. Please fill in a row for each below the first one.',
    );
  }
  if (rows.length > rowsMax) {
    return refusedFile(
      `The file has ${inEnglish(rows.length)} quotes, but at most ${inEnglish(rowsMax)} can be uploaded at once. Please split it into several files.`,
    );
  }
  const reader = new RowReader(header, sheet.isDelimited);
  const quotes = rows.map((row) => reader.read(row)).filter((quote) => quote !== null);
  const { total, issues, commonFault } = reader;
  if (total > 0) {
    const remedy = commonFault === null ? '' : `${DATE_REMEDY[commonFault]} `;
    return refusedFile(remedy + problemsMessage(total), issues, total);
  }
  const skipped = examples.map(({ row }) => `The example in row ${row} was not added.`);
  return {
    ok: true,
    quotes,
    ignoredColumns: ignoredColumns(header, filled),
    notes: [...sheet.notes, ...skipped],
  };
}
