import { PROGRAMME_LIMITS, type Programme, type ProgrammeItem } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { loggedIn } from '../../../testing/test-browser.ts';
import { databases } from '../../../testing/test-database.ts';
import { told } from '../../../testing/told.ts';
import {
  answersSite,
  NEXT_TUESDAY,
  TUESDAY,
  tidyAnswers,
} from '../answers/testing/answers-site.ts';
import { DEVOTIONAL } from '../testing/gatherings-site.ts';

const ITEM = {
  part: 'devotional',
  title: 'Opening prayer',
  text: 'Blessed is the spot, and the house, and the place',
  source: 'Bahá’í Prayers',
  reader: 'Quintessa Zephyrine',
} as const satisfies ProgrammeItem;

const urlOf = (id: number, day = TUESDAY) => `/api/gatherings/${id}/occurrences/${day}/programme`;

describe.each(databases)('programmes on $name', ({ open }) => {
  it('are set whole and read again, each day its own', async () => {
    const site = await answersSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    const none = await site.anna.send('GET', urlOf(id));
    expect(none.json()).toEqual({ items: [], version: 1 });
    expect(none.headers.etag).toBe('"1"');
    const items = [ITEM, { part: 'social', title: 'Tea' }, { part: 'other', text: 'سلام' }];
    const saved = await site.anna.call('PUT', urlOf(id), { items });
    expect(saved.statusCode).toBe(200);
    expect(saved.headers.etag).toBe('"2"');
    expect(saved.json()).toEqual({
      items: [
        ITEM,
        { part: 'social', title: 'Tea', text: '', source: '', reader: '' },
        { part: 'other', title: '', text: 'سلام', source: '', reader: '' },
      ],
      version: 2,
    });
    expect((await site.anna.send('GET', urlOf(id))).json()).toEqual(saved.json());
    expect((await site.anna.send('GET', urlOf(id, NEXT_TUESDAY))).json().items).toEqual([]);
    expect((await site.app.inject(urlOf(id))).statusCode).toBe(401);
    const { entries } = (await site.anna.send('GET', '/api/audit?kind=gathering')).json();
    expect(entries[0].change).toEqual({
      action: 'programme-changed',
      name: DEVOTIONAL.title,
      day: TUESDAY,
      items: 3,
    });
    expect(JSON.stringify(entries)).not.toMatch(/Quintessa|Blessed/);
  });

  it('of two volunteers at once are saved one after the other', async () => {
    const site = await answersSite(await open());
    const ben = await loggedIn(site.app, 'ben');
    const { id } = await site.add(DEVOTIONAL);
    const put = (who: typeof ben, title: string) =>
      who.call('PUT', urlOf(id), { items: [{ part: 'other', title }] }, { 'if-match': '"1"' });
    const [one, two] = await Promise.all([put(site.anna, 'Hers'), put(ben, 'His')]);
    expect([one?.statusCode, two?.statusCode].toSorted()).toEqual([200, 412]);
    const saved: Programme = (await site.anna.send('GET', urlOf(id))).json();
    expect(saved.version).toBe(2);
    expect(saved.items.map(({ title }) => title)).toEqual([
      one?.statusCode === 200 ? 'Hers' : 'His',
    ]);
    const refused = one?.statusCode === 412 ? one : two;
    expect(refused?.json().code).toBe('changed-meanwhile');
  });

  it('take 60 items of 5,000 letters in three languages, and no more', async () => {
    const site = await answersSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    const written = ['Praise be to God! ', 'سپاس خدای را که ', '赞美归于上帝，'].map((text) =>
      text.repeat(1000).slice(0, PROGRAMME_LIMITS.text).trim(),
    );
    const items = Array.from({ length: PROGRAMME_LIMITS.items }, (_, at) => ({
      ...ITEM,
      text: written[at % 3] ?? '',
    }));
    const saved = await site.anna.call('PUT', urlOf(id), { items });
    expect(saved.statusCode).toBe(200);
    expect((await site.anna.send('GET', urlOf(id))).json().items).toEqual(items);
    const tooMany = await site.anna.call('PUT', urlOf(id), { items: [...items, ITEM] });
    expect(tooMany.statusCode).toBe(400);
    expect(told(tooMany)).toMatchObject({
      issues: [{ path: 'items', message: 'items must be a list of at most 60 items' }],
    });
    const tooBig = await site.anna.call('PUT', urlOf(id), {
      items: [{ ...ITEM, text: 'x'.repeat(1024 * 1024) }],
    });
    expect(tooBig.statusCode).toBe(413);
  });

  it('refuse an item that breaks a rule', async () => {
    const site = await answersSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    for (const [item, path, message] of [
      [{ part: 'party', title: 'x' }, 'items.0.part', /must be one of devotional/],
      [{ part: 'other', title: ' ', text: '\n' }, 'items.0.title', /needs a title or a text/],
      [{ part: 'other', source: 'A book' }, 'items.0.title', /needs a title or a text/],
      [{ part: 'other', title: 'x'.repeat(201) }, 'items.0.title', /at most 200 characters/],
      [{ part: 'other', text: 'x'.repeat(5001) }, 'items.0.text', /at most 5,000 characters/],
      [{ part: 'other', title: 'x', source: 'x'.repeat(501) }, 'items.0.source', /at most 500/],
      [{ part: 'other', title: 'x', reader: 'x'.repeat(61) }, 'items.0.reader', /at most 60/],
      [{ part: 'other', title: 'x\ny' }, 'items.0.title', /one line/],
      [{ part: 'other', title: 'x', reader: '\u202ey' }, 'items.0.reader', /direction of text/],
      [{ part: 'other', text: 'x\u0000' }, 'items.0.text', /cannot be shown/],
    ] as const) {
      const response = await site.anna.call('PUT', urlOf(id), { items: [item] });
      expect(response.statusCode, path).toBe(400);
      expect(told(response), path).toMatchObject({
        issues: [{ path, message: expect.stringMatching(message) }],
      });
      expect((await site.anna.send('GET', urlOf(id))).json().version).toBe(1);
    }
  });

  it('are there for days of the rule alone, and wait for a rule that has them again', async () => {
    const site = await answersSite(await open());
    const gathering = await site.add(DEVOTIONAL);
    const { id } = gathering;
    const wrong = await site.anna.call('PUT', urlOf(id, '2026-03-25'), { items: [ITEM] });
    expect(wrong.statusCode).toBe(404);
    expect(told(wrong)).toEqual({ message: 'There is no gathering on this day' });
    expect((await site.anna.send('GET', urlOf(999))).statusCode).toBe(404);
    expect((await site.anna.send('GET', urlOf(id, '2026-02-30'))).statusCode).toBe(400);
    await site.anna.call('PUT', urlOf(id), { items: [ITEM] });
    await site.change(gathering, { repeat: { ...DEVOTIONAL.repeat, weekdays: [3] } });
    expect((await site.anna.send('GET', urlOf(id))).statusCode).toBe(404);
    await site.change(gathering, { repeat: DEVOTIONAL.repeat });
    expect((await site.anna.send('GET', urlOf(id))).json().items).toEqual([ITEM]);
    await site.anna.call('PUT', `/api/gatherings/${id}/occurrences/${TUESDAY}`, {
      cancelled: true,
    });
    expect((await site.anna.send('GET', urlOf(id))).json().items).toEqual([ITEM]);
    await site.switchOff();
    expect((await site.anna.send('GET', urlOf(id))).statusCode).toBe(404);
    expect((await site.anna.call('PUT', urlOf(id), { items: [] })).statusCode).toBe(404);
  });

  it('come back with a deleted gathering, without who reads', async () => {
    const site = await answersSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    await site.anna.call('PUT', urlOf(id), { items: [ITEM] });
    const { batch } = (await site.anna.call('DELETE', `/api/gatherings/${id}`)).json();
    expect((await site.anna.send('GET', urlOf(id))).statusCode).toBe(404);
    await site.anna.call('POST', `/api/batches/${batch}/undo`);
    expect((await site.anna.send('GET', urlOf(id))).json()).toEqual({
      items: [{ ...ITEM, reader: '' }],
      version: 2,
    });
  });

  it('say that the series goes on', async () => {
    const site = await answersSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    site.clock.advance(20 * 86_400);
    const anna = await loggedIn(site.app, 'anna');
    await anna.call('PUT', urlOf(id), { items: [ITEM] });
    const [gathering] = (await anna.send('GET', '/api/gatherings')).json();
    expect(gathering.renewBy).toBe('2026-07-14');
  });
});

