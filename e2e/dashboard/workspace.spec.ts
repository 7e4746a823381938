import { LANGUAGES } from '@bahai-friends/languages';
import type { Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { switchOn } from '../gatherings/switch-on.ts';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import { cornersOf, expect, overflowsSideways, test } from '../support/fixtures.ts';
import { logIn, MASTER, setLanguage } from '../users/users.ts';

test.use({ content: 'users' });

const LONG = 'Be generous in prosperity, and thankful in adversity. '.repeat(4);

test.beforeEach(async ({ page, site }) => {
  await site.change((database) =>
    addQuotes(
      database,
      ...Array.from({ length: 40 }, (_, index) => ({
        text: `${String(index).padStart(2, '0')} ${LONG}`,
        displayDate: new Date(Date.UTC(2100, 8, index + 1)).toISOString().slice(0, 10),
        source: 'Bahá’u’lláh, The Hidden Words, from the Arabic, number 1',
        referenceUrl: 'https://www.bahai.org/library/',
        language: 'en' as const,
        translations: (['ar', 'de', 'es', 'fa', 'zh'] as const).map((language) => ({
          language,
          text: LONG,
        })),
      })),
    ),
  );
  await logIn(page, MASTER);
});

/** How far below the window's upper edge an element begins, in CSS pixels. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

test('a laptop shows eight quotes, and the headings stay', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await new QuotesTab(page).openManage();
  const rows = page.locator('.quotes-table tbody tr');
  await expect(rows).toHaveCount(25);
  for (const place of [0, 7]) await expect(rows.nth(place)).toBeInViewport({ ratio: 1 });
  const filters = await page
    .locator('.filter-bar :is(input, select, button)')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
  expect(Math.max(...filters) - Math.min(...filters), 'one line of filters').toBeLessThan(4);

  await page.mouse.wheel(0, 600);
  await expect(rows.first()).not.toBeInViewport();
  expect(await topOf(page, '.quotes-table thead')).toBe(0);
  await expect(page.getByRole('columnheader', { name: 'Source' })).toBeInViewport({ ratio: 1 });
  // An element with the focus is not hidden below the headings.
  await page.getByRole('checkbox', { name: 'Select “12' }).focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowUp');
  const focused = page.locator(':focus');
  const head = await page.locator('.quotes-table thead').boundingBox();
  expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(head?.height ?? 0);

  await page.goto('/admin#badi-calendar');
  await expect(page.getByText('Today and the next 37 days.')).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => topOf(page, 'thead th')).toBe(0);
});

test('a phone shows two quotes, and of the year today', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const quotes = new QuotesTab(page);
  await quotes.openManage();
  for (const place of [0, 1]) await expect(quotes.rows().nth(place)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(page.locator('.year-day[aria-current="date"]')).toBeInViewport({ ratio: 1 });
});

test('a row of a phone is read in the order in which it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const quotes = new QuotesTab(page);
  await quotes.openManage();
  const row = quotes.rows().first();
  const [text, source, date, reference, share, menu] = await Promise.all(
    [
      row.locator('p'),
      row.locator('bdi'),
      row.locator('time'),
      row.getByRole('link', { name: 'Reference' }),
      row.getByRole('button', { name: /^Share/ }),
      row.getByRole('button', { name: /^Actions for/ }),
    ].map((part) => part.boundingBox()),
  );
  const bottom = (box: typeof text) => (box ? box.y + box.height : Number.NaN);
  expect(source?.y).toBeGreaterThanOrEqual(bottom(text));
  expect(source?.width, 'the source has the width of the text').toBe(text?.width);
  expect(date?.y).toBeGreaterThanOrEqual(bottom(source));
  expect(reference?.y).toBeGreaterThanOrEqual(bottom(date));
  expect(reference?.x).toBe(text?.x);
  for (const target of [share, menu]) {
    expect(target).toMatchObject({ width: 44, height: 44 });
    expect(target?.y).toBeLessThan(bottom(reference));
    expect(bottom(target)).toBeGreaterThan(reference?.y ?? Number.NaN);
  }
  await row.getByRole('checkbox').focus();
  for (const name of [/^Reference/, /^Share/, /^Actions for/]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  const inDocument = await row.evaluate((element) =>
    [...element.querySelectorAll('p, bdi, time, a, button')].map(({ localName }) => localName),
  );
  expect(inDocument).toEqual(['p', 'bdi', 'time', 'a', 'button', 'button']);
});

/** What leads to the places of the dashboard, and out of it. */
const ways = (page: Page) => [
  page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab'),
  ...['Settings', 'My account', 'View Site', 'Logout'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  ),
];

test('a phone has all tabs and actions in sight, wherever one is', async ({
  page,
  checkAccessibility,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const place of ['users', 'account', 'settings']) {
      await page.goto(`/admin#${place}`);
      await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
      const all = (await Promise.all(ways(page).map((each) => each.all()))).flat();
      expect(all).toHaveLength(9);
      for (const each of all) {
        await expect(each).toBeInViewport({ ratio: 1 });
        expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    }
  }
});

test('the tabs of the settings are all in sight on a phone', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin#settings/sending');
  const tabs = page.getByRole('tablist', { name: 'Settings' }).getByRole('tab');
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  const tops = (await cornersOf(page, '.subtabs:has(#settings-heading) .subtab')).map(
    ({ top }) => top,
  );
  expect(new Set(tops).size, 'lines').toBe(1);
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 740 });
    const title = await page.locator('#settings-heading').boundingBox();
    const below = title ? title.y + title.height : Number.NaN;
    expect(await topOf(page, '.subtabs:has(#settings-heading) .subtab')).toBeGreaterThanOrEqual(
      below,
    );
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  expect(await overflowsSideways(page)).toBe(false);
  await checkAccessibility();
});

