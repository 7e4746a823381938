import { NO_FEATURES } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { loggedIn } from '../../../testing/test-browser.ts';
import { databases } from '../../../testing/test-database.ts';
import { DEVOTIONAL } from '../testing/gatherings-site.ts';
import {
  type AnswersSite,
  ASKING,
  addressOf,
  answersSite,
  tidyAnswers,
} from './testing/answers-site.ts';

const DAY_SECONDS = 24 * 60 * 60;
const TWO = { name: 'Leila', people: '2' } as const;
const HTTP = { PUBLIC_URL: 'http://127.0.0.1:1' };

const asks = async ({ app }: Pick<AnswersSite, 'app'>, url: string) =>
  (await app.inject(url)).body.includes('name="stamp"');

/** Changes the settings, as the Master Admin does. */
async function save(anna: AnswersSite['anna'], changed: object) {
  const { version: _, ...settings } = (await anna.send('GET', '/api/settings')).json();
  return anna.call('PUT', '/api/settings', { ...settings, ...changed });
}

describe.each(databases)('asking who comes, on $name', ({ open }) => {
  it.each([
    ['an address with https', HTTP, 'Anna', 'feature-needs-public-url'],
    ['a contact', { PUBLIC_URL: 'https://friends.example' }, '', 'feature-needs-contact'],
  ])('needs %s', async (_what, environment, contact, code) => {
    const site = await answersSite(await open(), { environment, contact });
    const { id } = await site.add(DEVOTIONAL);
    for (const [method, url] of [
      ['POST', '/api/gatherings'],
      ['PUT', `/api/gatherings/${id}`],
    ] as const) {
      const refused = await site.anna.call(method, url, ASKING);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ issues: [{ path: 'answers', code }] });
    }
    expect((await site.anna.send('GET', '/api/gatherings')).json()).toMatchObject([
      { answers: false },
    ]);
  });

  it('takes an address without https where that is permitted', async () => {
    const environment = { ...HTTP, ALLOW_LOCAL_TARGETS: 'on' };
    const site = await answersSite(await open(), { environment });
    expect(await asks(site, addressOf(await site.add(ASKING)))).toBe(true);
  });

  it('keeps the contact, as long as a gathering asks and gatherings are on', async () => {
    const site = await answersSite(await open());
    const gathering = await site.add(ASKING);
    const refused = await save(site.anna, { contact: '' });
    expect(refused.json()).toMatchObject({
      issues: [{ path: 'contact', code: 'needed-by-feature' }],
    });
    const off = { contact: '', features: NO_FEATURES };
    expect((await save(site.anna, off)).statusCode).toBe(200);
    const again = await save(site.anna, { features: { ...NO_FEATURES, gatherings: true } });
    expect(again.json()).toMatchObject({
      issues: [{ path: 'features.gatherings', code: 'feature-needs-contact' }],
    });
    const on = { contact: 'Anna', features: { ...NO_FEATURES, gatherings: true } };
    expect((await save(site.anna, on)).statusCode).toBe(200);
    expect((await site.change(gathering, { answers: false })).statusCode).toBe(200);
    expect((await save(site.anna, { contact: '' })).statusCode).toBe(200);
  });

  it('is not asked by a gathering that an undo brings back without a contact', async () => {
    const site = await answersSite(await open());
    const { anna } = site;
    const { id } = await site.add(ASKING);
    const { batch } = (await anna.call('DELETE', `/api/gatherings/${id}`)).json();
    expect((await save(anna, { contact: '' })).statusCode).toBe(200);
    expect((await anna.call('POST', `/api/batches/${batch}/undo`)).statusCode).toBe(200);
    expect((await anna.send('GET', '/api/gatherings')).json()).toMatchObject([
      { id, answers: false },
    ]);
    expect((await save(anna, { siteName: 'Friends of Acre' })).statusCode).toBe(200);
    const { entries } = (await anna.send('GET', '/api/audit?kind=gathering')).json();
    expect(entries.map(({ change }: { change: object }) => change)).toMatchObject([
      { action: 'updated', fields: [{ field: 'answers', before: 'yes', after: 'no' }] },
      { action: 'gathering-restored' },
      { action: 'deleted' },
      { action: 'created' },
    ]);
  });

  it('ends with a press, and what was answered can still be withdrawn', async () => {
    const site = await answersSite(await open());
    const gathering = await site.add(ASKING);
    const own = await site.answered(addressOf(gathering), TWO);
    await site.change(gathering, { answers: false });
    expect(await asks(site, addressOf(gathering))).toBe(false);
    expect((await site.post(addressOf(gathering), TWO)).statusCode).toBe(404);
    expect((await site.app.inject(own)).body).toContain('this one can only be withdrawn');
    expect((await site.post(own, { name: 'Leila', people: '3' })).statusCode).toBe(409);
    expect(await site.listed(gathering.id)).toMatchObject([{ name: 'Leila', people: 2 }]);
    expect((await site.post(own, { withdraw: 'yes' })).statusCode).toBe(200);
    expect(await site.listed(gathering.id)).toEqual([]);
  });

  it('pauses where it starts without an address, and deletes nothing', async () => {
    const site = await answersSite(await open());
    const gathering = await site.add(ASKING);
    const own = await site.answered(addressOf(gathering), TWO);
    const paused = await createTestApp(site.database, {
      clock: site.clock,
      environment: { DATA_DIR: site.DATA_DIR },
    });
    expect(await asks({ app: paused }, addressOf(gathering))).toBe(false);
    expect((await paused.inject(own)).body).toContain('this one can only be withdrawn');
    const anna = await loggedIn(paused, 'anna');
    const [listed] = (await anna.send('GET', '/api/gatherings')).json();
    expect(listed.answers).toBe(true);
    // A change that does not switch answers on needs no address.
    const { kind, title, starts, time } = gathering;
    const body = { kind, title, starts, time, answers: true, place: 'Elsewhere' };
    expect((await anna.call('PUT', `/api/gatherings/${gathering.id}`, body)).statusCode).toBe(200);
    expect(await site.stored()).toHaveLength(1);
    expect(await asks(site, addressOf(gathering))).toBe(true);
  });

  it('is not there while gatherings are off, and is forgotten after 30 days', async () => {
    const site = await answersSite(await open());
    const gathering = await site.add({ ...ASKING, starts: '2026-09-01' });
    const url = addressOf(gathering, '2026-09-01');
    await site.change(gathering, {});
    const late = await site.add({ ...ASKING, repeat: null, starts: '2026-09-01' });
    const own = await site.answered(addressOf(late, '2026-09-01'), TWO);
    const turn = async (on: boolean) => {
      const anna = await loggedIn(site.app, 'anna');
      const { statusCode } = await save(anna, { features: { ...NO_FEATURES, gatherings: on } });
      expect(statusCode).toBe(200);
    };
    await turn(false);
    expect((await site.app.inject('/privacy')).statusCode).toBe(404);
    for (const path of [own, url, addressOf(late, '2026-09-01')]) {
      expect((await site.app.inject(path)).statusCode).toBe(404);
      expect((await site.post(path, { withdraw: 'yes' })).statusCode).toBe(404);
    }
    site.clock.advance(30 * DAY_SECONDS - 60);
    await turn(true);
    expect((await site.app.inject(own)).statusCode).toBe(200);
    await turn(false);
    const tidy = () => tidyAnswers(site, { today: '2026-06-01', features: NO_FEATURES });
    // The days before it was switched on again do not count.
    site.clock.advance(30 * DAY_SECONDS - 60);
    await tidy();
    expect(await site.stored()).toHaveLength(1);
    site.clock.advance(60);
    await tidy();
    expect(await site.stored()).toEqual([]);
  });

  it('begins without answers after 30 days, also when the site did not run meanwhile', async () => {
    const site = await answersSite(await open());
    const late = await site.add({ ...ASKING, repeat: null, starts: '2026-09-01' });
    await site.answered(addressOf(late, '2026-09-01'), TWO);
    await save(site.anna, { features: NO_FEATURES });
    site.clock.advance(30 * DAY_SECONDS);
    const anna = await loggedIn(site.app, 'anna');
    const on = await save(anna, { features: { ...NO_FEATURES, gatherings: true } });
    expect(on.statusCode).toBe(200);
    expect(await site.stored()).toEqual([]);
  });
});
