import { describe, expect, it } from 'vitest';
import { addHolyDays } from '../testing/content.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';
import { addStarterContent } from './starter-content.ts';

const clock = new TestClock('2026-11-21T12:00:00Z');

describe.each(databases)('starter content on $name', ({ open }) => {
  it('fills an empty database with three years of holy days and unscheduled quotes', async () => {
    const database = await open();
    await addStarterContent(database, clock);
    const holyDays = await database.reads
      .selectFrom('holy_days')
      .selectAll()
      .orderBy('date')
      .execute();
    expect(holyDays).toHaveLength(33);
    expect(holyDays[0]).toMatchObject({ name: 'Naw-Rúz', date: '2026-03-21' });
    expect(holyDays.at(-1)).toMatchObject({
      name: 'Ascension of ‘Abdu’l-Bahá',
      date: '2028-11-27',
    });
    const quotes = await database.reads.selectFrom('quotes').selectAll().orderBy('id').execute();
    expect(quotes).toHaveLength(19);
    expect(quotes.every(({ display_date }) => display_date === null)).toBe(true);
    expect(quotes[0]?.source).toBe('Bahá’u’lláh, The Hidden Words, Arabic no. 1');
    expect(await database.reads.selectFrom('social_links').selectAll().execute()).toEqual([]);
  });

  it('comes only once: what was deleted stays deleted', async () => {
    const database = await open();
    await addStarterContent(database, clock);
    await database.writes.deleteFrom('quotes').execute();
    await database.writes.deleteFrom('holy_days').execute();
    await addStarterContent(database, clock);
    expect(await database.reads.selectFrom('quotes').selectAll().execute()).toEqual([]);
    expect(await database.reads.selectFrom('holy_days').selectAll().execute()).toEqual([]);
  });

  it('leaves a database that holds something alone', async () => {
    const database = await open();
    await addHolyDays(database, ['Ours', '2026-01-01']);
    await addStarterContent(database, clock);
    expect(await database.reads.selectFrom('holy_days').select('name').execute()).toEqual([
      { name: 'Ours' },
    ]);
    expect(await database.reads.selectFrom('quotes').selectAll().execute()).toEqual([]);
  });

  it('is not doubled by instances that start at once', async () => {
    const database = await open();
    await Promise.all(Array.from({ length: 5 }, () => addStarterContent(database, clock)));
    expect(await database.reads.selectFrom('quotes').selectAll().execute()).toHaveLength(19);
  });

  it('ends with the calendar', async () => {
    const database = await open();
    await addStarterContent(database, new TestClock('2350-12-01T00:00:00Z'));
    expect(await database.reads.selectFrom('holy_days').selectAll().execute()).toHaveLength(11);
  });
});
