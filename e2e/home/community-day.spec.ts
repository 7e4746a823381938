import type { Database } from '../../apps/server/src/db/database.ts';
import { addHolyDays, addQuotes } from '../../apps/server/src/testing/content.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';
import { HomePage } from './home-page.ts';

/** Ten minutes before midnight in Haifa, in the afternoon of the visitors in New York. */
const BEFORE_MIDNIGHT = '2026-12-30T21:50:00Z';
const AFTER_MIDNIGHT = '2026-12-30T22:01:00Z';

async function addDays(database: Database): Promise<void> {
  await database.writes.deleteFrom('quotes').execute();
  await database.writes.deleteFrom('holy_days').execute();
  await addQuotes(
    database,
    { text: 'Of the thirtieth', source: 'S', displayDate: '2026-12-30' },
    { text: 'Of the thirty-first', source: 'S', displayDate: '2026-12-31' },
  );
  await addHolyDays(database, ['Winter gathering', '2026-12-31'], ['Picnic', '2027-05-01']);
}

/** The settings of a community in Haifa, as the Master Admin would make them. */
async function liveInHaifa(database: Database): Promise<void> {
  await database.writes.deleteFrom('settings').execute();
  await database.writes
    .insertInto('settings')
    .values({
      id: 1,
      site_name: 'Friends in Haifa',
      tagline: 'Everybody is welcome',
      time_zone: 'Asia/Jerusalem',
      place_name: 'Haifa',
      latitude_tenths: 328,
      longitude_tenths: 350,
      language: 'en',
      contact: 'Anna Levy\nHaifa <anna@example.org>\nسلام',
      holy_days_ahead: 0,
      listed: 0,
      updated_at: '2026-12-01T12:00:00.000Z',
    })
    .execute();
}

test.use({ content: 'users', siteClock: BEFORE_MIDNIGHT });

test.beforeEach(({ site }) =>
  site.change(async (database) => {
    await addDays(database);
    await liveInHaifa(database);
  }),
);

test.describe('visitors elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('see quote, holy days, badges and filters change at the community’s midnight', async ({
    page,
    context,
    siteHost,
  }) => {
    await logIn(page, MASTER);
    await page.clock.install({ time: BEFORE_MIDNIGHT });
    const home = new HomePage(page);
    await home.open();
    const dashboard = await context.newPage();
    await dashboard.clock.install({ time: BEFORE_MIDNIGHT });
    await dashboard.goto('/admin#quotes/manage');
    const row = (text: string) => dashboard.getByRole('row').filter({ hasText: text });
    await expect(row('Of the thirtieth')).toContainText('Today');
    await expect(row('Of the thirty-first')).toContainText('Upcoming');
    await expect(home.card("Today's Quote")).toContainText('Of the thirtieth');
    await expect(home.card('Upcoming Holy Days')).not.toContainText('Today');
    await expect(home.dateValue('Gregorian Date')).toHaveText('December 30, 2026');
    // It is afternoon for the visitors, so a sunset in Haifa does not end their day.
    await siteHost.moveClock(AFTER_MIDNIGHT);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    for (const one of [page, dashboard]) await one.clock.runFor('11:00');
    await expect(home.card("Today's Quote")).toContainText('Of the thirty-first');
    const gathering = home.card('Upcoming Holy Days').getByRole('row', { name: /Winter/ });
    await expect(gathering).toContainText('Today');
    await expect(home.dateValue('Gregorian Date')).toHaveText('December 30, 2026');
    await expect(row('Of the thirtieth')).toContainText('Past');
    await expect(row('Of the thirty-first')).toContainText('Today');
    await page.clock.runFor('30:00');
    expect(calls.filter((path) => path === '/api/settings')).toHaveLength(1);
  });
});

test.describe('visitors in Haifa', () => {
  test.use({ timezoneId: 'Asia/Jerusalem', siteClock: '2026-12-31T09:00:00Z' });

  test('read when the sun sets there, and what day it is', async ({
    page,
    siteHost,
    checkAccessibility,
  }) => {
    await page.clock.install({ time: '2026-12-31T09:00:00Z' });
    const home = new HomePage(page);
    await home.open();
    await expect(page).toHaveTitle('Friends in Haifa');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friends in Haifa');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const card = home.card("Today's Date");
    await expect(page.locator('.day-name')).toHaveText('Winter gathering');
    await expect(card).toContainText('Feast of Sharaf');
    await expect(card).not.toContainText('Winter gathering');
    await expect(card).toContainText(/Sunset in Haifa at 16:4\d: then 2 Sharaf begins/);
    await checkAccessibility();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflowsSideways(page)).toBe(false);
    await siteHost.moveClock('2026-12-31T15:00:00Z');
    await page.clock.runFor('06:00:00');
    await expect(card).toContainText('The sun has set in Haifa: 2 Sharaf has begun');
  });

  test('find whom to turn to, without a script, too', async ({
    page,
    site,
    checkAccessibility,
  }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page).toHaveTitle('Contact – Friends in Haifa');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    const text = page.getByText('Anna Levy');
    await expect(text).toHaveCSS('white-space-collapse', 'preserve-breaks');
    // Each line begins at the side of its own direction.
    const sides = await text.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const node = element.firstChild as Text;
      const sideOf = (line: string) => {
        const range = document.createRange();
        range.setStart(node, node.data.indexOf(line));
        range.setEnd(node, node.data.indexOf(line) + line.length);
        const box = range.getBoundingClientRect();
        return box.left - left < right - box.right ? 'left' : 'right';
      };
      return ['Anna Levy', 'سلام'].map(sideOf);
    });
    expect(sides).toEqual(['left', 'right']);
    await checkAccessibility();
    const html = await (await fetch(`${site.url}/contact`)).text();
    expect(html).toContain('Anna Levy\nHaifa &lt;anna@example.org&gt;');
    await site.change((database) =>
      database.writes.updateTable('settings').set({ contact: '', version: 9 }).execute(),
    );
    await expect.poll(async () => (await fetch(`${site.url}/contact`)).status).toBe(404);
  });
});