test('tabs are in sight in every language', { tag: '@fonts' }, async ({ page, site }) => {
  for (const language of LANGUAGES) {
    await setLanguage(site, language);
    // Another document comes first, so that the dashboard is loaded anew.
    await page.goto('about:blank');
    await page.goto('/admin');
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    for (const width of [360, 1136, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('.dashboard-buttons > .btn')).toHaveCount(4);
      if (width === 360) {
        // They wrap.
        for (const tab of await page.locator('.dashboard-header :is(.tab, .btn)').all()) {
          await expect(tab).toBeInViewport({ ratio: 1 });
        }
        // In letters that are too wide for two lines; see below for the site's own.
        expect(await topOf(page, '.tab-panel'), language).toBeLessThanOrEqual(202);
        const words = page.locator('.dashboard-buttons > .btn > span');
        const widths = await words.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
        const areSeen = !['ru', 'sv'].includes(language);
        expect(
          widths.map((wide) => wide > 20),
          language,
        ).toEqual(Array(4).fill(areSeen));
        expect(await overflowsSideways(page), language).toBe(false);
        continue;
      }
      const tops = (await cornersOf(page, '.tabs > .tab')).map(({ top }) => top);
      expect(tops).toHaveLength(5);
      expect(new Set(tops).size, `${language} at ${width}`).toBe(1);
      expect(await overflowsSideways(page), `${language} at ${width}`).toBe(false);
    }
  }
});

test('on a phone tabs stand in columns of three, and settings beside the account', async ({
  page,
}) => {
  await page.goto('/admin');
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.dashboard-buttons > .btn')).toHaveCount(4);
    const buttons = await cornersOf(page, '.dashboard-buttons > .btn');
    expect(new Set(buttons.map(({ top }) => top)).size, `${width} px`).toBe(1);
    const lefts = (await cornersOf(page, '.tabs > .tab')).map(({ left }) => left);
    expect(lefts.slice(3), `${width} px`).toEqual(lefts.slice(0, 2));
    expect(new Set(lefts).size, `${width} px`).toBe(3);
  }
});

test('on a phone the buttons beside the title say what they do', async ({ page }) => {
  await page.goto('/admin');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Settings', 'My account', 'View Site', 'Logout']) {
      const words = page.getByRole('button', { name }).getByText(name, { exact: true });
      await expect(words).toBeInViewport({ ratio: 1 });
      const box = await words.boundingBox();
      expect(box?.width, `${name} at ${width} px`).toBeGreaterThan(20);
    }
  }
});

test('a phone shows the content of every tab', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin');
  const tabs = page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab');
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) {
    await tab.click();
    expect(await topOf(page, '.tab-panel'), 'above the content').toBeLessThanOrEqual(152);
    const title = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
    expect(await title.first().evaluate(({ clientHeight }) => clientHeight)).toBe(44);
    await expect(tab).toBeInViewport({ ratio: 1 });
    expect(await overflowsSideways(page)).toBe(false);
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await topOf(page, '.tab-panel')).toBeLessThanOrEqual(152);
});

test('a phone has at most 160 pixels above the content in every language', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await switchOn(site);
  for (const language of LANGUAGES) {
    await setLanguage(site, language);
    // The site's font may be too late for the first visit on a busy machine.
    const aboveContent = async () => {
      await page.goto('about:blank');
      await page.goto('/admin');
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page.locator('.dashboard-buttons > .btn')).toHaveCount(4);
      await expect(page.locator('.tabs > .tab')).toHaveCount(6);
      return topOf(page, '.tab-panel');
    };
    await expect.poll(aboveContent, language).toBeLessThanOrEqual(160);
  }
});

test('the content is reached also with large text on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/admin');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => topOf(page, '.tab-panel'), 'above the content').toBeLessThanOrEqual(480);
  expect(await overflowsSideways(page)).toBe(false);
});
