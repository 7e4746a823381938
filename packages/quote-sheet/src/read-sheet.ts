import {
  type FileNeed,
  OPTIONAL_COLUMNS,
  type QuoteFileFormat,
  REQUIRED_COLUMNS,
  type Recipe,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import { findColumns, type SheetColumns } from './columns/find-columns.ts';
import { holdsDates } from './dates/holds-dates.ts';
import { type RejectedFile, rejectedFile, sayOfFile } from './import-result.ts';
import type { OpenedSheet } from './open-sheet.ts';
import { NO_CHOICES, type RecipeChoices, recipeChoices } from './recipe/recipe-choices.ts';
import { type FilledRows, filledRows, readRows, type SheetRows } from './rows/read-rows.ts';

/** The limits of a file of quotes. */
export interface SheetLimits {
  readonly rowsMax: number;
  /** UTF-16 code units of all values together: a workbook may name one text in every cell. */
  readonly charactersMax: number;
}

/** A sheet as it was read, whatever is wrong with its rows. */
export interface SheetReading {
  readonly opened: OpenedSheet;
  readonly columns: SheetColumns;
  /** Null when nobody knows yet which column has the texts. */
  readonly content: SheetRows | null;
  readonly choices: RecipeChoices;
  /** The questions about the file itself that a recipe has to answer. */
  readonly needs: readonly FileNeed[];
}

/** The problem of a file without the headings that are needed. */
export const HEADER_HELP = say('columns-not-named', {
  needed: REQUIRED_COLUMNS,
  optional: OPTIONAL_COLUMNS,
});

/** Other sheets may have something in them: the recipe can name an empty one. */
function sayEmpty({ sheet, sheets }: OpenedSheet): SingleProblem {
  return sheet !== null && sheets.some(({ rows }) => rows > 0)
    ? say('sheet-empty', { sheet })
    : say('file-empty');
}

/** Why there are too few or too many rows to go on; null when there are not. */
function rejectedRows(
  { rows, cells }: FilledRows,
  { rowsMax, charactersMax }: SheetLimits,
): RejectedFile | null {
  if (rows.length === 0) {
    return rejectedFile(say('file-without-quotes'));
  }
  if (rows.length > rowsMax) {
    return rejectedFile(say('too-many-quotes', { count: rows.length, max: rowsMax }));
  }
  let left = charactersMax;
  for (const row of rows) {
    left -= cells.lengthOf(row);
    if (left < 0) return rejectedFile(say('too-much-text', { max: charactersMax }));
  }
  return null;
}

/**
 * Reads the rows of a sheet, as the recipe says where the sheet does not.
 *
 * @param language The community's: its texts are the quotes' own where no other column has these.
 * @throws RecipeError when the recipe names what the sheet does not have
 */
export function readSheet(
  opened: OpenedSheet,
  format: QuoteFileFormat,
  recipe: Recipe,
  limits: SheetLimits,
  language: Language | null = null,
): SheetReading | RejectedFile {
  if (opened.rows.length === 0) {
    return rejectedFile(sayOfFile([sayEmpty(opened), HEADER_HELP]));
  }
  const columns = findColumns(opened.rows, recipe, holdsDates, language);
  const needs: FileNeed[] = [...opened.unsure];
  if (columns.isUnsure) needs.push('columns');
  if (!columns.at.has('text')) {
    return { opened, columns, content: null, choices: NO_CHOICES, needs };
  }
  const filled = filledRows(columns, recipe);
  const rejected = rejectedRows(filled, limits);
  if (rejected) return rejected;
  const content = readRows(columns, filled, format, recipe);
  if (content.dates.question) needs.push('dateOrder');
  return { opened, columns, content, choices: recipeChoices(recipe), needs };
}
