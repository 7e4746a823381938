import {
  type CsvOptions,
  type CsvSheet,
  columnName,
  openSheets,
  readCsv,
  type SheetRow,
  shownText,
  UnreadableFileError,
  type WorkbookFormat,
  type WorkbookLimits,
  type WorkbookSheet,
} from '../index.ts';

/** In bytes: less than a site allows, for the sake of tests that go beyond it. */
export const UNPACKED_MAX = 2_000_000;

const LIMITS: WorkbookLimits = { unpackedMax: UNPACKED_MAX, cellsMax: 500_000 };

const HEADINGS = ['text', 'source', 'displayDate'];

const CSV_OPTIONS: CsvOptions = {
  rowsMax: 1000,
  irregularRowsMax: 1000,
  columnsNamed: (record) => {
    const names = new Set(record.map((heading) => heading.trim()));
    return HEADINGS.filter((heading) => names.has(heading)).length;
  },
};

interface Rows {
  readonly rows: readonly SheetRow[];
}

export const csvSheet = (
  content: string | Uint8Array,
  options: Partial<CsvOptions> = {},
): CsvSheet => readCsv(Buffer.from(content), { ...CSV_OPTIONS, ...options });

export const workbookSheets = (
  bytes: string | Uint8Array,
  format: WorkbookFormat = 'xlsx',
  limits: Partial<WorkbookLimits> = {},
): Promise<readonly WorkbookSheet[]> =>
  openSheets(Buffer.from(bytes), format, { ...LIMITS, ...limits });

/** The rows of a workbook's first sheet. */
export async function workbookSheet(
  bytes: string | Uint8Array,
  format: WorkbookFormat = 'xlsx',
  limits: Partial<WorkbookLimits> = {},
): Promise<Rows> {
  const [first] = await workbookSheets(bytes, format, limits);
  return { rows: first?.rows() ?? [] };
}

/** What the cells below the first row show, row by row. */
export const shownRows = ({ rows }: Rows): string[][] =>
  rows.filter(({ row }) => row > 1).map(({ cells }) => Array.from(cells, shownText));

/** The cells that cannot be read, each as `A2: message`. */
export const unreadableCells = ({ rows }: Rows): string[] =>
  rows.flatMap(({ row, cells }) =>
    cells.flatMap((cell, index) =>
      cell?.kind === 'unreadable' ? [`${columnName(index)}${row}: ${cell.message}`] : [],
    ),
  );

/** Why a file cannot be read at all. */
export async function errorOf(read: () => unknown): Promise<UnreadableFileError> {
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
  limits: Partial<WorkbookLimits> = {},
): Promise<string> => (await errorOf(() => workbookSheet(bytes, format, limits))).code;
