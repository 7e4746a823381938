import { serialOfDay } from '../serial-date.ts';

/** The formats of cells; those of a `general` column have none. */
export const FORMATS = { text: '@', date: 'yyyy-mm-dd' } as const;

export interface SheetColumn {
  /**
   * Cells of a `text` column show what is typed as it is. Those of a `date` column that hold a day from
   * 1900-03-01 on, `YYYY-MM-DD`, are date cells; any other text in it is a text cell. `general` cells have
   * no format.
   */
  readonly type: 'text' | 'date' | 'general';
  /** In characters. */
  readonly width: number;
}

/** A sheet to be written. */
export interface NewSheet {
  /** 1 to 31 characters, each name once. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Texts by column, null for an empty cell; a row may be shorter than the columns are many. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Rows below these that are empty, but have the formats of their columns; by default none. */
  readonly emptyRows?: number;
}

/** A text as it goes into a file of one format. */
export type Spelling = (text: string) => string;

export type NewCell =
  | { readonly t: 's'; readonly v: string; readonly z?: string }
  | { readonly t: 'n'; readonly v: number; readonly z: string }
  | { readonly t: 'z'; readonly z: string };

function cellOf(
  text: string | null,
  type: SheetColumn['type'],
  spell: Spelling,
): NewCell | undefined {
  if (type === 'general') return text === null ? undefined : { t: 's', v: spell(text) };
  if (text === null) return { t: 'z', z: FORMATS[type] };
  const serial = type === 'date' ? serialOfDay(text) : null;
  return serial === null
    ? { t: 's', v: spell(text), z: FORMATS.text }
    : { t: 'n', v: serial, z: FORMATS.date };
}

/** All rows of a sheet, cell by cell, one after the other. */
export function* cellsOf(
  { columns, rows, emptyRows = 0 }: NewSheet,
  spell: Spelling,
): Generator<(NewCell | undefined)[]> {
  for (const row of rows) {
    yield columns.map(({ type }, index) => cellOf(row[index] ?? null, type, spell));
  }
  const emptyRow = columns.map(({ type }) => cellOf(null, type, spell));
  for (let index = 0; index < emptyRows; index += 1) yield emptyRow;
}

/** The widths of a sheet's columns, as the library has them. */
export const widthsOf = ({ columns }: NewSheet) => columns.map(({ width }) => ({ wch: width }));
