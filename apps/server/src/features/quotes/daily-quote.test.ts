import { describe, expect, it } from 'vitest';
import type { Database, Queries } from '../../db/database.ts';
import { addQuotes } from '../../testing/content.ts';
import { databases } from '../../testing/test-database.ts';
import { createDailyQuotes } from './daily-quote.ts';
import { deleteQuotes } from './quotes.repository.ts';

const DAY = '2026-03-21';
const NEXT_DAY = '2026-03-22';

async function shownOn(database: Database, day: string, rotation = true): Promise<string | null> {
  return (await createDailyQuotes({ database, rotation, onError() {} }).find(day))?.text ?? null;
}

/** Begins a transaction that lasts until it is told to end; writes that wait for it are then done, too. */
async function beginWriting(database: Database, change: (queries: Queries) => Promise<unknown>) {
  const changed = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const transaction = database.writes.transaction().execute(async (queries) => {
    await change(queries);
    changed.resolve();
    await told.promise;
  });
  await changed.promise;
  return {
    async end() {
      told.resolve();
      await transaction;
      // This write's turn comes after the waiting ones.
      await database.writes.deleteFrom('quotes').where('id', '<', 0).execute();
    },
  };
}

describe.each(databases)('the quote of the day on $name', ({ open }) => {
  it('is none when there are no quotes', async () => {
    expect(await shownOn(await open(), DAY)).toBeNull();
  });

  it('is the one scheduled for the day, before any unscheduled one', async () => {
    const database = await open();
    await addQuotes(database, { text: 'loose' }, { text: 'dated', displayDate: DAY });
    expect(await shownOn(database, DAY)).toBe('dated');
  });

  it('is the most recently updated of several on one day, then the one with the highest id', async () => {
    const database = await open();
    const older = '2026-01-02T00:00:00.000Z';
    const newer = '2026-01-02T00:00:00.001Z';
    await addQuotes(
      database,
      { text: 'newer', displayDate: DAY, updatedAt: newer },
      { text: 'older', displayDate: DAY, updatedAt: older },
      { text: 'twin 1', displayDate: NEXT_DAY, updatedAt: older },
      { text: 'twin 2', displayDate: NEXT_DAY, updatedAt: older },
    );
    expect(await shownOn(database, DAY)).toBe('newer');
    expect(await shownOn(database, NEXT_DAY)).toBe('twin 2');
  });

  it('is never a quote scheduled for another day', async () => {
    const database = await open();
    await addQuotes(
      database,
      { text: 'past', displayDate: '2026-03-20' },
      { text: 'future', displayDate: NEXT_DAY },
    );
    expect(await shownOn(database, DAY)).toBeNull();
  });

  it('is none without rotation when nothing is scheduled', async () => {
    const database = await open();
    await addQuotes(database, { text: 'loose' });
    expect(await shownOn(database, DAY, false)).toBeNull();
  });

  it('is none that is being deleted, as soon as others see that', async () => {
    const database = await open();
    const [first = 0] = await addQuotes(database, { text: 'first' }, { text: 'second' });
    const deletion = await beginWriting(database, (transaction) =>
      deleteQuotes(transaction, [first]),
    );
    // PostgreSQL skips the locked quote; on SQLite its deletion comes before the choice.
    const seen = database.dialect === 'postgres' ? 'second' : 'first';
    expect(await shownOn(database, DAY)).toBe(seen);
    await deletion.end();
    expect(await shownOn(database, DAY)).toBe('second');
  });

  it('waits for nothing else that is being written, and stays what it was meanwhile', async () => {
    const database = await open();
    const [first = 0] = await addQuotes(database, { text: 'first' }, { text: 'second' });
    expect(await shownOn(database, DAY)).toBe('first');
    const other = await beginWriting(database, (transaction) =>
      // From then on the first is next.
      transaction.deleteFrom('daily_quotes').where('quote_id', '=', first).execute(),
    );
    expect(await shownOn(database, NEXT_DAY)).toBe('second');
    await other.end();
    expect(await shownOn(database, NEXT_DAY)).toBe('second');
  });

  it('waits for nothing when there is none to choose', async () => {
    const database = await open();
    const other = await beginWriting(database, (transaction) =>
      transaction.deleteFrom('quotes').execute(),
    );
    expect(await shownOn(database, DAY)).toBeNull();
    await other.end();
  });

  it('stays the same all day, whatever is added meanwhile', async () => {
    const database = await open();
    await addQuotes(database, { text: 'first' });
    expect(await shownOn(database, DAY)).toBe('first');
    await addQuotes(database, { text: 'second' });
    expect(await shownOn(database, DAY)).toBe('first');
  });

  it('goes round: never shown first, then the one shown longest ago', async () => {
    const database = await open();
    await addQuotes(database, { text: 'a' }, { text: 'b' });
    expect(await shownOn(database, '2026-03-01')).toBe('a');
    expect(await shownOn(database, '2026-03-02')).toBe('b');
    await addQuotes(database, { text: 'c' });
    expect(await shownOn(database, '2026-03-03')).toBe('c');
    expect(await shownOn(database, '2026-03-04')).toBe('a');
    expect(await shownOn(database, '2026-03-05')).toBe('b');
  });

  it('is chosen anew when the chosen quote is deleted or gets a date', async () => {
    const database = await open();
    const [a = 0, b = 0] = await addQuotes(database, { text: 'a' }, { text: 'b' }, { text: 'c' });
    expect(await shownOn(database, DAY)).toBe('a');
    await database.writes.deleteFrom('quotes').where('id', '=', a).execute();
    expect(await shownOn(database, DAY)).toBe('b');
    await database.writes
      .updateTable('quotes')
      .set({ display_date: '2027-01-01' })
      .where('id', '=', b)
      .execute();
    expect(await shownOn(database, DAY)).toBe('c');
    expect(await shownOn(database, DAY)).toBe('c');
  });

  it('is one and the same for everybody who asks first at the same time', async () => {
    const database = await open();
    await addQuotes(database, ...Array.from({ length: 20 }, (_, index) => ({ text: `${index}` })));
    const shown = await Promise.all(Array.from({ length: 25 }, () => shownOn(database, DAY)));
    expect(new Set(shown)).toEqual(new Set(['0']));
    const recorded = await database.reads.selectFrom('daily_quotes').selectAll().execute();
    expect(recorded).toHaveLength(1);
  });
});
