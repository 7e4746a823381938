import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const EASY = 'Password1!';
const STRENGTH = '/api/password-strength';

async function siteOn(database: Database, PASSWORD_STRENGTH = 'advise') {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const app = await createTestApp(database, { environment: { PASSWORD_STRENGTH } });
  const anna = await loggedIn(app, 'anna');
  const invite = async () => {
    const { url } = (await anna.call('POST', '/api/invitations', { username: 'clara' })).json();
    return url.split('=')[1] as string;
  };
  return { anna, app, ids, invite };
}

const newUser = (password: string) => ({
  username: 'newcomer',
  password,
  confirmPassword: password,
  role: 'Admin',
});

describe.each(databases)('the strength of passwords on $name', ({ open }) => {
  it('is told with a reason, to volunteers and who is invited', async () => {
    const { anna, app, invite } = await siteOn(await open());
    const weak = (await anna.call('POST', STRENGTH, { password: EASY })).json();
    expect(weak.score).toBeLessThan(2);
    expect(weak.warning).toBe('This is similar to a commonly used password.');
    expect(weak.said).toEqual([
      { code: 'password-like-commonly-used', values: {}, message: weak.warning },
      ...weak.suggestions.map((message: string) =>
        expect.objectContaining({ values: {}, message }),
      ),
    ]);
    expect(weak.said.length).toBeGreaterThan(1);
    const strong = (await anna.call('POST', STRENGTH, { password: 'Quiet-River-88' })).json();
    expect(strong).toEqual({ score: 4, warning: '', suggestions: [], said: [] });
    const token = await invite();
    const invited = await new TestBrowser(app).call('POST', STRENGTH, { password: EASY, token });
    expect(told(invited)).toEqual(weak);
    for (const body of [{ password: EASY }, { password: EASY, token: 'x'.repeat(43) }]) {
      expect((await new TestBrowser(app).call('POST', STRENGTH, body)).statusCode).toBe(401);
    }
    const long = await anna.call('POST', STRENGTH, { password: 'x'.repeat(1001) });
    expect(long.statusCode).toBe(400);
  });

  it('knows the name of the user and of the site', async () => {
    const { anna } = await siteOn(await open());
    const score = async (password: string) =>
      (await anna.call('POST', STRENGTH, { password })).json().score;
    expect(await score('Bahaifriends1!')).toBeLessThan(await score('Kuhvwqlunxcz1!'));
    expect(await score('Annaanna1!')).toBeLessThan(await score('Kuhvwqlu1!'));
  });

  it('knows names without accents, apostrophes, spaces and hyphens', async () => {
    const { anna, app } = await siteOn(await open(), 'strict');
    await anna.call('POST', '/api/users', {
      ...newUser('Quiet-River-88'),
      username: "Zoë O'Brian-Łukasz",
    });
    const zoe = new TestBrowser(app);
    await zoe.login("Zoë O'Brian-Łukasz", 'Quiet-River-88');
    const ofSite = [
      'Bahai-Friends1!',
      "Bahá'í Friends1!",
      'Baháʼí–Friends1!',
      'bAhAi FrIeNdS1!',
      'Ba-ha-i Fri-ends1!',
      'Bahai_Friends1!',
    ];
    for (const password of ofSite) {
      const response = await anna.call('POST', '/api/users', newUser(password));
      expect([password, response.statusCode]).toEqual([password, 400]);
      expect(response.json().message).toMatch(/^This password is easily guessed\. \w/);
    }
    for (const password of [
      'ZoeOBrianŁukasz1!',
      'Zoe-O’Brian Łukasz1!',
      'Zo-e OBri-an Łu-kasz1!',
    ]) {
      const { score } = (await zoe.call('POST', STRENGTH, { password })).json();
      expect([password, score < 2]).toEqual([password, true]);
    }
    // Only the part of it that is a name counts less.
    for (const password of ['Friends of the quiet river 88', 'Bahai-Kuhvw-Qlunxcz1!']) {
      const response = await anna.call('POST', STRENGTH, { password });
      expect([password, response.json().score]).toEqual([password, 4]);
    }
  });

  it('only advises unless the site is strict', async () => {
    const { anna } = await siteOn(await open());
    expect((await anna.call('POST', '/api/users', newUser(EASY))).statusCode).toBe(201);
  });

  it('is enforced wherever a password is given where the site is strict', async () => {
    const { anna, app, ids, invite } = await siteOn(await open(), 'strict');
    const token = await invite();
    const answers = [
      await anna.call('POST', '/api/users', newUser(EASY)),
      await anna.call('POST', `/api/users/${ids.bruno}/reset-password`, { password: EASY }),
      await anna.call('POST', `/api/users/${ids.anna}/reset-password`, { password: EASY }),
      await new TestBrowser(app).call('POST', '/api/invitations/accept', {
        token,
        password: EASY,
        confirmPassword: EASY,
      }),
    ];
    for (const response of answers) {
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toMatch(/^This password is easily guessed\. \w/);
      expect(response.json().values.said[0]).toEqual({
        code: 'password-like-commonly-used',
        values: {},
      });
      expect(withoutCodes(response.json().issues)).toEqual([
        { path: 'password', message: response.json().message },
      ]);
    }
    const strong = await anna.call('POST', '/api/users', newUser('Quiet-River-88'));
    expect(strong.statusCode).toBe(201);
  });
});
