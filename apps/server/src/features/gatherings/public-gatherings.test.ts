import { describe, expect, it } from 'vitest';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { DEVOTIONAL, gatheringsSite } from './testing/gatherings-site.ts';

const DAY_SECONDS = 86_400;
const TUESDAY = '2026-03-24';

describe.each(databases)('what everybody learns of gatherings on $name', ({ open }) => {
  it('is what is for everybody, by time, for as many days as are asked for', async () => {
    const { app, add, upcoming, anna } = await gatheringsSite(await open(), {
      environment: { PUBLIC_URL: 'https://friends.example' },
    });
    const { id } = await add({ ...DEVOTIONAL, online: 'https://meet.example/1' });
    await add({ ...DEVOTIONAL, kind: 'feast', title: 'Feast of Glory' });
    const first = await add({ ...DEVOTIONAL, title: 'Before', repeat: null, time: '08:00' });
    await anna.call('PUT', `/api/gatherings/${id}/occurrences/2026-03-31`, {
      cancelled: true,
      note: 'No evening',
    });
    const shown = {
      id,
      kind: 'devotional',
      kindName: 'Devotional gathering',
      title: 'Evening of prayers',
      place: 'Garden Street 4',
      minutes: 60,
      online: null,
      note: null,
      cancelled: false,
    };
    expect(await upcoming('?days=11')).toEqual([
      expect.objectContaining({ id: first.id, startsAt: '2026-03-24T07:00:00.000Z' }),
      {
        ...shown,
        day: TUESDAY,
        startsAt: '2026-03-24T18:30:00.000Z',
        url: `https://friends.example/gatherings/${id}/${TUESDAY}`,
      },
      {
        ...shown,
        day: '2026-03-31',
        startsAt: '2026-03-31T17:30:00.000Z',
        url: `https://friends.example/gatherings/${id}/2026-03-31`,
        note: 'No evening',
        cancelled: true,
      },
    ]);
    expect(await upcoming('?days=3')).toEqual([]);
    expect(await upcoming('?days=4')).toHaveLength(2);
    const [german] = await upcoming('?lang=de');
    expect(german).toMatchObject({
      kindName: 'Andacht',
      url: `https://friends.example/de/gatherings/${first.id}/${TUESDAY}`,
    });
    const response = await app.inject('/api/gatherings/upcoming');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    for (const query of ['?days=0', '?days=96', '?days=x', '?lang=xx']) {
      expect((await app.inject(`/api/gatherings/upcoming${query}`)).statusCode).toBe(400);
    }
  });

  it('has the address of an online meeting where that is for everybody', async () => {
    const { add, upcoming } = await gatheringsSite(await open());
    await add({ ...DEVOTIONAL, online: 'https://meet.example/1', onlineFor: 'everyone' });
    expect(await upcoming('?days=7')).toMatchObject([{ online: 'https://meet.example/1' }]);
  });

  it('names a moved one by its new day, and keeps its address', async () => {
    const { anna, add, upcoming } = await gatheringsSite(await open());
    const { id } = await add(DEVOTIONAL);
    const url = `/api/gatherings/${id}/occurrences/${TUESDAY}`;
    await anna.call('PUT', url, { day: '2026-03-22' });
    expect(await upcoming('?days=2')).toMatchObject([
      { day: '2026-03-22', url: `/gatherings/${id}/${TUESDAY}` },
    ]);
  });

  it('ends where nobody confirms a series, until somebody does', async () => {
    const { app, clock, add, upcoming } = await gatheringsSite(await open());
    const { id, renewBy } = await add(DEVOTIONAL);
    expect(renewBy).toBe('2026-06-24');
    clock.advance(94 * DAY_SECONDS);
    expect(await upcoming('?days=8')).not.toEqual([]);
    clock.advance(DAY_SECONDS);
    expect(await upcoming('?days=95')).toEqual([]);
    const anna = await loggedIn(app, 'anna');
    const range = 'from=2026-06-24&to=2026-07-05';
    const own = await anna.send('GET', `/api/gatherings/${id}/occurrences?${range}`);
    expect(own.json()).not.toEqual([]);
    const renewed = await anna.call('POST', `/api/gatherings/${id}/renew`);
    expect(renewed.statusCode).toBe(200);
    expect(renewed.json().renewBy).toBe('2026-09-27');
    expect(await upcoming('?days=8')).not.toEqual([]);
  });

  it('takes the change of one day as a confirmation, and needs none of what happens once', async () => {
    const { app, clock, add, upcoming } = await gatheringsSite(await open());
    const { id } = await add(DEVOTIONAL);
    await add({ ...DEVOTIONAL, repeat: null, starts: '2026-07-01', title: 'Once' });
    clock.advance(60 * DAY_SECONDS);
    const anna = await loggedIn(app, 'anna');
    await anna.call('PUT', `/api/gatherings/${id}/occurrences/2026-06-02`, { note: 'Bring a cup' });
    clock.advance(36 * DAY_SECONDS);
    const titles = (await upcoming('?days=10')).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['Evening of prayers', 'Once']);
  });

  it('is the same again once a deletion is undone, with the link that it had', async () => {
    const { app, anna, add, upcoming } = await gatheringsSite(await open());
    const one = await add(DEVOTIONAL);
    await anna.call('PUT', `/api/gatherings/${one.id}/occurrences/${TUESDAY}`, { note: 'Tea' });
    const before = await upcoming('?days=30');
    const deleted = await anna.call('DELETE', `/api/gatherings/${one.id}`);
    expect(deleted.statusCode).toBe(200);
    expect(await upcoming('?days=30')).toEqual([]);
    const [batch] = (await anna.send('GET', '/api/batches')).json();
    expect(batch).toMatchObject({ kind: 'gathering deletion', count: 1, undone: false });
    expect(deleted.json()).toEqual({ batch: batch.id });
    const undone = await anna.call('POST', `/api/batches/${batch.id}/undo`);
    expect(undone.json()).toEqual({ deleted: 0, restored: 1, kept: 0 });
    expect(await upcoming('?days=30')).toEqual(before);
    expect((await app.inject(`/gatherings/with/${one.token}`)).statusCode).toBe(200);
    expect((await anna.call('POST', `/api/batches/${batch.id}/undo`)).statusCode).toBe(409);
    const { entries } = (await anna.send('GET', '/api/audit?kind=gathering')).json();
    expect(entries[0].change).toEqual({ action: 'gathering-restored', name: DEVOTIONAL.title });
  });
});
