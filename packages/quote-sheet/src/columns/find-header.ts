import { type SingleProblem, say } from '@bahai-friends/contract';
import { type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import { RecipeError } from '../recipe/recipe-error.ts';
import { filledColumns } from './filled-cells.ts';
import { meaningOf } from './heading-meaning.ts';

/** Rows with something in them among which the headings are looked for. */
export const HEADER_SEARCH_ROWS = 20;

/** The headings of a row, by column, trimmed; '' where none is. */
export function headingsOf({ cells }: SheetRow): string[] {
  return Array.from(cells, (cell) => shownText(cell).trim());
}

/** The columns that a row names: text and source, text alone, or neither. */
export type NamedColumns = 'text and source' | 'text' | 'none';

function namedColumns(row: SheetRow): NamedColumns {
  const found = filledColumns(row).flatMap(
    (column) => meaningOf(shownText(row.cells[column]).trim()) ?? [],
  );
  // The name of a language heads its texts, but may also be the value of some column.
  const heading = found.length > 1 ? found : found.filter(({ isOnlyLanguage }) => !isOnlyLanguage);
  const meanings = new Set(heading.map(({ meaning }) => meaning.replace(/:.*/, '')));
  if (!meanings.has('text')) return 'none';
  return meanings.has('source') || meanings.has('reference') ? 'text and source' : 'text';
}

/** The row with the headings among the first of a sheet: the first that names text and source, else text. */
export function findHeader(
  rows: readonly SheetRow[],
): { readonly row: SheetRow; readonly names: NamedColumns } | null {
  const named = rows
    .values()
    .filter((row) => filledColumns(row).length > 0)
    .take(HEADER_SEARCH_ROWS)
    .map((row) => ({ row, names: namedColumns(row) }))
    .toArray();
  return (
    named.find(({ names }) => names === 'text and source') ??
    named.find(({ names }) => names === 'text') ??
    null
  );
}

/**
 * The row with the headings.
 *
 * @param wanted Its number as the recipe says it, 0 for none.
 * @returns Null when there is none.
 * @throws RecipeError when nothing is in the row of the recipe
 */
export function headerRowOf(
  rows: readonly SheetRow[],
  wanted: number | undefined,
): SheetRow | null {
  if (wanted === undefined) return findHeader(rows)?.row ?? null;
  if (wanted === 0) return null;
  const row = rows.find((some) => some.row === wanted);
  if (row && filledColumns(row).length > 0) return row;
  throw new RecipeError(say('recipe-headings-missing', { row: wanted }));
}

/** The notes about rows with content above the headings; none when there are no such rows. */
export function aboveHeaderNotes(
  rows: readonly SheetRow[],
  header: SheetRow,
): readonly SingleProblem[] {
  const above = rows.filter(({ row }) => row < header.row);
  const count = above.filter((row) => filledColumns(row).length > 0).length;
  return count === 0 ? [] : [say('rows-above-headings', { rows: count, row: header.row })];
}
