import { addDays } from '@bahai-friends/badi-calendar';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { addQuotes } from '../../../testing/content.ts';
import { databases } from '../../../testing/test-database.ts';
import { archiveOf, daysOf, recordShown, TODAY } from './testing/archive.ts';

/** Counts the statements that a database's readers run. */
function countingReads(database: Database) {
  const run = vi.fn();
  const reads = database.reads.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      run();
      return result;
    },
  });
  return { database: { ...database, reads }, run };
}

describe.each(databases)('the archive, on $name', ({ open }) => {
  it('is empty, without older or newer ones, before the first day has shown one', async () => {
    const { archive } = archiveOf(await open());
    expect(await archive.before(null, 30)).toEqual({ shown: [], older: null, newer: null });
    expect(await archive.before(TODAY, 30)).toBeNull();
  });

  it.each([
    [6, [3, 3], [null, '2026-03-18']],
    [7, [3, 3, 1], [null, '2026-03-18', '2026-03-15']],
  ])('of %d past days is read page by page, forth and back', async (days, sizes, befores) => {
    const database = await open();
    await addQuotes(
      database,
      ...Array.from({ length: days }, (_, index) => ({
        text: `${index}`,
        displayDate: addDays(TODAY, -1 - index),
      })),
      { text: 'today', displayDate: TODAY },
    );
    const { archive } = archiveOf(database);
    const pages = [await archive.before(null, 3)];
    for (let older = pages[0]?.older; older; older = pages.at(-1)?.older) {
      pages.push(await archive.before(older.before, 3));
    }
    // Today's quote is added to the first page.
    expect(pages.map((page) => page?.shown.length)).toEqual(
      sizes.map((size, index) => (index === 0 ? size + 1 : size)),
    );
    expect(pages.flatMap((page) => daysOf(page?.shown))).toEqual(
      Array.from({ length: days + 1 }, (_, index) => addDays(TODAY, -index)),
    );
    expect(pages.map((page) => page?.newer ?? null)).toEqual([
      null,
      ...befores.slice(0, -1).map((before) => ({ before })),
    ]);
  });

  it('of 10,000 days takes at most three statements for a page or a day', async () => {
    const database = await open();
    const DAYS = 10_000;
    const days = Array.from({ length: DAYS }, (_, index) => addDays(TODAY, -1 - index));
    const ids: number[] = [];
    for (let start = 0; start < DAYS; start += 2000) {
      const part = days.slice(start, start + 2000);
      // Every other day is only recorded.
      const rows = part.map((day, index) => ({
        text: day,
        ...(index % 2 === 0 && { displayDate: day }),
      }));
      ids.push(...(await addQuotes(database, ...rows)));
      const recorded = part.flatMap((day, index): [string, number | undefined][] =>
        index % 2 === 0 ? [] : [[day, ids[start + index]]],
      );
      await recordShown(database, ...recorded);
    }
    const { database: counted, run } = countingReads(database);
    const { archive } = archiveOf(counted);
    const statementsOf = async (read: () => Promise<unknown>) => {
      run.mockClear();
      await read();
      return run.mock.calls.length;
    };
    expect(await statementsOf(() => archive.before(null, 30))).toBeLessThanOrEqual(3);
    expect(await statementsOf(() => archive.before('2010-01-01', 30))).toBeLessThanOrEqual(3);
    expect(await statementsOf(() => archive.onDay('2010-01-01'))).toBeLessThanOrEqual(3);
    const page = await archive.before('2010-01-01', 30);
    expect(page?.shown.map(({ day, quote }) => quote.text === day)).toEqual(Array(30).fill(true));
    expect(page?.shown[0]?.day).toBe('2009-12-31');
    expect(page?.newer).toEqual({ before: '2010-01-31' });
  });
});
