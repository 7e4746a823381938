import {
  type CsvOptions,
  columnName,
  readCsv,
  readWorkbook,
  type Sheet,
  shownText,
  UnreadableFileError,
  type WorkbookFormat,
  type WorkbookOptions,
} from '../index.ts';

/** In bytes: less than a site allows, for the sake of tests that go beyond it. */
export const UNPACKED_MAX = 2_000_000;

const WORKBOOK_OPTIONS: WorkbookOptions = {
  unpackedMax: UNPACKED_MAX,
  cellsMax: 500_000,
  sheetName: 'Quotes',
  unreadSheetName: 'Notes',
};

const HEADINGS = ['text', 'source', 'displayDate'];

const CSV_OPTIONS: CsvOptions = {
  rowsMax: 1000,
  irregularRowsMax: 1000,
  columnOf: (heading) => HEADINGS.find((known) => known === heading.trim()),
};

export const csvSheet = (content: string | Uint8Array, options: Partial<CsvOptions> = {}): Sheet =>
  readCsv(Buffer.from(content), { ...CSV_OPTIONS, ...options });

export const workbookSheet = (
  bytes: string | Uint8Array,
  format: WorkbookFormat = 'xlsx',
  options: Partial<WorkbookOptions> = {},
): Promise<Sheet> => readWorkbook(Buffer.from(bytes), format, { ...WORKBOOK_OPTIONS, ...options });

/** What the cells below the first row show, row by row. */
export const shownRows = ({ rows }: Sheet): string[][] =>
  rows.filter(({ row }) => row > 1).map(({ cells }) => Array.from(cells, shownText));

/** The cells that cannot be read, each as `A2: message`. */
export const unreadableCells = ({ rows }: Sheet): string[] =>
  rows.flatMap(({ row, cells }) =>
    cells.flatMap((cell, index) =>
      cell?.kind === 'unreadable' ? [`${columnName(index)}${row}: ${cell.message}`] : [],
    ),
  );

/** Why a file cannot be read at all. */
export async function errorOf(read: () => Sheet | Promise<Sheet>): Promise<UnreadableFileError> {
  try {
    await read();
  } catch (error) {
    if (error instanceof UnreadableFileError) return error;
    throw error;
  }
  throw new Error('The file was read');
}

/** The code of the error with which reading a workbook ends. */
export const workbookError = async (
  bytes: string | Uint8Array,
  format: WorkbookFormat = 'xlsx',
  options: Partial<WorkbookOptions> = {},
): Promise<string> => (await errorOf(() => workbookSheet(bytes, format, options))).code;
