import type { SheetCell, SheetRow } from '@bahai-friends/spreadsheet';

/**
 * The columns in which a row has something. Only places with a cell are visited: the cells of some rows are an array
 * with its last place filled and nothing before.
 */
export function filledColumns({ cells }: SheetRow): number[] {
  return Object.keys(cells)
    .map(Number)
    .filter((column) => cells[column] !== undefined);
}

/** The first cells of each column that have something in them, by column, in the order of columns. */
export function cellsByColumn(
  rows: readonly SheetRow[],
  max = Number.POSITIVE_INFINITY,
): ReadonlyMap<number, readonly SheetCell[]> {
  const columns = new Map<number, SheetCell[]>();
  for (const row of rows) {
    for (const column of filledColumns(row)) {
      const cells = columns.get(column) ?? [];
      columns.set(column, cells);
      if (cells.length < max) cells.push(row.cells[column] as SheetCell);
    }
  }
  return new Map([...columns].sort(([a], [b]) => a - b));
}
