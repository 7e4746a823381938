import { FILE_COLUMNS, type FileColumn, type Recipe, say } from '@bahai-friends/contract';
import { columnIndex, type SheetRow } from '@bahai-friends/spreadsheet';
import { RecipeError } from '../recipe/recipe-error.ts';
import { filledColumns } from './filled-cells.ts';
import type { ChosenColumns } from './match-columns.ts';

/** The last column with something in it; -1 when there is none. */
function lastColumn(rows: readonly SheetRow[]): number {
  return rows.reduce((last, row) => Math.max(last, filledColumns(row).at(-1) ?? -1), -1);
}

/**
 * The columns that a recipe names, checked against the rows of the file.
 *
 * @throws RecipeError for a column beyond the last with something in it, and for one that is named twice
 */
export function chosenColumns(
  rows: readonly SheetRow[],
  letters: Recipe['columns'] = {},
): ChosenColumns {
  const chosen = new Map<FileColumn, number | null>();
  const last = Object.values(letters).some(Boolean) ? lastColumn(rows) : -1;
  for (const column of FILE_COLUMNS) {
    const letter = letters[column];
    if (letter === undefined) continue;
    const index = letter === null ? null : columnIndex(letter);
    if (index !== null && (index < 0 || index > last)) {
      throw new RecipeError(say('recipe-column-missing', { column: letter ?? '' }));
    }
    const other = [...chosen].find(([, known]) => index !== null && known === index);
    if (other) {
      throw new RecipeError(
        say('recipe-column-twice', { column: letter ?? '', fields: [other[0], column] }),
      );
    }
    chosen.set(column, index);
  }
  return chosen;
}