describe.each(databases)('who reads, on $name', ({ open }) => {
  const stored = (site: Awaited<ReturnType<typeof answersSite>>) =>
    site.database.reads.selectFrom('programme_readers').selectAll().execute();

  it('is sealed, moves with the day, and is gone 14 days after it', async () => {
    const site = await answersSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    await site.anna.call('PUT', urlOf(id), { items: [ITEM] });
    const [row] = await stored(site);
    expect(row).toMatchObject({ day: TUESDAY, held_on: TUESDAY });
    expect(row?.names).not.toContain('Quintessa');
    const day = `/api/gatherings/${id}/occurrences/${TUESDAY}`;
    await site.anna.call('PUT', day, { day: '2026-03-26' });
    expect(await stored(site)).toMatchObject([{ day: TUESDAY, held_on: '2026-03-26' }]);
    const { features } = (await site.anna.send('GET', '/api/settings')).json();
    await tidyAnswers(site, { today: '2026-04-08', features });
    expect(await stored(site)).toHaveLength(1);
    // From midnight on they are hidden, whether or not they were deleted meanwhile.
    site.clock.advance(19 * 86_400);
    const anna = await loggedIn(site.app, 'anna');
    expect((await anna.send('GET', urlOf(id))).json().items).toEqual([{ ...ITEM, reader: '' }]);
    await tidyAnswers(site, { today: '2026-04-09', features });
    expect(await stored(site)).toEqual([]);
    // Names that would be deleted at once are not stored again.
    const late = await anna.call('PUT', urlOf(id), { items: [ITEM] });
    expect(late.json().items).toEqual([{ ...ITEM, reader: '' }]);
    expect(await stored(site)).toEqual([]);
  });

  it('is forgotten where nobody is named any more', async () => {
    const site = await answersSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    await site.anna.call('PUT', urlOf(id), { items: [ITEM] });
    await site.anna.call('PUT', urlOf(id), { items: [{ ...ITEM, reader: '' }] });
    expect(await stored(site)).toEqual([]);
  });
});
