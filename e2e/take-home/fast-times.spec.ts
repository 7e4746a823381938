import type { Database } from '../../apps/server/src/db/database.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { cutOff, printed } from './pdf.ts';

test.use({ content: 'none', siteClock: '2026-11-22T12:00:00Z' });

const setPlace =
  (name: string, latitude: number, longitude: number, timeZone: string) => (database: Database) =>
    database.writes
      .insertInto('settings')
      .values({
        id: 1,
        version: 2,
        site_name: "Bahá'í Friends",
        tagline: '',
        time_zone: timeZone,
        place_name: name,
        latitude_tenths: Math.round(latitude * 10),
        longitude_tenths: Math.round(longitude * 10),
        language: 'en',
        contact: '',
        holy_days_ahead: 0,
        listed: 1,
        updated_at: '2026-03-21T12:00:00.000Z',
      })
      .execute();

const haifa = setPlace('Haifa', 32.8, 35, 'Asia/Jerusalem');
const farNorth = setPlace('The ship', 88.5, 10, 'Europe/Oslo');
/** The longest name that a place can have. */
const longName = setPlace('Friends of the long valley '.repeat(4).slice(0, 100), 88.5, 10, 'UTC');

for (const [name, place] of [
  ['a town', haifa],
  ['a place without a sunset', farNorth],
  ['a long name', longName],
] as const) {
  test(`the Fast of ${name} is one sheet`, { tag: '@fonts' }, async ({ page, site }) => {
    await site.change(place);
    // A page for screens would get its styles for paper, and then those for screens again, with each print.
    await page.emulateMedia({ media: 'print' });
    for (const prefix of ['', '/fa', '/ru', '/zh']) {
      for (const year of [1, 172, 183, 507]) {
        const address = `${prefix}/fast/${year}`;
        await page.goto(address);
        for (const format of ['A4', 'Letter'] as const) {
          expect([address, (await printed(page, format)).pages]).toEqual([address, 1]);
        }
      }
      for (const paper of ['A4', 'Letter'] as const) {
        expect([prefix, paper, await cutOff(page, paper, '.sheet, .fast-table td')]).toEqual([
          prefix,
          paper,
          [],
        ]);
      }
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the nineteen days are there at every width', async ({ page, site }) => {
    await site.change(haifa);
    await page.goto('/calendar/183');
    await page.getByRole('link', { name: 'The Fast, day by day' }).click();
    await expect(page).toHaveURL('/fast/183');
    await atWidths(page, WIDTHS, async () => {
      await expect(page.getByRole('rowheader')).toHaveCount(19);
      await expect(page.getByRole('row').nth(1)).toContainText(/1 ʻAláʼ.*March 2.*06:0\d.*17:3\d/);
      expect(await overflowsSideways(page)).toBe(false);
    });
  });
});

for (const contextOptions of [{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const) {
  test.describe(JSON.stringify(contextOptions), () => {
    test.use({ contextOptions });

    test('the accessibility check finds nothing', async ({ page, site, checkAccessibility }) => {
      await site.change(farNorth);
      await page.goto('/fast/183');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await checkAccessibility();
      }
    });
  });
}

test.describe('without a place', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('there is no such page, and nothing leads to it', async ({ page }) => {
    expect((await page.goto('/fast/183'))?.status()).toBe(404);
    await page.goto('/calendar/183');
    await expect(page.getByRole('link', { name: 'Wall calendar' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'The Fast, day by day' })).toHaveCount(0);
  });
});
