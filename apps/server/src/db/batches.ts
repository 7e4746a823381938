import { setImmediate } from 'node:timers/promises';

/**
 * Rows in one statement: SQLite binds at most 32,766 values, PostgreSQL 65,535. Far fewer, because the
 * process answers no request while the embedded database works.
 */
export const BATCH_ROWS = 250;

/** Splits what is too much for one statement or one turn; other requests are answered between batches. */
export async function* inBatches<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH_ROWS) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + BATCH_ROWS);
  }
}

/**
 * Reads all rows that a query finds; other requests are answered between batches.
 *
 * @param read Reads the first `BATCH_ROWS` rows after the given one (keyset pagination), in a fixed order.
 */
export async function* readInBatches<T>(
  read: (last: T | undefined) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let rows = await read(undefined);
  while (rows.length > 0) {
    yield rows;
    if (rows.length < BATCH_ROWS) return;
    await setImmediate();
    rows = await read(rows.at(-1));
  }
}
