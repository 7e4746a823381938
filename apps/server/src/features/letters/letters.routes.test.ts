import { NO_FEATURES } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import { factsOf, textsOf } from '@bahai-friends/languages/language-of';
import { describe, expect, it } from 'vitest';
import { postForm, stampIn } from '../../testing/public-forms.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { lettersSite, subscribe, tokenOf, waitingLetters } from './testing/letters-site.ts';

const DAY_SECONDS = 24 * 60 * 60;
const ANNA = 'anna@friends.example';

describe.each(databases)('letters on $name', ({ open }) => {
  it('are asked for by a form, and nothing begins before the link was used and its button pressed', async () => {
    const site = await lettersSite(await open());
    const { app } = site;
    const sent = await subscribe(site, ' Anna@Friends.Example ', ['daily', 'reminders']);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/letters/sent']);
    expect(sent.headers['set-cookie']).toBeUndefined();
    expect((await app.inject('/letters/sent')).body).toContain('Look in your inbox');
    expect(await waitingLetters(site)).toEqual([
      ['letters-confirm', { subscription: 1, day: '2026-03-21' }],
    ]);
    const token = await tokenOf(site, 'Anna@friends.example');
    for (const page of ['confirm', 'yours', 'end']) {
      const { statusCode, headers, body } = await app.inject(`/letters/${page}/${token}`);
      expect([statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ]);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(body).toContain(`action="/letters/${page}/${token}"`);
      expect(body).not.toMatch(/friends\.example(?!\/)/i);
    }
    const row = await site.database.reads.selectFrom('letter_subscriptions').selectAll().execute();
    expect(row).toMatchObject([{ confirmed_at: null, weekly_since: null }]);
    const done = await postForm(app, `/letters/confirm/${token}`, []);
    expect([done.statusCode, done.body.includes('The letters are confirmed')]).toEqual([200, true]);
    const confirmed = await site.database.reads
      .selectFrom('letter_subscriptions')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(confirmed.confirmed_at).toBe(site.clock.now());
    expect([confirmed.daily_since, confirmed.weekly_since, confirmed.reminders_since]).toEqual([
      site.clock.now(),
      null,
      site.clock.now(),
    ]);
  });

  it('answer the same whatever is known, and send a link of each kind once a day', async () => {
    const site = await lettersSite(await open());
    const [first, again] = [
      await subscribe(site, ANNA),
      await subscribe(site, 'ANNA@friends.example', ['weekly']),
    ];
    const token = await tokenOf(site, ANNA);
    await postForm(site.app, `/letters/confirm/${token}`, []);
    const known = [await subscribe(site, ANNA), await subscribe(site, ANNA, ['weekly'])];
    for (const answer of [again, ...known]) {
      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([
        first.statusCode,
        first.headers.location,
        first.body,
      ]);
    }
    expect((await waitingLetters(site)).map(([kind]) => kind)).toEqual([
      'letters-confirm',
      'letters-yours',
    ]);
    site.clock.advance(DAY_SECONDS);
    await subscribe(site, ANNA);
    expect((await waitingLetters(site)).map(([kind]) => kind)).toEqual([
      'letters-confirm',
      'letters-yours',
      'letters-yours',
    ]);
    // Subscribing again has changed nothing.
    const row = await site.database.reads.selectFrom('letter_subscriptions').selectAll().execute();
    expect(row).toMatchObject([{ weekly_since: null }]);
  });

  it('are changed at their own page: what is new begins now, what was there goes on', async () => {
    const site = await lettersSite(await open());
    await subscribe(site, ANNA, ['daily']);
    const token = await tokenOf(site, ANNA);
    await postForm(site.app, `/letters/confirm/${token}`, []);
    const since = site.clock.now();
    site.clock.advance(DAY_SECONDS);
    const page = await site.app.inject(`/letters/yours/${token}`);
    expect(page.body).toContain('a…@f….example');
    const changed = await postForm(site.app, `/letters/yours/${token}`, [
      ['topics', 'daily'],
      ['topics', 'weekly'],
      ['language', 'fa'],
    ]);
    const { letters } = { letters: await textsOf('letters', 'fa') };
    expect(changed.body).toContain(letters.yours.saved);
    expect(changed.body).toContain('<html lang="fa" dir="rtl">');
    const row = await site.database.reads
      .selectFrom('letter_subscriptions')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([row.daily_since, row.weekly_since, row.reminders_since, row.language]).toEqual([
      since,
      site.clock.now(),
      null,
      'fa',
    ]);
    for (const wrong of [
      [],
      [['topics', 'none']],
      [
        ['topics', 'daily'],
        ['language', 'xx'],
      ],
    ]) {
      const refused = await postForm(
        site.app,
        `/letters/yours/${token}`,
        wrong as [string, string][],
      );
      expect([refused.statusCode, refused.body.includes('role="alert"')]).toEqual([400, true]);
    }
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('are ended at once by one click, as %s', async (type, payload) => {
    const site = await lettersSite(await open());
    await subscribe(site, ANNA);
    const token = await tokenOf(site, ANNA);
    await postForm(site.app, `/letters/confirm/${token}`, []);
    const end = () =>
      site.app.inject({
        method: 'POST',
        url: `/letters/end/${token}`,
        headers: { 'content-type': type },
        payload,
      });
    expect((await end()).statusCode).toBe(200);
    expect(
      await site.database.reads.selectFrom('letter_subscriptions').selectAll().execute(),
    ).toEqual([]);
    expect(
      await site.database.reads.selectFrom('ended_subscriptions').selectAll().execute(),
    ).toMatchObject([{ ended_at: site.clock.now() }]);
    // The response is always the same: also for a second call, and for an unknown address.
    expect((await end()).statusCode).toBe(200);
    expect((await postForm(site.app, `/letters/end/${'x'.repeat(32)}`, [])).statusCode).toBe(200);
    expect((await postForm(site.app, '/letters/end/x', [])).statusCode).toBe(200);
    expect((await site.app.inject(`/letters/yours/${token}`)).statusCode).toBe(404);
    // Somebody who confirms again is not among the ended ones any more.
    await subscribe(site, ANNA);
    await postForm(site.app, `/letters/confirm/${await tokenOf(site, ANNA)}`, []);
    expect(
      await site.database.reads.selectFrom('ended_subscriptions').selectAll().execute(),
    ).toEqual([]);
  });

  it('come back with what was typed, a sentence, and a stamp that is good at once', async () => {
    const site = await lettersSite(await open());
    const page = await site.app.inject('/letters');
    const stamp = stampIn(page.body);
    const form = (fields: [string, string][]) => postForm(site.app, '/letters', fields);
    const typed: [string, string][] = [
      ['email', '"><b>anna'],
      ['topics', 'weekly'],
    ];
    for (const [fields, sentence] of [
      [typed, 'Please send the form once more'],
      [[...typed, ['stamp', stamp]], 'Please send the form once more'],
      [[...typed, ['stamp', `${stamp}x`]], 'Please send the form once more'],
    ] as [[string, string][], string][]) {
      const back = await form(fields);
      expect([back.statusCode, back.headers['cache-control']]).toEqual([400, 'no-store']);
      expect(back.body).toContain(sentence);
      expect(back.body).toContain('value="&quot;&gt;&lt;b&gt;anna"');
      const again = await form([...typed, ['stamp', stampIn(back.body)]]);
      expect([
        again.statusCode,
        again.body.includes('Please enter one whole e-mail address'),
      ]).toEqual([400, true]);
      const third = await form([
        ['email', ANNA],
        ['stamp', stampIn(again.body)],
      ]);
      expect([third.statusCode, third.body.includes('Please choose at least one')]).toEqual([
        400,
        true,
      ]);
    }
    site.clock.advance(2);
    expect(
      (
        await form([
          ['email', ANNA],
          ['topics', 'daily'],
          ['stamp', stamp],
        ])
      ).statusCode,
    ).toBe(303);
    expect(
      (
        await form([
          ['email', ANNA],
          ['topics', 'daily'],
          ['stamp', stamp],
        ])
      ).statusCode,
    ).toBe(400);
  });

  it('are limited by network, and the links of letters are not', async () => {
    const site = await lettersSite(await open(), { environment: { PUBLIC_FORMS_PER_HOUR: '1' } });
    await subscribe(site, ANNA);
    const token = await tokenOf(site, ANNA);
    const refused = await subscribe(site, 'bruno@friends.example');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3590']);
    expect(refused.body).toContain('Too many forms');
    expect(refused.body).toContain('value="bruno@friends.example"');
    expect((await postForm(site.app, `/letters/confirm/${token}`, [])).statusCode).toBe(200);
    site.clock.advance(3600);
    expect((await subscribe(site, 'bruno@friends.example')).statusCode).toBe(303);
  });

  it('are forgotten when nobody has confirmed them for seven days', async () => {
    const site = await lettersSite(await open());
    await subscribe(site, ANNA);
    const token = await tokenOf(site, ANNA);
    site.clock.advance(7 * DAY_SECONDS - 11);
    expect((await site.app.inject(`/letters/confirm/${token}`)).statusCode).toBe(200);
    site.clock.advance(11);
    const gone = await site.app.inject(`/letters/confirm/${token}`);
    expect([gone.statusCode, gone.body.includes('This link is no longer valid')]).toEqual([
      404,
      true,
    ]);
    expect((await postForm(site.app, `/letters/confirm/${token}`, [])).statusCode).toBe(404);
    await subscribe(site, 'bruno@friends.example');
    expect(
      await site.database.reads.selectFrom('letter_subscriptions').select('id').execute(),
    ).toEqual([{ id: 2 }]);
  });

  it('that are off are not there, and their links go on for 30 days', async () => {
    const site = await lettersSite(await open());
    await subscribe(site, ANNA);
    const token = await tokenOf(site, ANNA);
    await postForm(site.app, `/letters/confirm/${token}`, []);
    expect((await site.app.inject('/')).body).toContain('href="/letters"');
    await addUsers(site.database, { anna: 'Master Admin' });
    const anna = await loggedIn(site.app, 'anna');
    const { version: _, ...settings } = (await anna.send('GET', '/api/settings')).json();
    const off = await anna.call('PUT', '/api/settings', { ...settings, features: NO_FEATURES });
    expect(off.statusCode).toBe(200);
    for (const path of [
      '/letters',
      '/letters/sent',
      '/de/letters',
      '/privacy',
      `/letters/confirm/${token}`,
    ]) {
      expect((await site.app.inject(path)).statusCode, path).toBe(404);
    }
    expect((await postForm(site.app, '/letters', [])).statusCode).toBe(404);
    expect((await site.app.inject('/')).body).not.toMatch(/letters|privacy/);
    site.clock.advance(30 * DAY_SECONDS - 1);
    for (const page of ['yours', 'end']) {
      expect((await site.app.inject(`/letters/${page}/${token}`)).statusCode).toBe(200);
    }
    site.clock.advance(1);
    for (const page of ['yours', 'end']) {
      expect((await site.app.inject(`/letters/${page}/${token}`)).statusCode).toBe(404);
    }
  });
});

describe('the pages about letters', () => {
  it('are in every language, right to left where it is due, and lead to privacy', async () => {
    const [embedded] = databases;
    const site = await lettersSite(await embedded.open());
    for (const language of LANGUAGES) {
      const prefix = language === 'en' ? '' : `/${language}`;
      const texts = await textsOf('letters', language);
      const { tag, dir } = factsOf(language);
      const page = await site.app.inject(`${prefix}/letters`);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain(
        dir === 'rtl' ? `<html lang="${tag}" dir="rtl">` : `<html lang="${tag}"`,
      );
      expect(page.body).toContain(texts.title);
      expect(page.body).toContain(`href="${prefix}/privacy"`);
      expect(page.body).toContain('<meta name="robots" content="noindex">');
      expect(page.body).not.toContain('<script type="module"');
      const privacy = await site.app.inject(`${prefix}/privacy`);
      expect([privacy.statusCode, privacy.body.includes(texts.privacy.title)]).toEqual([200, true]);
      const sent = await subscribe(
        site,
        `${language}@friends.example`,
        ['daily'],
        `${prefix}/letters`,
      );
      expect(sent.headers.location).toBe(`${prefix}/letters/sent`);
      const token = await tokenOf(site, `${language}@friends.example`);
      const own = await site.app.inject(`/letters/confirm/${token}`);
      expect(own.body).toContain(texts.confirm.text);
      expect((await site.app.inject(`/de/letters/confirm/${token}`)).statusCode).toBe(404);
    }
  });
});
