import { addDays } from '@bahai-friends/badi-calendar';
import { LANGUAGES } from '@bahai-friends/languages';
import type { Locator, Page } from '@playwright/test';
import { atWidths, cornersOf, expect, overflowsSideways, test } from '../support/fixtures.ts';
import { ANNA, logIn, MASTER, setLanguage } from '../users/users.ts';
import { choose } from './choose.ts';
import { switchOn } from './switch-on.ts';

const PLACE = '/admin#gatherings';
/** Later than the clock of any browser, so that a session of the site has not expired for the browser. */
const today = '2099-03-10';
const tomorrow = addDays(today, 1);

test.use({
  content: 'users',
  siteClock: `${today}T12:00:00Z`,
  expectedMessages: /Failed to load resource/,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page) =>
  page.getByRole('region', { name: 'Notification' }).getByRole('listitem').last();

/** Adds a gathering through the form: every week, from tomorrow on. */
async function add(page: Page, title: string): Promise<void> {
  await button(page, 'Add gathering').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('First day').fill(tomorrow);
  await dialog.getByLabel('Time', { exact: true }).fill('19:30');
  await dialog.getByLabel('Repeats').selectOption('week');
  for (const day of await dialog.getByRole('group').getByRole('checkbox').all()) await day.check();
  await dialog.getByRole('button', { name: 'Add gathering' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
}

test('gatherings have a tab only where they are switched on', async ({
  page,
  checkAccessibility,
}) => {
  await logIn(page, MASTER);
  await page.goto('/admin#settings/gatherings');
  const tabs = page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab');
  await atWidths(page, [320, 360, 1280], async () => {
    await expect(page.getByText('Who sees it')).toBeVisible();
    await expect(tabs).toHaveCount(5);
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
  await button(page, 'Switch gatherings on').click();
  await expect(tabs.last()).toHaveText('Gatherings');
  await tabs.last().click();
  await expect(page.getByText('There are no gatherings yet.')).toBeVisible();
  // The tab appears only once the settings are loaded, and is then visible at the end of the bar.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  expect((await page.request.get('/gatherings')).status()).toBe(200);
});

test('one is added, edited, passed on, deleted and brought back', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await switchOn(site);
  await logIn(page, ANNA);
  await page.goto(PLACE);
  await add(page, 'Evening of prayers');
  await atWidths(page, [320, 360, 1280], async () => {
    await expect(page.getByRole('row', { name: /Evening of prayers/ })).toContainText('Every week');
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await choose(page, 'Evening of prayers', 'Edit');
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkAccessibility();
    await page.keyboard.press('Escape');
  });
  await choose(page, 'Evening of prayers', 'Edit');
  await page.getByLabel('Title').fill('Morning of prayers');
  await page.getByLabel('For', { exact: true }).selectOption('link');
  await button(page, 'Save Changes').click();
  await expect(page.getByRole('row', { name: /Morning of prayers/ })).toContainText(
    'For those who have the link',
  );
  await choose(page, 'Morning of prayers', 'Link');
  const link = page.getByRole('dialog').getByLabel('Link');
  const former = await link.inputValue();
  expect((await page.request.get(new URL(former).pathname)).status()).toBe(200);
  await checkAccessibility();
  await button(page, 'Make a new link').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new link' }).click();
  await expect(link).not.toHaveValue(former);
  expect((await page.request.get(new URL(former).pathname)).status()).toBe(404);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await choose(page, 'Morning of prayers', 'Delete');
  await checkAccessibility();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no gatherings yet.')).toBeVisible();
  await expect(toast(page)).toContainText('has been deleted');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Morning of prayers/ })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await choose(page, 'Morning of prayers', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await button(page, 'Bring back').click();
  await expect(page.getByRole('row', { name: /Morning of prayers/ })).toBeVisible();
});

test('the year shows every day, adds and changes what there is on one', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await switchOn(site);
  await logIn(page, ANNA);
  await page.goto(PLACE);
  await add(page, 'Evening of prayers');
  await page.getByRole('tab', { name: 'Year' }).click();
  const day = (civilDay: string) => page.locator(`[data-day="${civilDay}"]`);
  await atWidths(page, [320, 360, 768, 1280], async () => {
    await expect(day(tomorrow)).toHaveAccessibleName(/: 1 gathering$/);
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
  await expect(day(today)).toHaveAccessibleName(/: no gathering$/);
  await day(today).focus();
  await page.keyboard.press('ArrowRight');
  await expect(day(tomorrow)).toBeFocused();
  await page.keyboard.press('Enter');
  await checkAccessibility();
  await button(page, /^Call off: Evening of prayers/).click();
  await expect(page.getByRole('dialog')).toContainText('Cancelled');
  await page.keyboard.press('Escape');
  await expect(day(tomorrow)).toHaveAccessibleName(/: no gathering$/);
  await day(today).click();
  await expect(page.getByLabel('First day')).toHaveValue(today);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Badí', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('255 B.E.');
});

test('six tabs leave the buttons beside the title, in every language', async ({ page, site }) => {
  await switchOn(site);
  await logIn(page, ANNA);
  for (const language of LANGUAGES) {
    await setLanguage(site, language);
    await page.goto('about:blank');
    await page.goto('/admin');
    for (const width of [1136, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const tabs = page.locator('.tabs > .tab');
      await expect(tabs).toHaveCount(6);
      for (const line of ['.tabs > .tab', '.dashboard-buttons > .btn']) {
        const tops = (await cornersOf(page, line)).map(({ top }) => top);
        expect(new Set(tops).size, `${line} in ${language} at ${width} px`).toBe(1);
      }
      expect(await overflowsSideways(page), `${language} at ${width}`).toBe(false);
    }
  }
});

test('on a phone the actions of a row are beside its last line', async ({ page, site }) => {
  await switchOn(site);
  await logIn(page, ANNA);
  await page.goto(PLACE);
  await add(page, 'Evening of prayers');
  await page.setViewportSize({ width: 360, height: 740 });
  const boxesOf = async (row: Locator) => {
    const parts = [row, row.locator('time'), row.locator('bdi').first()];
    const actions = row.getByRole('button', { name: /Evening of prayers/ }).last();
    const boxes = await Promise.all([...parts, actions].map((part) => part.boundingBox()));
    return boxes.map((box) => ({ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }));
  };
  const rows = page.getByRole('table').getByRole('row');
  for (const view of ['all', 'days']) {
    if (view === 'days') {
      await choose(page, 'Evening of prayers', 'Single days');
      await expect(page.getByLabel('From')).toBeVisible();
    }
    await expect(rows.nth(1).locator('bdi').first()).toBeVisible();
    const [row, date, name, actions] = await boxesOf(rows.nth(1));
    const first = view === 'all' ? name : date;
    expect((first?.top ?? 0) - (row?.top ?? 0), view).toBeLessThan(20);
    const middle = ((actions?.top ?? 0) + (actions?.bottom ?? 0)) / 2;
    expect(middle, view).toBeGreaterThan(first?.bottom ?? Number.NaN);
    expect(middle, view).toBeLessThan(row?.bottom ?? Number.NaN);
  }
});

test('single days are moved, called off and made as the others', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await switchOn(site);
  await logIn(page, ANNA);
  await page.goto(PLACE);
  await add(page, 'Evening of prayers');
  await choose(page, 'Evening of prayers', 'Single days');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(35);
  await rows
    .nth(1)
    .getByRole('button', { name: /^Change/ })
    .click();
  await page.getByLabel('Held on').fill(addDays(tomorrow, 1));
  await page.getByLabel('Time', { exact: true }).fill('21:00');
  await page.getByLabel('Note').fill('In the garden');
  await checkAccessibility();
  await button(page, 'Save Changes').click();
  const moved = rows.filter({ hasText: 'Moved from' });
  await expect(moved).toContainText('In the garden');
  await moved.getByRole('button', { name: /^Call off/ }).click();
  await expect(moved).toContainText('Cancelled');
  await expect(toast(page)).toContainText('called off');
  await atWidths(page, [320, 360, 1280], async () => {
    await expect(moved).toBeVisible();
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
  await moved.getByRole('button', { name: /^As the others again/ }).click();
  await expect(moved).toHaveCount(0);
  await page.getByLabel('To').fill(today);
  await expect(page.getByText('There is nothing between these days.')).toBeVisible();
});
