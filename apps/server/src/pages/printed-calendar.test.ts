import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

describe.each(databases)('a year for paper on $name', ({ open }) => {
  async function site() {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    return createTestApp(database);
  }

  it('is refused for another paper, however often, and stays there for those that there are', async () => {
    const app = await site();
    const urls = ['?paper=a3', '', '?paper=a3', '?paper=a4', '?paper=a3', ''];
    const statuses = [];
    for (const query of urls) {
      const response = await app.inject(`/calendar/183/wall${query}`);
      statuses.push(response.statusCode);
      expect(response.body.includes('Choose A4 or Letter')).toBe(response.statusCode === 400);
    }
    expect(statuses).toEqual([400, 200, 400, 200, 400, 200]);
  });

  it('says in each language what to choose', async () => {
    const app = await site();
    const response = await app.inject('/fa/calendar/183/card?paper=a3');
    expect(response.statusCode).toBe(400);
    expect(response.body).toMatch(/<html lang="fa" dir="rtl">[\s\S]*A4 یا Letter را برگزینید/);
  });

  it('has an ornament of its own for each month, drawn by the server', async () => {
    const app = await site();
    const { body } = await app.inject('/calendar/183/wall');
    const drawn = [...body.matchAll(/class="ornament"[^>]*><path d="([^"]+)"/g)];
    expect(drawn).toHaveLength(40);
    expect(new Set(drawn.map(([, path]) => path)).size).toBe(20);
    expect(body).not.toContain('<script type="module"');
  });

  it('has the holy days that volunteers keep in it, and follows their changes', async () => {
    const app = await site();
    const volunteer = await loggedIn(app, 'anna');
    for (const layout of ['wall', 'card']) {
      const page = async () => (await app.inject(`/calendar/183/${layout}`)).body;
      const name = `Picnic for the ${layout}`;
      expect(await page()).not.toContain(name);
      await volunteer.call('POST', '/api/holy-days', { name, date: '2027-03-20' });
      expect(await page()).toContain(name);
    }
  });
});
