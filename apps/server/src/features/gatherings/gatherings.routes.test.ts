import { describe, expect, it } from 'vitest';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';
import { DEVOTIONAL, gatheringsSite } from './testing/gatherings-site.ts';

const URL = '/api/gatherings';
const TUESDAY = '2026-03-24';

describe.each(databases)('managing gatherings on $name', ({ open }) => {
  it('adds one with what nobody has to say, and a link of its own', async () => {
    const { anna } = await gatheringsSite(await open());
    const { kind, title, starts, time } = DEVOTIONAL;
    const created = await anna.call('POST', URL, { kind, title: ' Prayers ', starts, time });
    expect(created.statusCode).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    expect(created.json()).toEqual({
      id: expect.any(Number),
      kind,
      title: 'Prayers',
      description: '',
      place: '',
      online: null,
      onlineFor: 'link',
      audience: 'everyone',
      language: null,
      starts,
      time,
      minutes: 60,
      repeat: null,
      ends: null,
      capacity: null,
      answers: false,
      token: expect.stringMatching(/^[\w-]{22}$/),
      renewBy: null,
      version: 1,
    });
    expect((await anna.send('GET', URL)).json()).toEqual([created.json()]);
    const other = await anna.call('POST', URL, { kind, title, starts, time });
    expect(other.json().token).not.toBe(created.json().token);
  });

  it('shows a new one to whom its kind is for', async () => {
    const { add } = await gatheringsSite(await open());
    for (const [kind, audience] of [
      ['feast', 'link'],
      ['children', 'link'],
      ['junior-youth', 'link'],
      ['devotional', 'everyone'],
      ['study-circle', 'everyone'],
      ['holy-day', 'everyone'],
      ['other', 'everyone'],
    ] as const) {
      expect(await add({ ...DEVOTIONAL, kind }), kind).toMatchObject({
        audience,
        onlineFor: 'link',
      });
    }
  });

  it('refuses what breaks a rule', async () => {
    const { anna, add } = await gatheringsSite(await open());
    const { id } = await add(DEVOTIONAL);
    for (const [wrong, path, message] of [
      [{ title: ' ' }, 'title', 'Title is required'],
      [{ title: 'x'.repeat(201) }, 'title', 'Title must be at most 200 characters'],
      [{ title: 'a\u202eb' }, 'title', /change the direction/],
      [{ place: 'one\ntwo' }, 'place', 'Place must be one line'],
      [{ kind: 'party' }, 'kind', /kind must be one of devotional/],
      [{ starts: '2026-02-29' }, 'starts', /must be a real day/],
      [{ starts: '0026-03-01' }, 'starts', /from 1844 to 2351/],
      [{ starts: '2351-03-21' }, 'starts', /March 20, 2351: the calendar ends/],
      [{ ends: '2026-03-23' }, 'ends', 'The last day must not be before the first'],
      [{ time: '24:00' }, 'time', 'Time must be a time, such as 07:00'],
      [{ time: '7:30' }, 'time', 'Time must be a time, such as 07:00'],
      [{ minutes: 0 }, 'minutes', /from 1 to 1,440/],
      [{ minutes: 1441 }, 'minutes', /from 1 to 1,440/],
      [{ capacity: 10_001 }, 'capacity', /from 1 to 10,000/],
      [{ online: 'javascript:alert(1)' }, 'online', 'Must be a valid URL'],
      [{ language: 'xx' }, 'language', /must be one of/],
      [{ audience: 'volunteers' }, 'audience', 'audience must be one of everyone, link'],
      [{ answers: true }, 'answers', /needs the site’s own address with https/],
      [{ answers: 'yes' }, 'answers', /answers must be/],
      [{ repeat: { every: 'year' } }, 'repeat.every', /every must be one of week, month/],
      [
        { repeat: { every: 'week', weekdays: [], interval: 1 } },
        'repeat.weekdays',
        /at least one day/,
      ],
      [
        { repeat: { every: 'week', weekdays: [8], interval: 1 } },
        'repeat.weekdays.0',
        /one to seven/,
      ],
      [
        { repeat: { every: 'week', weekdays: [1], interval: 53 } },
        'repeat.interval',
        /from 1 to 8/,
      ],
      [{ repeat: { every: 'month', nth: 5, weekday: 1 } }, 'repeat.nth', /nth must be one of 1, 2/],
      [{ repeat: { every: 'badi-month', when: 'noon' } }, 'repeat.when', /one of eve, day/],
    ] as const) {
      for (const [method, url] of [
        ['POST', URL],
        ['PUT', `${URL}/${id}`],
      ] as const) {
        const response = await anna.call(method, url, { ...DEVOTIONAL, ...wrong });
        expect(response.statusCode, JSON.stringify(wrong)).toBe(400);
        expect(told(response), JSON.stringify(wrong)).toMatchObject({
          issues: [{ path, message: expect.stringMatching(message) }],
        });
      }
      expect((await anna.send('GET', URL)).json()).toMatchObject([{ ...DEVOTIONAL, version: 1 }]);
    }
  });

  it('takes days of a week in any order, and each once', async () => {
    const { add } = await gatheringsSite(await open());
    const repeat = { every: 'week', weekdays: [7, 2, 7], interval: 2 };
    const { repeat: stored } = await add({ ...DEVOTIONAL, repeat });
    expect(stored).toEqual({ every: 'week', weekdays: [2, 7], interval: 2 });
  });

  it('leaves what a change does not say', async () => {
    const { anna, add } = await gatheringsSite(await open());
    const one = await add({ ...DEVOTIONAL, audience: 'link', capacity: 12 });
    const { kind, title, starts } = DEVOTIONAL;
    const changed = await anna.call('PUT', `${URL}/${one.id}`, {
      kind,
      title,
      starts,
      time: '20:00',
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    expect(changed.json()).toEqual({ ...one, time: '20:00', version: 2 });
  });

  it('refuses a change of an older version, of a day, too', async () => {
    const { anna, add } = await gatheringsSite(await open());
    const { id } = await add(DEVOTIONAL);
    const day = `${URL}/${id}/occurrences/${TUESDAY}`;
    const stale = { 'if-match': '"1"' };
    expect((await anna.call('PUT', day, { cancelled: true }, stale)).statusCode).toBe(200);
    for (const [method, url, body] of [
      ['PUT', `${URL}/${id}`, DEVOTIONAL],
      ['PUT', day, { cancelled: false }],
      ['DELETE', day, undefined],
      ['POST', `${URL}/${id}/renew`, undefined],
      ['POST', `${URL}/${id}/new-link`, undefined],
      ['DELETE', `${URL}/${id}`, undefined],
    ] as const) {
      expect((await anna.call(method, url, body, stale)).statusCode, `${method} ${url}`).toBe(412);
    }
    expect(
      (await anna.call('DELETE', `${URL}/${id}`, undefined, { 'if-match': '"2"' })).statusCode,
    ).toBe(200);
  });

  it('knows none that is not there', async () => {
    const { anna } = await gatheringsSite(await open());
    for (const id of ['999', '2147483648', '999999999999999']) {
      const response = await anna.call('PUT', `${URL}/${id}`, DEVOTIONAL);
      expect(response.statusCode).toBe(404);
      expect(told(response)).toEqual({ message: 'This gathering no longer exists' });
      expect(
        (await anna.send('GET', `${URL}/${id}/occurrences?from=${TUESDAY}&to=${TUESDAY}`))
          .statusCode,
      ).toBe(404);
    }
    expect((await anna.call('PUT', `${URL}/x`, DEVOTIONAL)).statusCode).toBe(400);
  });

  it('is only for those who are logged in', async () => {
    const { app } = await gatheringsSite(await open());
    expect((await app.inject(URL)).statusCode).toBe(401);
  });

  it('leaves nothing of what is stored there while it is off, whatever is asked for', async () => {
    const site = await gatheringsSite(await open());
    const { app, anna } = site;
    const { id } = await site.add(DEVOTIONAL);
    const { token } = await site.add({ ...DEVOTIONAL, audience: 'link' });
    const { id: deleted } = await site.add(DEVOTIONAL);
    await anna.call('DELETE', `${URL}/${deleted}`);
    const [{ id: batch }] = (await anna.send('GET', '/api/batches')).json();
    const read = [
      `/gatherings/${id}/${TUESDAY}`,
      `/gatherings/${id}/${TUESDAY}.ics`,
      `/gatherings/with/${token}`,
      `/gatherings/with/${token}/${TUESDAY}`,
      `/gatherings/with/${token}.ics`,
      '/gatherings',
      '/de/gatherings',
      '/feeds/gatherings.ics',
      `${URL}/upcoming`,
    ];
    for (const url of read) expect((await app.inject(url)).statusCode, url).toBe(200);
    expect((await app.inject('/')).body).toContain('gatherings-card');
    await site.switchOff();
    for (const url of [...read, '/feeds/gatherings.ics?lang=xx', `${URL}/upcoming?days=x`, URL]) {
      expect((await app.inject(url)).statusCode, url).toBe(404);
    }
    expect((await app.inject('/')).body).not.toContain('gathering');
    for (const url of [
      URL,
      `${URL}/${id}/occurrences?from=${TUESDAY}&to=${TUESDAY}`,
      `/api/batches/${batch}/quotes`,
    ]) {
      expect((await anna.send('GET', url)).statusCode, url).toBe(404);
    }
    expect((await anna.send('GET', '/api/batches')).json()).toEqual([]);
    for (const [method, url, body] of [
      ['POST', URL, DEVOTIONAL],
      ['POST', URL, {}],
      ['PUT', `${URL}/${id}`, DEVOTIONAL],
      ['DELETE', `${URL}/${id}`, undefined],
      ['POST', `${URL}/${id}/renew`, undefined],
      ['POST', `${URL}/${id}/new-link`, undefined],
      ['PUT', `${URL}/${id}/occurrences/${TUESDAY}`, { cancelled: true }],
      ['DELETE', `${URL}/${id}/occurrences/${TUESDAY}`, undefined],
      ['POST', `/api/batches/${batch}/undo`, undefined],
    ] as const) {
      expect((await anna.call(method, url, body)).statusCode, `${method} ${url}`).toBe(404);
    }
  });

  it('gives another link, and tells neither to the audit trail', async () => {
    const { app, anna, add } = await gatheringsSite(await open());
    const { id, token } = await add(DEVOTIONAL);
    const response = await anna.call('POST', `${URL}/${id}/new-link`);
    expect(response.statusCode).toBe(200);
    const { token: next } = response.json();
    expect(next).not.toBe(token);
    expect((await app.inject(`/gatherings/with/${token}`)).statusCode).toBe(404);
    expect((await app.inject(`/gatherings/with/${next}`)).statusCode).toBe(200);
    const { body } = await anna.send('GET', '/api/audit');
    expect(body).toContain('gathering-link-replaced');
    expect(body).not.toContain(token);
    expect(body).not.toContain(next);
  });

  it('tells the audit trail what was done', async () => {
    const { anna, add } = await gatheringsSite(await open());
    const { id } = await add(DEVOTIONAL);
    const day = `${URL}/${id}/occurrences/${TUESDAY}`;
    await anna.call('PUT', `${URL}/${id}`, { ...DEVOTIONAL, title: 'Prayers' });
    await anna.call('PUT', day, { day: '2026-03-25', note: 'The hall is closed' });
    await anna.call('DELETE', day);
    await anna.call('POST', `${URL}/${id}/renew`);
    await anna.call('DELETE', `${URL}/${id}`);
    const { entries } = (await anna.send('GET', '/api/audit?kind=gathering')).json();
    expect(entries.map(({ change }: { change: { action: string } }) => change.action)).toEqual([
      'deleted',
      'gathering-renewed',
      'occurrence-reset',
      'occurrence-changed',
      'updated',
      'created',
    ]);
    expect(entries[3].change).toMatchObject({
      day: TUESDAY,
      moved: '2026-03-25',
      cancelled: false,
    });
    expect(entries[4].change.fields).toEqual([
      { field: 'title', before: 'Evening of prayers', after: 'Prayers' },
    ]);
  });

  it('makes changes of two volunteers one after the other', async () => {
    const { app, anna, add } = await gatheringsSite(await open());
    const ben = await loggedIn(app, 'ben');
    const { id } = await add(DEVOTIONAL);
    const put = (who: typeof anna, place: string) =>
      who.call('PUT', `${URL}/${id}`, { ...DEVOTIONAL, place }, { 'if-match': '"1"' });
    const statuses = (await Promise.all([put(anna, 'A'), put(ben, 'B')])).map((r) => r.statusCode);
    expect(statuses.toSorted()).toEqual([200, 412]);
  });
});
