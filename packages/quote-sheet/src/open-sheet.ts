import {
  type CsvEncoding,
  type CsvSeparator,
  type PreviewSheet,
  type QuoteFileFormat,
  type Recipe,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import {
  excerpt,
  openSheets,
  readCsv,
  type SheetRow,
  type WorkbookLimits,
} from '@bahai-friends/spreadsheet';
import { chooseSheet } from './columns/choose-sheet.ts';
import { columnsNamed } from './columns/heading-meaning.ts';
import { RecipeError } from './recipe/recipe-error.ts';

/** The limits of a file that is opened. */
export interface OpenLimits extends WorkbookLimits {
  readonly rowsMax: number;
}

/** The rows of the sheet that is read, and how it was found. */
export interface OpenedSheet {
  readonly rows: readonly SheetRow[];
  readonly notes: readonly SingleProblem[];
  /** The sheets of a workbook that can be seen; none for CSV. */
  readonly sheets: readonly PreviewSheet[];
  /** Null for CSV. */
  readonly sheet: string | null;
  /** Null for a workbook. */
  readonly encoding: CsvEncoding | null;
  /** Null for a workbook. */
  readonly separator: CsvSeparator | null;
  /** The questions that neither the file nor the recipe answers. */
  readonly unsure: readonly ('sheet' | 'encoding')[];
}

/** Rows of a CSV file that are read for each quote that may be uploaded: some may be examples. */
const READ_ROWS_TIMES = 2;
/** Rows of another length for each quote that may be uploaded: many may be blank. */
const IRREGULAR_ROWS_TIMES = 5;
const IRREGULAR_ROWS_MIN = 100_000;

function openCsv(bytes: Uint8Array, recipe: Recipe, { rowsMax }: OpenLimits): OpenedSheet {
  if (recipe.sheet !== undefined) {
    throw new RecipeError(say('recipe-sheet-of-csv'));
  }
  const csv = readCsv(bytes, {
    rowsMax: rowsMax * READ_ROWS_TIMES,
    irregularRowsMax: Math.max(rowsMax * IRREGULAR_ROWS_TIMES, IRREGULAR_ROWS_MIN),
    columnsNamed,
    ...(recipe.encoding && { encoding: recipe.encoding }),
    ...(recipe.separator && { separator: recipe.separator }),
  });
  const { rows, notes, encoding, separator, isEncodingSure } = csv;
  const isSure = isEncodingSure || recipe.encoding !== undefined;
  return {
    rows,
    notes: notes.map((note) => say('encoding-read', note)),
    sheets: [],
    sheet: null,
    encoding,
    separator,
    unsure: isSure ? [] : ['encoding'],
  };
}

async function openWorkbook(
  bytes: Uint8Array,
  format: 'xlsx' | 'xls',
  recipe: Recipe,
  limits: OpenLimits,
): Promise<OpenedSheet> {
  if (recipe.encoding !== undefined || recipe.separator !== undefined) {
    throw new RecipeError(say('recipe-encoding-of-workbook'));
  }
  const sheets = await openSheets(bytes, format, limits);
  const { sheet, isUnsure, notes } = chooseSheet(sheets, recipe.sheet);
  return {
    rows: sheet.rows(),
    notes,
    sheets: sheets
      .filter(({ isHidden }) => !isHidden)
      .map(({ name, rowCount }) => ({ name: excerpt(name), rows: rowCount })),
    sheet: excerpt(sheet.name),
    encoding: null,
    separator: null,
    unsure: isUnsure && recipe.sheet === undefined ? ['sheet'] : [],
  };
}

/**
 * Opens a file and finds the sheet with the quotes.
 *
 * @throws UnreadableFileError when it cannot be read
 * @throws RecipeError when the recipe names what the file does not have
 */
export async function openSheet(
  bytes: Uint8Array,
  format: QuoteFileFormat,
  recipe: Recipe,
  limits: OpenLimits,
): Promise<OpenedSheet> {
  return format === 'csv'
    ? openCsv(bytes, recipe, limits)
    : openWorkbook(bytes, format, recipe, limits);
}
