import { LANGUAGES } from '@bahai-friends/languages';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const CHOOSE = '/api/account/language';

describe.each(databases)('the language of one’s dashboard on $name', ({ open }) => {
  async function site() {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin', ben: 'Admin' });
    const app = await createTestApp(database);
    const anna = await loggedIn(app, 'anna');
    const language = async () => (await anna.send('GET', '/api/session')).json().language;
    return { database, app, anna, language };
  }

  it('is the community’s until another is chosen, and again when that is given up', async () => {
    const { anna, language } = await site();
    expect(await language()).toBeUndefined();
    for (const chosen of LANGUAGES) {
      const answer = await anna.call('PUT', CHOOSE, { language: chosen });
      expect([answer.statusCode, answer.json()]).toEqual([200, { language: chosen }]);
      expect(await language()).toBe(chosen);
    }
    expect((await anna.call('PUT', CHOOSE, { language: null })).json()).toEqual({ language: null });
    expect(await language()).toBeUndefined();
  });

  it('is nobody else’s, and no change that others see', async () => {
    const { app, anna } = await site();
    const before = (await anna.send('GET', '/api/users')).json();
    await anna.call('PUT', CHOOSE, { language: 'fa' });
    expect((await anna.send('GET', '/api/users')).json()).toEqual(before);
    const ben = await loggedIn(app, 'ben');
    expect((await ben.send('GET', '/api/session')).json().language).toBeUndefined();
    const { entries } = (await anna.send('GET', '/api/audit')).json();
    expect(entries).toEqual([]);
  });

  it('is the community’s where the stored one is of a newer version', async () => {
    const { database, language } = await site();
    await database.writes.updateTable('users').set({ language: 'xx' }).execute();
    expect(await language()).toBeUndefined();
  });

  it.each([{}, { language: 'it' }, { language: '' }, { language: 'EN' }, { language: ['en'] }])(
    'is not %j',
    async (body) => {
      const { anna, language } = await site();
      const answer = await anna.call('PUT', CHOOSE, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues[0].path).toBe('language');
      expect(await language()).toBeUndefined();
    },
  );

  it('is chosen only by whoever is logged in', async () => {
    const { app } = await site();
    const answer = await app.inject({ method: 'PUT', url: CHOOSE, payload: { language: 'de' } });
    expect([401, 403]).toContain(answer.statusCode);
  });
});
