import { setImmediate } from 'node:timers/promises';

/**
 * Rows in one statement: SQLite binds at most 32,766 values, PostgreSQL 65,535. It is far fewer, because the process
 * answers no request while a statement of the embedded database runs.
 */
export const SLICE_ROWS = 250;

/** Splits a list that is too long for one statement or one turn; other requests are answered between slices. */
export async function* inSlices<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += SLICE_ROWS) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + SLICE_ROWS);
  }
}

/**
 * Reads all rows that a query finds; other requests are answered between slices.
 *
 * @param read Reads the first `most` rows after the given one (keyset pagination), in a fixed order.
 */
export async function* readInSlices<T>(
  read: (last: T | undefined) => Promise<readonly T[]>,
  most = SLICE_ROWS,
): AsyncGenerator<readonly T[]> {
  let rows = await read(undefined);
  while (rows.length > 0) {
    yield rows;
    if (rows.length < most) return;
    await setImmediate();
    rows = await read(rows.at(-1));
  }
}
