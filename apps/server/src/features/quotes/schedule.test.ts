import { addDays } from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/audit-trail.ts';
import { addQuotes } from '../../testing/content.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';
import { batchSite } from '../batches/testing/batch-site.ts';
import { recordChosenQuote } from './daily-quote.repository.ts';

const ONE = '2026-04-01';
const TWO = '2026-04-02';
const THREE = '2026-04-03';

describe.each(databases)('scheduling quotes on $name', ({ open }) => {
  async function site() {
    const made = await batchSite(await open());
    const ids = await addQuotes(
      made.database,
      { text: 'A', displayDate: ONE },
      { text: 'B', displayDate: TWO },
      { text: 'C' },
    );
    const [a = 0, b = 0, c = 0] = ids;
    const dates = async () =>
      Object.fromEntries((await made.list()).map(({ text, displayDate }) => [text, displayDate]));
    return { ...made, a, b, c, dates };
  }

  it('gives quotes their dates, exchanges some, and leaves those that have theirs', async () => {
    const { a, b, c, schedule, dates, batches, quote, database, clock } = await site();
    await recordChosenQuote(database.writes, '2026-03-20', c);
    const [sibling = 0] = await addQuotes(database, { text: 'Sibling', displayDate: THREE });
    await addQuotes(database, { text: 'Other sibling', displayDate: THREE });
    clock.advance(60);
    const response = await schedule(
      { id: a, displayDate: TWO },
      { id: b, displayDate: ONE },
      { id: c, displayDate: '2026-02-01' },
      { id: sibling, displayDate: THREE },
    );
    expect(response.statusCode).toBe(200);
    const { scheduled, batch } = response.json();
    expect(scheduled).toBe(4);
    expect(await dates()).toMatchObject({ A: TWO, B: ONE, C: '2026-02-01', Sibling: THREE });
    expect(await quote('A')).toMatchObject({ version: 2, updatedAt: '2026-03-21T12:01:00.000Z' });
    expect(await quote('Sibling')).toMatchObject({ version: 1 });
    expect(await batches()).toMatchObject([{ id: batch, kind: 'schedule', count: 3, file: null }]);
    expect(await trailOf(database)).toMatchObject([
      { kind: 'quote', subjectId: null, change: { action: 'scheduled', count: 3, batch } },
    ]);
    const shown = database.reads.selectFrom('daily_quotes').selectAll();
    expect(await shown.execute()).toEqual([{ day: '2026-03-20', quote_id: c }]);
  });

  it('changes nothing when every quote has its date', async () => {
    const { a, schedule, batches, database } = await site();
    const response = await schedule({ id: a, displayDate: ONE });
    expect(response.json()).toEqual({ scheduled: 1, batch: null });
    expect([await batches(), await trailOf(database)]).toEqual([[], []]);
  });

  it('names every date that is taken, and gives none then', async () => {
    const { a, b, c, schedule, dates, database } = await site();
    await addQuotes(database, { text: 'B, too', displayDate: TWO });
    const one = await schedule({ id: c, displayDate: ONE });
    expect([one.statusCode, told(one)]).toEqual([
      409,
      {
        message:
          'There is already 1 quote scheduled for April 1, 2026. Please choose a different date.',
        conflicts: [{ date: ONE, count: 1 }],
      },
    ]);
    const [d = 0] = await addQuotes(database, { text: 'D' });
    const several = await schedule({ id: c, displayDate: ONE }, { id: d, displayDate: TWO });
    expect([several.statusCode, told(several)]).toEqual([
      409,
      {
        message:
          'Other quotes are already scheduled for 2 of these dates, first for April 1, 2026. Please choose different dates.',
        conflicts: [
          { date: ONE, count: 1 },
          { date: TWO, count: 2 },
        ],
      },
    ]);
    // One of two quotes moves away; the other one stays.
    const half = await schedule({ id: a, displayDate: TWO }, { id: b, displayDate: ONE });
    expect(half.json().conflicts).toEqual([{ date: TWO, count: 1 }]);
    expect(await dates()).toEqual({ A: ONE, B: TWO, 'B, too': TWO, C: null, D: null });
  });

  it('schedules a year at once', async () => {
    const { schedule, upload, list, undone } = await site();
    await upload(...Array.from({ length: 365 }, (_, row) => [`Row ${row}`] as const));
    const undated = (await list()).filter(({ text }) => text.startsWith('Row'));
    const days = undated.map(({ id }, index) => ({
      id,
      displayDate: addDays('2027-01-01', index),
    }));
    const response = await schedule(...days);
    expect(response.json()).toMatchObject({ scheduled: 365 });
    const scheduled = (await list()).filter(({ displayDate }) => displayDate?.startsWith('2027'));
    expect(scheduled.map(({ id, displayDate }) => ({ id, displayDate }))).toEqual(days);
    expect(await undone(response.json().batch)).toEqual({ deleted: 0, restored: 365, kept: 0 });
  });

  it('names so many taken dates that a year has room, and says how many there are', async () => {
    const { upload, schedule, list, dates } = await site();
    const days = Array.from({ length: 401 }, (_, place) => addDays('2027-01-01', place));
    await upload(
      ...days.map((day) => ['Taken', day] as const),
      ...days.map(() => ['Free'] as const),
    );
    const free = (await list()).filter(({ text }) => text === 'Free');
    const response = await schedule(
      ...free.map(({ id }, place) => ({ id, displayDate: days[place] ?? '' })),
    );
    expect(response.statusCode).toBe(409);
    const { message, conflicts } = response.json();
    expect(message).toContain('for 401 of these dates, first for January 1, 2027.');
    expect(conflicts.map(({ date }: { date: string }) => date)).toEqual(days.slice(0, 400));
    expect((await dates()).Free).toBeNull();
  });

  it('lets one of two volunteers have a date', async () => {
    const { a, b, schedule, dates } = await site();
    const responses = await Promise.all([
      schedule({ id: a, displayDate: THREE }),
      schedule({ id: b, displayDate: THREE }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(Object.values(await dates()).filter((date) => date === THREE)).toHaveLength(1);
  });

  it('says what is wrong with a call, and is for those who are logged in', async () => {
    const { a, b, anna, app, schedule, dates } = await site();
    const unknown = await schedule(
      { id: a, displayDate: THREE },
      { id: 2 ** 40, displayDate: TWO },
    );
    expect([unknown.statusCode, told(unknown)]).toEqual([
      404,
      { message: `There is no quote with the id ${2 ** 40}.` },
    ]);
    for (const assignments of [
      [],
      [{ id: a }],
      [{ id: a, displayDate: null }],
      [{ id: a, displayDate: '2026-02-30' }],
      [{ id: '1', displayDate: THREE }],
      [
        { id: a, displayDate: THREE },
        { id: a, displayDate: TWO },
      ],
      [
        { id: a, displayDate: THREE },
        { id: b, displayDate: THREE },
      ],
    ]) {
      const response = await anna.call('POST', '/api/quotes/schedule', { assignments });
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toMatch(/\S/);
    }
    const body = { assignments: [{ id: a, displayDate: THREE }] };
    const stranger = await new TestBrowser(app).call('POST', '/api/quotes/schedule', body);
    const withoutToken = await anna.send('POST', '/api/quotes/schedule', body);
    expect([stranger.statusCode, withoutToken.statusCode]).toEqual([401, 403]);
    expect(await dates()).toEqual({ A: ONE, B: TWO, C: null });
  });
});
