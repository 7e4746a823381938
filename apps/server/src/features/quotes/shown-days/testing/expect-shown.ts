import { expect, vi } from 'vitest';
import type { Database } from '../../../../db/database.ts';

/** Waits until these days are recorded with these quotes' ids, since readers do not wait for it. */
export const expectShown = (
  { reads }: Database,
  shown: readonly (readonly [day: string, quote: number | undefined])[],
): Promise<void> =>
  vi.waitFor(async () => {
    const rows = await reads.selectFrom('shown_quotes').selectAll().orderBy('day').execute();
    expect(rows.map(({ day, quote_id }) => [day, quote_id])).toEqual(shown);
  });
