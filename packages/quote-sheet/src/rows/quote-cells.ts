import {
  CELL_COLUMNS,
  type CellColumn,
  KEY_COLUMN,
  LANGUAGE_COLUMNS,
  type LanguageColumn,
  QUOTE_COLUMNS,
  type RecipeCell,
  say,
} from '@bahai-friends/contract';
import { type SheetCell, type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import type { SheetColumns } from '../columns/find-columns.ts';
import { combineDateParts } from '../dates/combine-date-parts.ts';
import { isFilled } from '../is-filled.ts';
import { RecipeError } from '../recipe/recipe-error.ts';
import { KEY_LENGTH_MAX } from './key-pattern.ts';
import { isMergedFromAbove } from './merged-cells.ts';

/** The cells of a file that are read, with those that the recipe changes. */
export class QuoteCells {
  readonly #columns: Pick<SheetColumns, 'at' | 'dateParts'>;
  /** The columns of the file that quotes are read from. */
  readonly #read: readonly number[];
  /** The parts of translations that the file has columns for. */
  readonly translated: readonly LanguageColumn[];
  /** Everything that a row's cells are read as. */
  readonly #cells: readonly CellColumn[];
  readonly #changed = new Map<number, Map<CellColumn, SheetCell | undefined>>();

  /** @throws RecipeError when a cell is changed twice */
  constructor(columns: Pick<SheetColumns, 'at' | 'dateParts'>, changes: readonly RecipeCell[]) {
    this.#columns = columns;
    this.translated = LANGUAGE_COLUMNS.filter((column) => columns.at.has(column));
    this.#cells = [...QUOTE_COLUMNS, ...this.translated];
    this.#read = [
      // A row with nothing but a key has no quote: somebody has emptied it.
      ...CELL_COLUMNS.flatMap((column) => columns.at.get(column) ?? []),
      ...Object.values<number>({ ...columns.dateParts }),
    ];
    for (const { row, column, value } of changes) {
      const cells = this.#changed.getOrInsertComputed(row, () => new Map());
      if (cells.has(column)) {
        throw new RecipeError(say('recipe-cell-twice', { column, row }));
      }
      const text = value.trim();
      cells.set(column, text === '' ? undefined : { kind: 'text', text });
    }
  }

  /** Whether the file has a column, or the recipe says what stands in it in a row. */
  has(row: number, column: CellColumn): boolean {
    const { at, dateParts } = this.#columns;
    if (at.has(column) || (column === 'displayDate' && dateParts !== null)) return true;
    return this.#changed.get(row)?.has(column) === true;
  }

  /** The parts of translations that a row has columns for; the same list for all that the recipe leaves. */
  translatedIn(row: number): readonly LanguageColumn[] {
    const changed = this.#changed.get(row);
    if (changed === undefined) return this.translated;
    const isMore = LANGUAGE_COLUMNS.some(
      (column) => changed.has(column) && !this.#columns.at.has(column),
    );
    return isMore ? LANGUAGE_COLUMNS.filter((column) => this.has(row, column)) : this.translated;
  }

  /** The rows that the recipe changes. */
  changedRows(): Iterable<number> {
    return this.#changed.keys();
  }

  isChanged(row: number): boolean {
    return this.#changed.has(row);
  }

  /** A row's cell in a column. */
  at({ row, cells }: SheetRow, column: CellColumn): SheetCell | undefined {
    // Most files are read as they are.
    if (this.#changed.size > 0) {
      const changed = this.#changed.get(row);
      if (changed?.has(column)) return changed.get(column);
    }
    const { at, dateParts } = this.#columns;
    if (column === 'displayDate' && dateParts !== null) {
      const { year, month, day } = dateParts;
      return combineDateParts({ year: cells[year], month: cells[month], day: cells[day] });
    }
    return cells[at.get(column) ?? -1];
  }

  /** The text in the key column of a row, shortened to the length of a key; '' when it is empty. */
  key({ cells }: SheetRow): string {
    const cell = cells[this.#columns.at.get(KEY_COLUMN) ?? -1];
    return isFilled(cell)
      ? shownText(cell)
          .trim()
          .slice(0, KEY_LENGTH_MAX + 1)
      : '';
  }

  /** Whether something of a quote stands in a row itself, be it only merged with cells below. */
  holdsOwn({ row, cells }: SheetRow): boolean {
    return this.#read.some((column) => {
      const cell = cells[column];
      return isFilled(cell) && !isMergedFromAbove(row, cell);
    });
  }

  /** UTF-16 code units of what is read of a row. */
  lengthOf(row: SheetRow): number {
    let length = 0;
    for (const column of this.#cells) {
      const cell = this.at(row, column);
      length += shownText(cell).length + (cell?.kind === 'text' ? (cell.link?.length ?? 0) : 0);
    }
    return length;
  }
}
