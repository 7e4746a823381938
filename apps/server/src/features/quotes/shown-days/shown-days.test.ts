import type { Quote, TodaysQuote } from '@bahai-friends/contract';
import { describe, expect, it, vi } from 'vitest';
import { addQuotes } from '../../../testing/content.ts';
import { databases } from '../../../testing/test-database.ts';
import { archiveOf, daysOf, recordShown, TODAY } from './testing/archive.ts';

describe.each(databases)('the quote of a past day, on $name', ({ open }) => {
  it('is what was recorded, else what is scheduled for it', async () => {
    const database = await open();
    const [, loose] = await addQuotes(
      database,
      { text: 'both, scheduled', displayDate: '2026-03-01' },
      { text: 'both, recorded' },
      { text: 'scheduled only', displayDate: '2026-03-02' },
      { text: 'recorded only' },
    );
    await recordShown(database, ['2026-03-01', loose], ['2026-03-03', (loose ?? 0) + 2]);
    const { textOn } = archiveOf(database, { rotation: true });
    expect(await textOn('2026-03-01')).toBe('both, recorded');
    expect(await textOn('2026-03-02')).toBe('scheduled only');
    expect(await textOn('2026-03-03')).toBe('recorded only');
    expect(await textOn('2026-03-04')).toBeNull();
    const chosen = await database.reads.selectFrom('daily_quotes').selectAll().execute();
    expect(chosen.filter(({ day }) => day < TODAY)).toEqual([]);
  });

  it('stays when its quote moves to another day, and goes with its quote', async () => {
    const database = await open();
    const [id] = await addQuotes(
      database,
      { text: 'moved', displayDate: '2026-05-01' },
      { text: 'second', displayDate: '2026-03-02' },
    );
    await recordShown(database, ['2026-03-01', id], ['2026-03-02', id], ['2026-03-03', id]);
    const { textOn, neighbours } = archiveOf(database);
    expect(await textOn('2026-03-02')).toBe('moved');
    await database.writes
      .deleteFrom('quotes')
      .where('id', '=', id ?? 0)
      .execute();
    expect(await textOn('2026-03-01')).toBeNull();
    expect(await textOn('2026-03-02')).toBe('second');
    expect(await neighbours('2026-03-02')).toEqual([null, null]);
  });

  it('is of several scheduled ones the last updated, then the one with the highest id', async () => {
    const database = await open();
    const old = { displayDate: '2026-03-01', updatedAt: '2026-01-01T00:00:00.000Z' };
    const updated = { displayDate: '2026-03-01', updatedAt: '2026-02-01T00:00:00.000Z' };
    await addQuotes(database, { text: 'updated', ...updated }, { text: 'old', ...old });
    const { archive, textOn } = archiveOf(database);
    expect(await textOn('2026-03-01')).toBe('updated');
    await addQuotes(database, { text: 'updated, too', ...updated }, { text: 'old, too', ...old });
    expect(await textOn('2026-03-01')).toBe('updated, too');
    const page = await archive.before(null, 30);
    expect(page?.shown.map(({ day, quote }) => [day, quote.text])).toEqual([
      ['2026-03-01', 'updated, too'],
    ]);
  });

  it('is plain text without markup', async () => {
    const database = await open();
    await addQuotes(database, {
      text: 'Be <b>kind</b><script>x</script>',
      source: '<i>Paris</i> Talks',
      displayDate: '2026-03-01',
    });
    const { archive } = archiveOf(database);
    const quote: Partial<Quote & TodaysQuote> = { text: 'Be kind', source: 'Paris Talks' };
    expect((await archive.onDay('2026-03-01'))?.quote).toMatchObject(quote);
    expect((await archive.before(null, 30))?.shown[0]?.quote).toMatchObject(quote);
    expect(Object.keys((await archive.onDay('2026-03-01'))?.quote ?? {})).not.toContain('version');
  });

  it('is there long before the site was, as far as something is scheduled', async () => {
    const database = await open();
    await addQuotes(
      database,
      { text: 'first of all', displayDate: '0001-01-01' },
      { text: 'old', displayDate: '1844-05-23' },
    );
    const { archive, textOn, neighbours } = archiveOf(database);
    expect(await textOn('0001-01-01')).toBe('first of all');
    expect(await neighbours('0001-01-01')).toEqual([null, '1844-05-23']);
    expect(await archive.before('0001-01-01', 30)).toBeNull();
    expect(await archive.before('0001-01-02', 30)).toMatchObject({
      shown: [{ day: '0001-01-01' }],
      older: null,
      newer: { before: null },
    });
  });
});

