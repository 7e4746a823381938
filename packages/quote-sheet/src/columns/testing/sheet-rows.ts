import type { SheetCell, SheetRow } from '@bahai-friends/spreadsheet';
import { findColumns, type SheetColumns } from '../find-columns.ts';

/** A cell as tests write it: a text, nothing, or the cell itself. */
export type Value = string | SheetCell | undefined;

const cellOf = (value: Value): SheetCell | undefined => {
  if (typeof value !== 'string') return value;
  return value === '' ? undefined : { kind: 'text', text: value };
};

/** A row of a file. */
export function sheetRow(row: number, ...values: readonly Value[]): SheetRow {
  const cells: (SheetCell | undefined)[] = [];
  values.forEach((value, column) => {
    const cell = cellOf(value);
    if (cell) cells[column] = cell;
  });
  cells.length = values.length;
  return { row, cells };
}

/** The rows of a file, from row 1; those without values are left out, as readers do. */
export function sheetRows(...rows: readonly (readonly Value[])[]): SheetRow[] {
  return rows
    .map((values, index) => sheetRow(index + 1, ...values))
    .filter(({ cells }) => cells.some(Boolean));
}

/** The columns of a sheet without dates in columns that are not read. */
export function columnsOf(
  rows: readonly SheetRow[],
  choice: Parameters<typeof findColumns>[1] = {},
): SheetColumns {
  return findColumns(rows, choice, () => false);
}

/** Which heading each product column is found at, and the headings of a date's parts. */
export function found({ names, at, dateParts }: SheetColumns): Record<string, string | undefined> {
  const parts = Object.entries<number>({ ...dateParts });
  return Object.fromEntries([...at, ...parts].map(([column, index]) => [column, names[index]]));
}
