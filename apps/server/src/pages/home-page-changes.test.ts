import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

describe.each(databases)('the home page on $name', ({ open }) => {
  async function admin() {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    const app = await createTestApp(database);
    const browser = await loggedIn(app, 'anna');
    const page = async () => (await browser.send('GET', '/')).body;
    return { browser, page };
  }

  it('follows each change of the holy days', async () => {
    const { browser, page } = await admin();
    expect(await page()).toContain('No upcoming holy days are currently scheduled.');
    const holyDay = { name: 'Picnic', date: '2026-04-01' };
    const { id } = (await browser.call('POST', '/api/holy-days', holyDay)).json();
    expect(await page()).toContain('Picnic');
    await browser.call('PUT', `/api/holy-days/${id}`, { ...holyDay, date: '2026-04-02' });
    expect(await page()).toContain('April 2, 2026');
    await browser.call('DELETE', `/api/holy-days/${id}`);
    expect(await page()).not.toContain('Picnic');
    await browser.call('POST', '/api/holy-days/from-calendar', { year: 183 });
    expect(await page()).toContain('First day of Riḍván');
  });

  it('follows each change of the social links', async () => {
    const { browser, page } = await admin();
    const link = { platform: 'X', url: 'https://x.com/one', order: 0 };
    const { id } = (await browser.call('POST', '/api/social-links', link)).json();
    expect(await page()).toContain('href="https://x.com/one"');
    await browser.call('PUT', `/api/social-links/${id}`, { ...link, url: 'https://x.com/two' });
    expect(await page()).toContain('href="https://x.com/two"');
    await browser.call('PUT', `/api/social-links/${id}`, { ...link, platform: 'Mastodon' });
    expect(await page()).not.toContain('href="https://x.com/');
    await browser.call('PUT', `/api/social-links/${id}`, link);
    expect(await page()).toContain('href="https://x.com/one"');
    await browser.call('DELETE', `/api/social-links/${id}`);
    expect(await page()).not.toContain('href="https://x.com/');
  });
});
