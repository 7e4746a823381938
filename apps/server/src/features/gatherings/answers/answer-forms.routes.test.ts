import { NO_FEATURES } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import { factsOf, textsOf } from '@bahai-friends/languages/language-of';
import { describe, expect, it } from 'vitest';
import { addHolyDays } from '../../../testing/content.ts';
import { postForm, stampIn } from '../../../testing/public-forms.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { loggedIn } from '../../../testing/test-browser.ts';
import { databases } from '../../../testing/test-database.ts';
import {
  ASKING,
  addressOf,
  answer,
  answersSite,
  NEXT_TUESDAY,
  TUESDAY,
  tidyAnswers,
} from './testing/answers-site.ts';

const DAY_SECONDS = 24 * 60 * 60;
const TWO = { name: ' Leila Ömer ', people: '2' } as const;
const FULL = 'No place is left.';
const CLOSED = 'Answers are no longer taken.';

describe.each(databases)('who comes to a gathering, on $name', ({ open }) => {
  it.each(['everyone', 'link'])(
    'is answered, changed and withdrawn, where it is for %s',
    async (audience) => {
      const site = await answersSite(await open());
      const { app, add, post, listed, anna } = site;
      const gathering = await add({ ...ASKING, audience });
      const url = addressOf(gathering);
      const page = await app.inject(url);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain(`action="${url}" method="post"`);
      expect(page.body).toContain('href="/privacy"');
      expect(page.body).not.toContain('<script type="module"');
      const sent = await answer(site, url, TWO);
      expect([sent.statusCode, sent.headers['set-cookie']]).toEqual([303, undefined]);
      const own = String(sent.headers.location);
      expect(own).toMatch(/^\/gatherings\/answers\/[\w-]{32}$/);
      expect(await listed(gathering.id)).toEqual([
        { name: 'Leila Ömer', people: 2, at: site.clock.now() },
      ]);
      const mine = await app.inject(own);
      expect(mine.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(mine.body).toContain('value="Leila Ömer"');
      expect(mine.body).toContain('Tuesday, March 24, 2026');
      // What only people with the link may know is shown behind that link alone.
      expect(mine.body.includes(gathering.title)).toBe(audience === 'everyone');
      expect(mine.body).not.toContain(gathering.token);
      expect(mine.body).not.toContain('Garden Street');

      site.clock.advance(60);
      const changed = await post(own, { name: 'Leila', people: '5' });
      expect([changed.statusCode, changed.body.includes('Your answer is saved.')]).toEqual([
        200,
        true,
      ]);
      expect(await listed(gathering.id)).toEqual([
        { name: 'Leila', people: 5, at: site.clock.now() },
      ]);
      const days = `/api/gatherings/${gathering.id}/occurrences?from=${TUESDAY}&to=${NEXT_TUESDAY}`;
      expect((await anna.send('GET', days)).json()).toMatchObject([{ people: 5 }, { people: 0 }]);
      const all = `/api/gatherings/occurrences?from=${TUESDAY}&to=${TUESDAY}`;
      expect((await anna.send('GET', all)).json()).toMatchObject([{ people: 5 }]);
      // Opening a page changes nothing.
      await app.inject(`${own}?withdraw=yes`);
      expect(await listed(gathering.id)).toHaveLength(1);

      const withdrawn = await post(own, { withdraw: 'yes' });
      expect([withdrawn.statusCode, withdrawn.body.includes('The answer is withdrawn')]).toEqual([
        200,
        true,
      ]);
      expect(await site.stored()).toEqual([]);
      for (const again of [
        await app.inject(own),
        await post(own, TWO),
        await post(own, { withdraw: 'yes' }),
      ]) {
        expect([again.statusCode, again.body.includes('This link is no longer valid')]).toEqual([
          404,
          true,
        ]);
      }
    },
  );

  it('is nothing that a Feast keeps a name of', async () => {
    const site = await answersSite(await open());
    const feast = await site.add({ ...ASKING, kind: 'feast' });
    const page = await site.app.inject(addressOf(feast));
    expect(page.body).not.toContain('name="name"');
    const own = await site.answered(addressOf(feast), { people: '3', name: 'Leila' });
    expect(await site.listed(feast.id)).toMatchObject([{ name: null, people: 3 }]);
    expect((await site.post(own, { people: '4', name: 'Leila' })).statusCode).toBe(200);
    expect(await site.stored()).toMatchObject([{ name: null, people: 4 }]);
    // A gathering that becomes a Feast drops the stored names; one that is no Feast any more asks for names.
    const other = await site.add(ASKING);
    const mine = await site.answered(addressOf(other), TWO);
    expect((await site.change(other, { kind: 'feast' })).statusCode).toBe(200);
    expect(await site.listed(other.id)).toMatchObject([{ name: null, people: 2 }]);
    await site.change(other, { kind: 'devotional' });
    expect((await site.post(mine, { people: '2' })).statusCode).toBe(400);
    expect((await site.post(mine, TWO)).statusCode).toBe(200);
  });

  it.each([
    [{ name: 'Leila', people: '0' }, 'number from 1 to 20'],
    [{ name: 'Leila', people: '21' }, 'number from 1 to 20'],
    [{ name: 'Leila', people: '-1' }, 'number from 1 to 20'],
    [{ name: 'Leila', people: '1.5' }, 'number from 1 to 20'],
    [{ name: 'Leila', people: '' }, 'number from 1 to 20'],
    [{ name: 'Leila', people: '9'.repeat(400) }, 'number from 1 to 20'],
    [{ name: ' ', people: '1' }, 'Please enter your name'],
    [{ people: '1' }, 'Please enter your name'],
    [{ name: 'x'.repeat(61), people: '1' }, 'Please enter your name'],
    [{ name: 'a\u202eb', people: '1' }, 'Please enter your name'],
    [{ name: 'a\u2066b', people: '1' }, 'Please enter your name'],
    [{ name: 'one\ntwo', people: '1' }, 'Please enter your name'],
    [{ name: 'a\u0000b', people: '1' }, 'Please enter your name'],
  ])('is asked again after %j', async (fields: Record<string, string>, sentence) => {
    const site = await answersSite(await open());
    const gathering = await site.add(ASKING);
    const back = await answer(site, addressOf(gathering), fields);
    expect([back.statusCode, back.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(back.body).toContain('role="alert"');
    expect(back.body).toContain(sentence);
    // The form has the typed values, and its stamp is valid at once.
    if (fields.name === 'Leila' && fields.people)
      expect(back.body).toContain(`value="${fields.people}"`);
    const stamp = stampIn(back.body);
    const again = await site.post(addressOf(gathering), { ...TWO, stamp });
    expect(again.statusCode).toBe(303);
    // The same holds for a change.
    const own = String(again.headers.location);
    const changed = await site.post(own, fields);
    expect([changed.statusCode, changed.body.includes(sentence)]).toEqual([400, true]);
    expect(await site.listed(gathering.id)).toMatchObject([{ name: 'Leila Ömer', people: 2 }]);
  });

  it('takes names as they are typed, and shows them as text', async () => {
    const site = await answersSite(await open());
    const gathering = await site.add(ASKING);
    const names = [
      '"><script>alert(1)</script>',
      'x'.repeat(60),
      '𝒳'.repeat(60),
      'نسیم',
      "O'Neill & Söhne",
    ];
    for (const name of names) {
      const own = await site.answered(addressOf(gathering), { name, people: '1' });
      const page = await site.app.inject(own);
      expect(page.body).not.toContain('<script>alert');
    }
    const listed: { name: string }[] = await site.listed(gathering.id);
    expect(listed.map(({ name }) => name)).toEqual(names);
  });

  it('refuses a stamp that is forged, early, old, used or missing', async () => {
    const site = await answersSite(await open());
    const { app, clock, post } = site;
    const gathering = await site.add(ASKING);
    const url = addressOf(gathering);
    const stampOf = async () => stampIn((await app.inject(url)).body);
    const [early, old, used] = [await stampOf(), await stampOf(), await stampOf()];
    const forged = (await stampOf()).replace(/[^.]+$/, (signature) =>
      signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    const send = (stamp: string) => post(url, { ...TWO, stamp });
    clock.advance(1);
    const refused = [await send(early), await send('x'), await post(url, TWO)];
    clock.advance(1);
    refused.push(await send(forged));
    expect((await send(used)).statusCode).toBe(303);
    const again = await send(used);
    expect(again.statusCode).toBe(400);
    expect(again.body).toContain('This form was sent before, and its answer is stored.');
    expect(again.body).toContain('value=" Leila Ömer "');
    clock.advance(DAY_SECONDS - 1);
    refused.push(await send(old));
    for (const back of refused) {
      expect([back.statusCode, back.body.includes('Please send the form once more')]).toEqual([
        400,
        true,
      ]);
      expect(back.body).toContain('value=" Leila Ömer "');
    }
    expect(await site.stored()).toHaveLength(1);
    const fresh = stampIn(refused[0]?.body ?? '');
    expect((await send(fresh)).statusCode).toBe(303);
    // Not even a clock that is set back makes an expired one valid again.
    clock.set(-2 * DAY_SECONDS);
    for (const stamp of [used, fresh]) expect((await send(stamp)).statusCode).toBe(400);
    expect(await site.stored()).toHaveLength(2);
  });

  it('takes the same form once, however often it is sent at once, and the same person twice', async () => {
    const site = await answersSite(await open());
    const gathering = await site.add(ASKING);
    const url = addressOf(gathering);
    const stamp = stampIn((await site.app.inject(url)).body);
    site.clock.advance(3);
    const pressed = await Promise.all([1, 2, 3, 4].map(() => site.post(url, { ...TWO, stamp })));
    expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([303, 400, 400, 400]);
    for (const { statusCode, body } of pressed) {
      if (statusCode === 400) expect(body).toContain('This form was sent before');
    }
    const second = await site.answered(url, TWO);
    expect(await site.listed(gathering.id)).toHaveLength(2);
    const first = String(pressed.find(({ statusCode }) => statusCode === 303)?.headers.location);
    expect(first).not.toBe(second);
    await site.post(first, { withdraw: 'yes' });
    expect(await site.listed(gathering.id)).toHaveLength(1);
    expect((await site.app.inject(second)).statusCode).toBe(200);
  });

  it('counts towards the limits of forms, and an answer’s own page does not', async () => {
    const site = await answersSite(await open(), { environment: { PUBLIC_FORMS_PER_HOUR: '1' } });
    const gathering = await site.add(ASKING);
    const own = await site.answered(addressOf(gathering), TWO);
    const refused = await answer(site, addressOf(gathering), TWO);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3597']);
    expect(refused.body).toContain('Too many forms');
    expect(refused.body).toContain('value=" Leila Ömer "');
    for (let times = 0; times < 5; times += 1) {
      expect((await site.post(own, TWO)).statusCode).toBe(200);
    }
    for (const path of ['x', 'A'.repeat(32), '%00', gathering.token]) {
      expect((await site.post(`/gatherings/answers/${path}`, TWO)).statusCode).toBe(404);
    }
    const others = await postForm(
      site.app,
      addressOf(gathering),
      Object.entries(TWO),
      '203.0.113.9',
    );
    expect(others.statusCode).toBe(400);
  });

  it('is asked nowhere but at its own addresses', async () => {
    const site = await answersSite(await open());
    const asked = await site.add(ASKING);
    const quiet = await site.add({ ...ASKING, answers: false });
    const hidden = await site.add({ ...ASKING, audience: 'link' });
    const other = await site.add({
      ...ASKING,
      audience: 'link',
      starts: '2026-03-25',
      repeat: null,
    });
    const stamp = stampIn((await site.app.inject(addressOf(asked))).body);
    site.clock.advance(3);
    for (const url of [
      `/gatherings/${hidden.id}/${TUESDAY}`,
      `/gatherings/${asked.id}/2026-03-25`,
      `/gatherings/${asked.id}/2026-02-30`,
      `/gatherings/with/${other.token}/${TUESDAY}`,
      `/gatherings/with/${'A'.repeat(22)}/${TUESDAY}`,
      `/gatherings/with/%00/${TUESDAY}`,
      `/gatherings/with/${asked.token}/tomorrow`,
      `/gatherings/999/${TUESDAY}`,
      `/xx${addressOf(asked)}`,
      `/de${addressOf(hidden)}`,
      addressOf(quiet),
    ]) {
      expect((await site.post(url, { ...TWO, stamp })).statusCode, url).toBe(404);
    }
    const page = await site.app.inject(addressOf(quiet));
    expect([page.body.includes('<form'), page.headers['cache-control']]).toEqual([
      false,
      'no-cache',
    ]);
    expect(await site.stored()).toEqual([]);
    const json = await site.app.inject({
      method: 'POST',
      url: addressOf(asked),
      payload: { ...TWO, stamp },
    });
    expect(json.statusCode).toBe(415);
    // The public address and the one with the link show the same answers.
    await site.answered(addressOf(asked), TWO);
    await site.answered(addressOf({ ...asked, audience: 'link' }), TWO);
    expect(await site.listed(asked.id)).toHaveLength(2);
  });

  it('is not asked of what is cancelled or has begun, and goes along where it is moved', async () => {
    const site = await answersSite(await open());
    const { anna, post, app } = site;
    const gathering = await site.add(ASKING);
    const url = addressOf(gathering);
    const own = await site.answered(url, TWO);
    const occurrence = `/api/gatherings/${gathering.id}/occurrences/${TUESDAY}`;
    const stamp = stampIn((await app.inject(url)).body);
    site.clock.advance(3);

    await anna.call('PUT', occurrence, { cancelled: true });
    expect((await app.inject(url)).body).not.toContain('name="stamp"');
    const late = await post(url, { ...TWO, stamp });
    expect([late.statusCode, late.body.includes(CLOSED)]).toEqual([409, true]);
    expect((await app.inject(own)).body).toContain('The gathering is cancelled.');
    expect((await post(own, { name: 'Leila', people: '3' })).statusCode).toBe(409);

    const moved = await anna.call('PUT', occurrence, { day: '2026-04-20' });
    expect(moved.json()).toMatchObject({ moved: '2026-04-20', people: 2 });
    expect((await app.inject(own)).body).toContain('Monday, April 20, 2026');
    expect((await post(own, { name: 'Leila', people: '3' })).statusCode).toBe(200);
    expect(await site.stored()).toMatchObject([{ day: TUESDAY, held_on: '2026-04-20', people: 3 }]);
    await anna.call('DELETE', occurrence);
    expect(await site.stored()).toMatchObject([{ day: TUESDAY, held_on: TUESDAY }]);

    site.clock.moveTo('2026-03-24T18:29:59Z');
    expect((await app.inject(url)).body).toContain('name="stamp"');
    site.clock.moveTo('2026-03-24T18:30:00Z');
    const begun = await app.inject(url);
    expect(begun.body).not.toContain('name="stamp"');
    expect(begun.body).toContain(CLOSED);
    expect((await post(own, TWO)).statusCode).toBe(409);
    expect((await app.inject(own)).body).toContain('can only be withdrawn');
    expect((await post(own, { withdraw: 'yes' })).statusCode).toBe(200);
    expect(await site.stored()).toEqual([]);
  });

  it('stays visible for a day that the rule has lost, and is gone with a deleted gathering', async () => {
    const site = await answersSite(await open());
    const { anna } = site;
    const gathering = await site.add(ASKING);
    const own = await site.answered(addressOf(gathering), TWO);
    const lost = async () => (await anna.send('GET', '/api/gatherings/lost-days')).json();
    expect(await lost()).toEqual([]);
    await site.change(gathering, { repeat: { every: 'week', weekdays: [4], interval: 1 } });
    expect(await lost()).toEqual([{ gathering: gathering.id, day: TUESDAY, people: 2 }]);
    expect(await site.listed(gathering.id)).toMatchObject([{ name: 'Leila Ömer' }]);
    expect((await site.app.inject(own)).body).toContain('This day is no longer planned.');
    expect((await site.post(own, TWO)).statusCode).toBe(409);
    // When the rule is changed back, the answers are found again.
    await site.change(gathering, { repeat: ASKING.repeat });
    expect(await lost()).toEqual([]);
    expect((await site.post(own, TWO)).statusCode).toBe(200);
    const url = `/api/gatherings/${gathering.id}/occurrences/2026-03-25/answers`;
    expect((await anna.send('GET', url)).statusCode).toBe(404);

    expect((await anna.call('DELETE', `/api/gatherings/${gathering.id}`)).statusCode).toBe(200);
    expect(await site.stored()).toEqual([]);
    expect((await site.app.inject(own)).statusCode).toBe(404);
    const [batch] = (await anna.send('GET', '/api/batches')).json();
    expect((await anna.call('POST', `/api/batches/${batch.id}/undo`)).statusCode).toBe(200);
    expect(await site.listed(gathering.id)).toEqual([]);
    expect((await site.app.inject(own)).statusCode).toBe(404);
  });

  it('is deleted 14 days after the day, and not before', async () => {
    const site = await answersSite(await open());
    const gathering = await site.add(ASKING);
    const own = await site.answered(addressOf(gathering), TWO);
    const moved = await site.answered(addressOf(gathering, NEXT_TUESDAY), TWO);
    const occurrence = `/api/gatherings/${gathering.id}/occurrences/${NEXT_TUESDAY}`;
    await site.anna.call('PUT', occurrence, { day: '2026-03-30' });
    site.clock.moveTo('2026-04-06T21:59:59Z');
    expect((await site.app.inject(own)).statusCode).toBe(200);
    // The earlier session has expired.
    const anna = await loggedIn(site.app, 'anna');
    const listed = async () => {
      const url = `/api/gatherings/${gathering.id}/occurrences/${TUESDAY}/answers`;
      return (await anna.send('GET', url)).json();
    };
    expect(await listed()).toHaveLength(1);
    site.clock.moveTo('2026-04-06T22:00:00Z');
    // It is hidden from everybody at once, and deleted from the table within the hour.
    expect((await site.app.inject(own)).statusCode).toBe(404);
    expect(await listed()).toEqual([]);
    const days = `/api/gatherings/occurrences?from=${TUESDAY}&to=${TUESDAY}`;
    expect((await anna.send('GET', days)).json()).toMatchObject([{ people: 0 }]);
    const features = { ...NO_FEATURES, gatherings: true };
    await tidyAnswers(site, { today: '2026-04-07', features });
    expect((await site.stored()).map(({ day }) => day)).toEqual([NEXT_TUESDAY]);
    site.clock.moveTo('2026-04-12T22:00:00Z');
    expect((await site.app.inject(moved)).statusCode).toBe(404);
    await tidyAnswers(site, { today: '2026-04-13', features });
    expect(await site.stored()).toEqual([]);
  });

  it('says 503 while no name can be sealed, and stores nothing', async () => {
    const site = await answersSite(await open());
    const gathering = await site.add(ASKING);
    const own = await site.answered(addressOf(gathering), TWO);
    const other = await createTestApp(site.database, {
      clock: site.clock,
      environment: {
        PUBLIC_URL: 'https://friends.example',
        SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
      },
    });
    const there = { app: other, clock: site.clock };
    const refused = await answer(there, addressOf(gathering), TWO);
    expect([refused.statusCode, refused.body.includes('Nothing can be stored')]).toEqual([
      503,
      true,
    ]);
    expect(refused.body).toContain('value=" Leila Ömer "');
    const changed = await postForm(other, own, Object.entries({ ...TWO, people: '9' }));
    expect(changed.statusCode).toBe(503);
    expect(await site.stored()).toMatchObject([{ people: 2 }]);
    const page = await other.inject(own);
    expect([page.statusCode, page.body.includes('Leila')]).toEqual([200, false]);
    expect((await postForm(other, own, [['withdraw', 'yes']])).statusCode).toBe(200);
    expect(await site.stored()).toEqual([]);
  });

  it('is asked on holy days, too, where people meet on these', async () => {
    const database = await open();
    await addHolyDays(database, ['First day of Riḍván', NEXT_TUESDAY]);
    const site = await answersSite(database);
    const repeat = { every: 'holy-day', when: 'day' } as const;
    const url = addressOf(await site.add({ ...ASKING, repeat }), NEXT_TUESDAY);
    const own = await site.answered(url, TWO);
    expect((await site.app.inject(own)).body).toContain('Tuesday, March 31, 2026');
    const changed = await site.post(own, { name: 'Leila', people: '3' });
    expect(changed.body).toContain('Your answer is saved.');
  });

  it('says only that no place is left', async () => {
    const site = await answersSite(await open());
    const gathering = await site.add({ ...ASKING, capacity: 7 });
    const url = addressOf(gathering);
    const own = await site.answered(url, { name: 'Leila', people: '5' });
    const some = await site.app.inject(url);
    expect(some.body).not.toMatch(/\b[257] (?:places|people)\b/);
    const tooMany = await answer(site, url, { name: 'Omid', people: '3' });
    expect([tooMany.statusCode, tooMany.body.includes('not that many places left')]).toEqual([
      409,
      true,
    ]);
    expect(tooMany.body).toContain('value="Omid"');
    const stamp = stampIn((await site.app.inject(url)).body);
    await site.answered(url, { name: 'Omid', people: '2' });
    const full = await site.app.inject(url);
    expect(full.body).toContain(FULL);
    expect(full.body).not.toContain('<form');
    const late = await site.post(url, { name: 'Sara', people: '1', stamp });
    expect([late.statusCode, late.body.includes(FULL)]).toEqual([409, true]);
    expect((await site.post(own, { name: 'Leila', people: '6' })).statusCode).toBe(409);
    expect((await site.post(own, { name: 'Leila', people: '4' })).statusCode).toBe(200);
    expect((await site.app.inject(url)).body).toContain('name="stamp"');

    // A capacity that is lowered below the answers leaves them: their number can only go down.
    await site.change(gathering, { capacity: 2 });
    expect((await site.app.inject(url)).body).toContain(FULL);
    expect(await site.listed(gathering.id)).toMatchObject([{ people: 4 }, { people: 2 }]);
    expect((await site.post(own, { name: 'Leila', people: '5' })).statusCode).toBe(409);
    expect((await site.post(own, { name: 'Leila', people: '3' })).statusCode).toBe(200);
    expect(await site.listed(gathering.id)).toMatchObject([{ people: 3 }, { people: 2 }]);
  });
});

describe('the form at which people answer', () => {
  it('speaks every language, and an answer’s own page the gathering’s', async () => {
    const [embedded] = databases;
    const site = await answersSite(await embedded.open());
    const gathering = await site.add(ASKING);
    for (const language of LANGUAGES) {
      const prefix = language === 'en' ? '' : `/${language}`;
      const url = `${prefix}${addressOf(gathering)}`;
      const texts = await textsOf('answers', language);
      const page = await site.app.inject(url);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain(`<html lang="${factsOf(language).tag}"`);
      expect(page.body).toContain(texts.title);
      expect(page.body).toContain(`action="${url}"`);
      expect(page.body).toContain(`<link rel="canonical" href="https://friends.example${url}">`);
      const wrong = await answer(site, url, { name: '', people: '1' });
      expect([wrong.statusCode, wrong.body.includes(texts.wrong.name)]).toEqual([400, true]);
      const own = await site.add({ ...ASKING, language });
      const mine = await site.answered(`${prefix}${addressOf(own)}`, TWO);
      const answered = await site.app.inject(mine);
      expect(answered.body).toContain(`<html lang="${factsOf(language).tag}"`);
      expect(answered.body).toContain(texts.yours.keep);
      expect((await site.app.inject(`/de${mine}`)).statusCode).toBe(404);
      const privacy = await site.app.inject(`${prefix}/privacy`);
      expect(privacy.statusCode).toBe(200);
      for (const part of [texts.privacy, texts.readers]) {
        expect(privacy.body).toContain(part.title);
        expect(privacy.body).toContain(part.howLongText);
      }
    }
  }, 60_000);
});
