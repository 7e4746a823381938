import { addDays } from '@bahai-friends/badi-calendar';
import {
  DEFAULT_SETTINGS,
  type GatheringFields,
  gatheringDefaults,
  NO_FEATURES,
} from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { insertGathering, saveException } from '../gatherings/gatherings.repository.ts';
import { saveSettings } from '../settings/settings.repository.ts';
import type { PictureContent } from './picture-content.ts';
import {
  createPictureTurns,
  type DrawPicture,
  PICTURE_LIMITS,
  type TakeTurn,
} from './picture-processes.ts';
import { pngSize } from './testing/png-size.ts';

const TODAY = '2026-03-21';
const YESTERDAY = '2026-03-20';
const pathOf = (day: string) => `/share/${day}.png`;
/** Draws with a function of the test. */
const drawingWith = (draw: DrawPicture, takeTurn: TakeTurn) => () => ({
  draw,
  takeTurn,
  close: async () => {},
});

describe.each(databases)('pictures of quotes on $name', ({ open }) => {
  async function site(draw?: DrawPicture, takeTurn = createPictureTurns()) {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    await addQuotes(
      database,
      { text: 'Of tomorrow', displayDate: '2026-03-22' },
      { text: 'Of today', displayDate: TODAY },
      { text: 'Of yesterday', displayDate: YESTERDAY },
      { text: 'Of no day' },
    );
    const clock = new TestClock(`${TODAY}T12:00:00Z`);
    const app = await createTestApp(database, {
      clock,
      ...(draw && { openPictures: drawingWith(draw, takeTurn) }),
    });
    const edit = (text: string) =>
      database.writes
        .updateTable('quotes')
        .set({ text })
        .where('display_date', '=', YESTERDAY)
        .execute();
    return { database, app, clock, edit, get: (day: string) => app.inject(pathOf(day)) };
  }

  /** Instead of drawing, records what would be drawn. */
  function noting() {
    const drawn: PictureContent[] = [];
    const draw: DrawPicture = async (content) => {
      drawn.push(content);
      return Buffer.from(JSON.stringify(content));
    };
    return { drawn, draw };
  }

  it('are PNG files that other sites may show', async () => {
    const { get } = await site();
    for (const day of [TODAY, YESTERDAY]) {
      const { statusCode, headers, rawPayload } = await get(day);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
        etag: expect.stringMatching(/^"[\w-]{27}"$/),
      });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(pngSize(rawPayload)).toEqual({ width: 1200, height: 630 });
    }
  });

  it('answer 304 to whoever has them, made once, whatever is asked beside the day', async () => {
    const { drawn, draw } = noting();
    const { app, get } = await site(draw);
    const { headers } = await get(TODAY);
    const again = { url: pathOf(TODAY), headers: { 'if-none-match': String(headers.etag) } };
    expect((await app.inject(again)).statusCode).toBe(304);
    const query = await app.inject(`${pathOf(TODAY)}?utm_source=x`);
    expect([query.statusCode, query.headers.etag]).toEqual([200, headers.etag]);
    const head = await app.inject({ method: 'HEAD', url: pathOf(TODAY) });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(drawn).toEqual([
      {
        about: 'quote',
        size: 'landscape',
        day: TODAY,
        text: 'Of today',
        source: expect.any(String),
        credit: null,
        quoteLanguage: null,
        moreAt: "more at Bahá'í Friends",
        siteName: "Bahá'í Friends",
        language: 'en',
      },
    ]);
  });

  it('are none of a day without one, and none is chosen for it', async () => {
    const { drawn, draw } = noting();
    const { database, get } = await site(draw);
    for (const day of [
      '2026-03-22',
      '9999-12-31',
      '2026-03-19',
      '0001-01-01',
      '2026-02-30',
      '2026-3-20',
      '-00044-03-15',
      'today',
      '..%2f2026-03-20',
      '2026-03-20%00',
      encodeURIComponent('٢٠٢٦-٠٣-٢٠'),
    ] as const) {
      const { statusCode, headers } = await get(day);
      expect([statusCode, headers['content-type']], day).toEqual([404, 'text/html; charset=utf-8']);
      expect(drawn, day).toEqual([]);
      const shown = await database.reads.selectFrom('shown_quotes').selectAll().execute();
      expect(shown, day).toEqual([]);
    }
  });

  it('follow each change of what they show, and are not made again for others', async () => {
    const { drawn, draw } = noting();
    const { app, clock, edit, get } = await site(draw);
    const first = await get(YESTERDAY);
    await edit('Changed');
    expect((await get(YESTERDAY)).body).toContain('Changed');
    await edit('Of yesterday');
    expect((await get(YESTERDAY)).headers.etag).toBe(first.headers.etag);
    expect(drawn).toHaveLength(2);
    const anna = await loggedIn(app, 'anna');
    const renamed = { ...DEFAULT_SETTINGS, siteName: 'Friends in Haifa', listed: false };
    await anna.call('PUT', '/api/settings', renamed);
    const unlisted = await get(YESTERDAY);
    expect(unlisted.statusCode).toBe(200);
    expect(unlisted.body).toContain('Friends in Haifa');
    const { body } = await get(YESTERDAY);
    await anna.call('PUT', '/api/settings', { ...renamed, language: 'fa' });
    const farsi = { ...JSON.parse(body), language: 'fa', moreAt: 'متن کامل در Friends in Haifa' };
    expect(JSON.parse((await get(YESTERDAY)).body)).toEqual(farsi);
    expect((await get('2026-03-22')).statusCode).toBe(404);
    clock.moveTo('2026-03-22T00:00:00Z');
    expect((await get('2026-03-22')).body).toContain('Of tomorrow');
  });

  it('are in the language that is asked for, and refuse any other', async () => {
    const { drawn, draw } = noting();
    const { database, app } = await site(draw);
    await addQuotes(database, {
      text: 'Be kind',
      source: 'A friend',
      displayDate: '2026-03-19',
      language: 'en',
      translations: [{ language: 'fa', text: 'مهربان باشید', credit: 'یک دوست' }],
    });
    const url = pathOf('2026-03-19');
    const [day, siteName] = ['2026-03-19', "Bahá'í Friends"];
    const own = { about: 'quote', size: 'landscape', day, source: 'A friend', siteName };
    const inFarsi = { language: 'fa', moreAt: `متن کامل در ${siteName}` };
    const english = {
      ...own,
      moreAt: `more at ${siteName}`,
      text: 'Be kind',
      credit: null,
      quoteLanguage: 'en',
      language: 'en',
    };
    const answers = [];
    for (const query of ['', '?lang=en', '?lang=fa', '?lang=de', '?lang=fa']) {
      answers.push(await app.inject(url + query));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(answers[1]?.headers.etag).toBe(answers[0]?.headers.etag);
    expect(answers[4]?.headers.etag).toBe(answers[2]?.headers.etag);
    expect(drawn).toEqual([
      english,
      { ...own, text: 'مهربان باشید', credit: 'یک دوست', quoteLanguage: 'fa', ...inFarsi },
      { ...english, language: 'de', moreAt: `mehr unter ${siteName}` },
    ]);
    for (const query of ['?lang=it', '?lang=', '?lang=fa&lang=de', '?lang=FA']) {
      expect((await app.inject(url + query)).statusCode).toBe(400);
    }
    await database.writes.deleteFrom('quote_translations').execute();
    const { body } = await app.inject(`${url}?lang=fa`);
    expect(JSON.parse(body)).toEqual({ ...english, ...inFarsi });
  });

  it('are in the size that is asked for, and refuse any other', async () => {
    const { app } = await site();
    const ask = (query: string) => app.inject(pathOf(TODAY) + query);
    const sizes = [];
    for (const query of ['', '?size=landscape', '?size=portrait', '?size=story&lang=de']) {
      sizes.push(pngSize((await ask(query)).rawPayload));
    }
    const [landscape] = sizes;
    expect(sizes).toEqual([
      { width: 1200, height: 630 },
      landscape,
      { width: 1080, height: 1350 },
      { width: 1080, height: 1920 },
    ]);
    const { etag } = (await ask('?size=landscape')).headers;
    expect((await ask('')).headers.etag).toBe(etag);
    expect((await ask('?size=portrait')).headers.etag).not.toBe(etag);
    for (const query of ['?size=square', '?size=', '?size=Story', '?size=story&size=story']) {
      const { statusCode, body } = await ask(query);
      expect(statusCode).toBe(400);
      expect(body).toContain('landscape, portrait');
    }
  });

  it('say where the rest of a text is, in the language that they are in', async () => {
    const { drawn, draw } = noting();
    const database = await open();
    await addQuotes(database, { text: 'Of today', displayDate: TODAY });
    const app = await createTestApp(database, {
      clock: new TestClock(`${TODAY}T12:00:00Z`),
      openPictures: drawingWith(draw, createPictureTurns()),
      environment: { PUBLIC_URL: 'https://friends.example' },
    });
    for (const query of ['', '?lang=en', '?lang=es']) await app.inject(pathOf(TODAY) + query);
    expect(drawn.map(({ moreAt }) => moreAt)).toEqual([
      `more at friends.example/quotes/${TODAY}`,
      `sigue en friends.example/es/quotes/${TODAY}`,
    ]);
  });

  describe('for volunteers', () => {
    async function desk() {
      const { drawn, draw } = noting();
      const { database, app } = await site(draw);
      const rows = await database.reads.selectFrom('quotes').select(['id', 'text']).execute();
      const idOf = (text: string) => rows.find((row) => row.text === text)?.id ?? 0;
      return { drawn, app, database, idOf, anna: await loggedIn(app, 'anna') };
    }

    it('are there before the day, and of a quote without one', async () => {
      const { drawn, anna, idOf } = await desk();
      const tomorrow = await anna.call(
        'GET',
        `/api/quotes/${idOf('Of tomorrow')}/picture?size=story&lang=de`,
      );
      expect(tomorrow.statusCode).toBe(200);
      expect(tomorrow.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="quote-2026-03-22-de-story.png"',
      });
      const undated = await anna.call('GET', `/api/quotes/${idOf('Of no day')}/picture`);
      expect(undated.statusCode).toBe(200);
      expect(drawn).toMatchObject([
        { text: 'Of tomorrow', day: '2026-03-22', size: 'story', language: 'de' },
        { text: 'Of no day', day: null, size: 'landscape', language: 'en' },
      ]);
    });

    it('come with the text that goes with them', async () => {
      const { anna, idOf, database } = await desk();
      await addQuotes(database, {
        text: 'a'.repeat(1501),
        source: 'A friend',
        displayDate: '2026-03-25',
        language: 'en',
        translations: [{ language: 'fa', text: 'مهربان باشید', credit: 'یک دوست' }],
      });
      const rows = await database.reads.selectFrom('quotes').select(['id', 'text']).execute();
      const long = rows.find(({ text }) => text.length > 1500)?.id;
      const ask = async (path: string) => (await anna.call('GET', `/api/quotes/${path}`)).json();
      expect(await ask(`${idOf('Of tomorrow')}/message?lang=de`)).toEqual({
        subject: 'Zitat vom 22. März 2026',
        text: expect.stringMatching(/^„Of tomorrow“\n— /),
        language: null,
        path: '/de/quotes/2026-03-22',
        isWhole: true,
      });
      expect(await ask(`${idOf('Of no day')}/message`)).toMatchObject({
        subject: 'Quote of the day',
        path: '/',
      });
      expect(await ask(`${long}/message`)).toMatchObject({
        text: '— A friend',
        language: 'en',
        path: '/quotes/2026-03-25',
        isWhole: false,
      });
      expect(await ask(`${long}/message?lang=fa`)).toMatchObject({
        text: '«مهربان باشید»\n— A friend\nیک دوست',
        language: 'fa',
        path: '/fa/quotes/2026-03-25',
        isWhole: true,
      });
      for (const wrong of ['99999/message', `${long}/message?lang=it`]) {
        expect(await ask(wrong)).toHaveProperty('code');
      }
    });

    it('are nobody else’s, and none of what is not there or not known', async () => {
      const { drawn, app, anna, idOf } = await desk();
      const path = `/api/quotes/${idOf('Of today')}/picture`;
      expect((await app.inject(path)).statusCode).toBe(401);
      expect((await anna.call('GET', '/api/quotes/99999/picture')).statusCode).toBe(404);
      for (const query of ['?size=square', '?size=', '?lang=it', '?size=story&size=story']) {
        expect((await anna.call('GET', path + query)).statusCode).toBe(400);
      }
      expect(drawn).toEqual([]);
    });
  });

  describe('of gatherings', () => {
    async function community(features = { ...NO_FEATURES, gatherings: true }) {
      const { drawn, draw } = noting();
      const lines: string[] = [];
      const database = await open();
      await saveSettings(
        database.writes,
        { ...DEFAULT_SETTINGS, features },
        2,
        `${TODAY}T00:00:00Z`,
      );
      const gathering: GatheringFields = {
        ...gatheringDefaults('devotional'),
        kind: 'devotional',
        title: 'Evening of prayers',
        place: 'At Anna’s',
        starts: TODAY,
        time: '19:30',
        repeat: { every: 'week', weekdays: [6], interval: 1 },
      };
      const add = (change: Partial<GatheringFields>, token: string) =>
        insertGathering(database.writes, { ...gathering, ...change }, token, `${TODAY}T00:00:00Z`);
      const shown = await add({}, 'A'.repeat(22));
      const hidden = await add({ audience: 'link' }, 'B'.repeat(22));
      const app = await createTestApp(database, {
        log: (line) => lines.push(line),
        clock: new TestClock(`${TODAY}T12:00:00Z`),
        openPictures: drawingWith(draw, createPictureTurns()),
        environment: { PUBLIC_URL: 'https://friends.example' },
      });
      const get = async (id: number, day: string, query = '') =>
        app.inject(`/gatherings/${id}/${day}.png${query}`);
      return { lines, drawn, database, shown, hidden, get };
    }

    it('invite to one meeting in a language', async () => {
      const { drawn, shown, get } = await community();
      const { statusCode, headers } = await get(shown.id, '2026-03-28', '?size=story&lang=de');
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(drawn).toEqual([
        {
          about: 'gathering',
          size: 'story',
          day: '2026-03-28',
          text: 'Evening of prayers',
          source: 'Samstag, 28. März 2026, 19:30–20:30',
          credit: 'At Anna’s',
          quoteLanguage: 'en',
          moreAt: `friends.example/de/gatherings/${shown.id}/2026-03-28`,
          siteName: "Bahá'í Friends",
          language: 'de',
        },
      ]);
    });

    it('are there for what everybody may come to, and nothing else', async () => {
      const { drawn, database, shown, hidden, get } = await community();
      const as = {
        cancelled: true,
        moved: null,
        time: null,
        place: null,
        online: null,
        note: null,
      };
      await saveException(database.writes, shown.id, { ...as, day: '2026-04-04' });
      for (const [id, day] of [
        [hidden.id, '2026-03-28'],
        [shown.id, '2026-03-27'],
        [shown.id, '2026-04-04'],
        [shown.id, '2026-02-30'],
        [999, '2026-03-28'],
      ] as const) {
        expect((await get(id, day)).statusCode, `${id} ${day}`).toBe(404);
      }
      expect((await get(shown.id, '2026-03-28', '?size=square')).statusCode).toBe(400);
      expect(drawn).toEqual([]);
    });

    it('are not there while the community has none', async () => {
      const { shown, get, lines } = await community(NO_FEATURES);
      for (const query of ['', '?size=square']) {
        expect((await get(shown.id, '2026-03-28', query)).statusCode).toBe(404);
      }
      // Each request is answered once.
      expect(lines.join('')).not.toContain('already sent');
    });
  });

  /** Instead of drawing, waits until it is told to. */
  function holding() {
    const held: { day: string; end: () => void }[] = [];
    const draw: DrawPicture = async ({ day }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push({ day: String(day), end: resolve });
      await promise;
      return Buffer.from(String(day));
    };
    return { held, draw };
  }

  it('are made two at once, wait in a small queue, and are refused beyond it', async () => {
    const { held, draw } = holding();
    const { database, app, get } = await site(draw);
    const room = PICTURE_LIMITS.concurrent + PICTURE_LIMITS.waitingPerGroupMax;
    const days = Array.from({ length: room + 30 }, (_, index) => addDays(TODAY, -10 - index));
    await addQuotes(database, ...days.map((day) => ({ text: day, displayDate: day })));

    const answers = days.map(get);
    let refused = 0;
    const all = answers.map(async (answer) => {
      const { statusCode, headers, body } = await answer;
      if (statusCode === 200) return;
      refused += 1;
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(JSON.parse(body)).toEqual(PICTURE_LIMITS.busy);
    });
    await expect.poll(() => refused).toBe(30);
    expect(held).toHaveLength(2);
    expect((await app.inject('/api/quotes/today')).statusCode).toBe(200);
    expect((await get('2026-03-19')).statusCode).toBe(404);
    let ended = 0;
    while (ended < room) {
      await expect.poll(() => held.length).toBeGreaterThan(ended);
      expect(held.length - ended).toBeLessThanOrEqual(2);
      held[ended]?.end();
      ended += 1;
    }
    await Promise.all(all);
    expect(refused).toBe(30);
  });

  it('are made next for other networks, also of the same day, while one asks for those of sixty days', async () => {
    const { held, draw } = holding();
    const turns = createPictureTurns();
    let asking = 0;
    const { database, app } = await site(draw, (address, task) => {
      asking += 1;
      return turns(address, task);
    });
    const days = Array.from({ length: 60 }, (_, index) => addDays(TODAY, -10 - index));
    await addQuotes(database, ...days.map((day) => ({ text: day, displayDate: day })));
    const ask = async (day: string, remoteAddress: string) =>
      (await app.inject({ url: pathOf(day), remoteAddress })).statusCode;
    const refused: string[] = [];
    const strangers = days.map(async (day, index) => {
      if ((await ask(day, `198.51.100.${index}`)) === 503) refused.push(day);
    });
    const room = PICTURE_LIMITS.concurrent + PICTURE_LIMITS.waitingPerGroupMax;
    await expect.poll(() => refused).toHaveLength(days.length - room);
    const begun = [...refused, ...held.map(({ day }) => day)];
    const wanted = [TODAY, days.find((day) => !begun.includes(day)) ?? ''];
    const readers = wanted.map((day, index) => ask(day, `192.0.${index}.1`));
    await expect.poll(() => asking).toBe(days.length + wanted.length);
    for (let ended = 0; ended < room + wanted.length - 1; ended += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(ended);
      held[ended]?.end();
    }
    expect(await Promise.all(readers)).toEqual([200, 200]);
    expect(held.slice(2, 4).map(({ day }) => day)).toEqual(expect.arrayContaining(wanted));
    await Promise.all(strangers);
    expect(refused).toHaveLength(days.length - room);
  });
});

describe('pictures of quotes', () => {
  it('take the room of 200', async () => {
    const drawn: string[] = [];
    const draw: DrawPicture = async ({ day }) => {
      drawn.push(String(day));
      return Buffer.from(String(day));
    };
    const database = await databases[0].open();
    const days = Array.from({ length: 250 }, (_, index) => addDays(TODAY, -1 - index));
    await addQuotes(database, ...days.map((day) => ({ text: day, displayDate: day })));
    const clock = new TestClock(`${TODAY}T12:00:00Z`);
    const app = await createTestApp(database, {
      clock,
      openPictures: drawingWith(draw, createPictureTurns()),
    });
    for (const day of days) await app.inject(pathOf(day));
    expect(drawn).toEqual(days);
    for (const day of days.slice(-200)) await app.inject(pathOf(day));
    expect(drawn).toEqual(days);
    await app.inject(pathOf(YESTERDAY));
    expect(drawn).toEqual([...days, YESTERDAY]);
  });
});
