import type { Database } from '../../apps/server/src/db/database.ts';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { HomePage } from '../home/home-page.ts';
import { holdResponses } from '../offline/hold-responses.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  FIRST_CALLS,
  REACT,
  STARTER,
  share,
  TEN_SECONDS,
  toasts,
  untilHydrated,
  watch,
} from './light-page.ts';

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
      contact: '',
      holy_days_ahead: 0,
      listed: 1,
      updated_at: '2026-11-01T12:00:00.000Z',
    })
    .execute();
}

test.describe('a visit that nothing disturbs', () => {
  for (const path of ['/', '/fa']) {
    test(`loads no React in ten seconds: ${path}`, async ({ page }) => {
      const { scripts, calls, react } = watch(page);
      await page.clock.install();
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.clock.runFor(TEN_SECONDS);
      await page.waitForLoadState('networkidle');
      expect(react()).toEqual([]);
      expect(scripts.filter((script) => STARTER.test(script))).toHaveLength(1);
      expect(calls.toSorted()).toEqual(FIRST_CALLS);
    });
  }

  test('loads none either where it was gone back to: the day alone is asked for', async ({
    page,
  }) => {
    const watched = watch(page);
    await new HomePage(page).open();
    await page.goto('/calendar', { waitUntil: 'networkidle' });
    watched.forget();
    await page.goBack({ waitUntil: 'networkidle' });
    expect(watched.react()).toEqual([]);
    expect(watched.calls.toSorted()).toEqual([...FIRST_CALLS, '/api/settings'].toSorted());
  });

  test('loads none either where somebody went back and forward again', async ({ page }) => {
    const home = new HomePage(page);
    await page.goto('/calendar');
    await home.open();
    const watched = watch(page);
    await page.goBack();
    await expect(page).toHaveURL('/calendar');
    await page.goForward({ waitUntil: 'networkidle' });
    await expect(home.dateValue('Gregorian Date')).not.toBeEmpty();
    await expect(share(page)).toBeVisible();
    expect(watched.react()).toEqual([]);
  });

  test('loads none either where the browser shows the page again as it was', async ({ page }) => {
    const watched = watch(page);
    await new HomePage(page).open();
    watched.forget();
    const asked = page.waitForResponse('**/api/settings');
    // Under test, Chromium has no back/forward cache, so its event is imitated.
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await asked;
    await page.waitForLoadState('networkidle');
    expect(watched.react()).toEqual([]);
    expect(watched.calls).toEqual(['/api/csrf-token', '/api/settings']);
  });
});

test.describe('React', () => {
  test('comes when an answer says something else, with no call made twice, and changes only that', async ({
    page,
    site,
  }) => {
    const watched = watch(page);
    const release = await holdResponses(page, '**/api/quotes/today');
    await page.goto('/');
    await expect(page.locator('#dates dd').first()).not.toBeEmpty();
    const kept = await page.evaluateHandle(() => [
      ...document.querySelectorAll('.site, main, section, h1, h2, dd, a, button, tr'),
    ]);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift' });
      (document.querySelector('button[data-press=share]') as HTMLElement).focus();
    });
    await site.change((database) =>
      database.writes
        .updateTable('quotes')
        // The quote is as wide as before, so a layout shift would not come from this change.
        .set({ reference_url: 'https://www.bahai.org/r/1' })
        .execute(),
    );
    release();
    await expect(page.locator('a[href="https://www.bahai.org/r/1"]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(watched.react()).not.toEqual([]);
    expect(watched.calls.toSorted()).toEqual(FIRST_CALLS);
    expect(await kept.evaluate((elements) => elements.every((one) => one.isConnected))).toBe(true);
    expect(await kept.evaluate((elements) => elements.length)).toBeGreaterThan(30);
    await expect(share(page)).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });

  test('comes on F8, which leads to the toasts', async ({ page }) => {
    await new HomePage(page).open();
    await page.keyboard.press('F8');
    await expect(toasts(page, 'Notification').locator(':focus')).toHaveCount(1);
  });

  test('goes on with what was begun, from the very first press', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const releaseStart = await holdResponses(page, STARTER);
    const releaseReact = await holdResponses(page, REACT);
    await page.goto('/', { waitUntil: 'commit' });
    await share(page).click();
    const asked = page.waitForRequest(REACT);
    releaseStart();
    await asked;
    releaseReact();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/quotes/');
    // From then on React handles every press.
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeHidden();
    await share(page).click();
    await expect(page.getByText('Copied', { exact: true })).toHaveCount(1);
  });

  test('does what a key has pressed while it was on its way, in whatever language', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdResponses(page, REACT);
    await page.goto('/de', { waitUntil: 'networkidle' });
    const button = page.locator('[data-press=share]');
    const asked = page.waitForRequest(REACT);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('F8');
    await asked;
    await expect(button).toBeFocused();
    release();
    await expect(page.getByText('Kopiert', { exact: true })).toBeVisible();
    await expect(toasts(page, 'Mitteilung').locator(':focus')).toHaveCount(1);
  });
});

test.describe('a long quote on a phone', () => {
  test('is unfolded at once, without React, and stays so when it comes', async ({ page, site }) => {
    await site.change(async (database) => {
      await database.writes.deleteFrom('quotes').execute();
      await addQuotes(database, { text: 'Be generous in prosperity. '.repeat(200), source: 'B' });
    });
    await page.setViewportSize({ width: 360, height: 740 });
    const watched = watch(page);
    await new HomePage(page).open();
    const quote = page.getByRole('blockquote');
    const height = () => quote.evaluate(({ clientHeight }) => clientHeight);
    const folded = await height();
    const more = page.getByRole('button', { name: 'Read more' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(more).toBeHidden();
    const unfolded = await height();
    expect(unfolded).toBeGreaterThan(folded);
    expect(watched.react()).toEqual([]);
    await page.keyboard.press('F8');
    await untilHydrated(page);
    await expect(more).toBeHidden();
    expect(await height()).toBe(unfolded);
  });
});

test.describe('a community that says where it is', () => {
  test.use({ timezoneId: 'Asia/Jerusalem', siteClock: '2026-11-22T12:00:00Z' });

  test('has its sunset said without React, and it stays when that comes', async ({
    page,
    site,
    siteHost,
  }) => {
    await site.change(liveInHaifa);
    await page.clock.install({ time: '2026-11-22T12:00:00Z' });
    const watched = watch(page);
    const home = new HomePage(page);
    await home.open();
    const notes = home.card("Today's Date").locator('.place-notes p');
    await expect(notes).toHaveText(/^Sunset in Haifa at 16:3\d: then 1 Qawl begins$/);
    expect(watched.react()).toEqual([]);
    const said = await notes.elementHandle();
    await page.keyboard.press('F8');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await said?.evaluate((element) => element.isConnected)).toBe(true);
    await siteHost.moveClock('2026-11-22T15:00:00Z');
    await page.clock.runFor('03:00:00');
    await expect(notes).toHaveText('The sun has set in Haifa: 1 Qawl has begun');
  });
});
