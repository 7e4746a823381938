import { setImmediate } from 'node:timers/promises';

/**
 * Rows in one statement: SQLite binds at most 32,766 values, PostgreSQL 65,535. Fewer, since nobody is
 * answered while the embedded database works.
 */
export const BATCH_ROWS = 250;

/** Slices of what is too much for one statement or one turn; others are answered between them. */
export async function* inBatches<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH_ROWS) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + BATCH_ROWS);
  }
}

/**
 * All rows that a query finds, in slices; others are answered between them.
 *
 * @param page The first `BATCH_ROWS` rows after the last one of the page before, in a fixed order.
 */
export async function* pagesOf<T>(
  page: (last: T | undefined) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let rows = await page(undefined);
  while (rows.length > 0) {
    yield rows;
    if (rows.length < BATCH_ROWS) return;
    await setImmediate();
    rows = await page(rows.at(-1));
  }
}