describe.each(databases)('a day that is still to come, on $name', ({ open }) => {
  it('has no page, though something is scheduled for it or was recorded', async () => {
    const database = await open();
    const [id] = await addQuotes(
      database,
      { text: 'loose' },
      { text: 'tomorrow', displayDate: '2026-03-22' },
      { text: 'far', displayDate: '9999-12-31' },
    );
    await recordShown(database, ['2026-03-23', id]);
    const { archive, textOn, neighbours } = archiveOf(database, { rotation: true });
    for (const day of ['2026-03-22', '2026-03-23', '9999-12-31']) {
      expect(await textOn(day)).toBeNull();
      expect(await archive.before(day, 30)).toBeNull();
    }
    expect(await neighbours(TODAY)).toEqual([null, null]);
    expect(daysOf((await archive.before(null, 30))?.shown)).toEqual([TODAY]);
  });

  it('is one by the community’s midnight and zone', async () => {
    const database = await open();
    await addQuotes(
      database,
      { text: 'of the 21st', displayDate: '2026-03-21' },
      { text: 'of the 22nd', displayDate: '2026-03-22' },
    );
    const { textOn, clock, community, neighbours } = archiveOf(database);
    clock.moveTo('2026-03-21T23:59:59Z');
    expect(await textOn('2026-03-22')).toBeNull();
    expect(await neighbours('2026-03-21')).toEqual([null, null]);
    community.timeZone = 'Asia/Jerusalem';
    expect(await textOn('2026-03-22')).toBe('of the 22nd');
    expect(await neighbours('2026-03-21')).toEqual([null, '2026-03-22']);
    community.timeZone = 'America/New_York';
    expect(await textOn('2026-03-22')).toBeNull();
    clock.moveTo('2026-03-22T03:59:59Z');
    expect(await textOn('2026-03-22')).toBeNull();
    clock.moveTo('2026-03-22T04:00:00Z');
    expect(await textOn('2026-03-22')).toBe('of the 22nd');
  });
});

describe.each(databases)('today in the archive, on $name', ({ open }) => {
  it('is what the home page shows, chosen when nobody has asked before', async () => {
    const database = await open();
    await addQuotes(database, { text: 'first' }, { text: 'second' });
    const { archive, clock, quotes, textOn, neighbours } = archiveOf(database, { rotation: true });
    expect(await textOn(TODAY)).toBe('first');
    expect((await quotes.findToday())?.text).toBe('first');
    clock.moveTo('2026-03-22T12:00:00Z');
    const page = await archive.before(null, 30);
    expect(page?.shown[0]).toMatchObject({ day: '2026-03-22', quote: { text: 'second' } });
    await vi.waitFor(async () => expect(await textOn(TODAY)).toBe('first'));
    expect(await neighbours(TODAY)).toEqual([null, '2026-03-22']);
    expect(await neighbours('2026-03-22')).toEqual([TODAY, null]);
  });

  it('is the scheduled one, whatever was recorded earlier in the day', async () => {
    const database = await open();
    const [loose] = await addQuotes(
      database,
      { text: 'loose' },
      { text: 'scheduled', displayDate: TODAY },
    );
    await recordShown(database, [TODAY, loose]);
    const { textOn } = archiveOf(database);
    expect(await textOn(TODAY)).toBe('scheduled');
  });

  it('is none without a quote, and no neighbour of the day before', async () => {
    const database = await open();
    await addQuotes(database, { text: 'yesterday', displayDate: '2026-03-20' }, { text: 'loose' });
    const { archive, textOn, neighbours } = archiveOf(database);
    expect(await textOn(TODAY)).toBeNull();
    expect(await neighbours('2026-03-20')).toEqual([null, null]);
    expect(daysOf((await archive.before(null, 30))?.shown)).toEqual(['2026-03-20']);
  });
});
