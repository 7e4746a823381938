import type { Locator, Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';

test.use({
  content: 'users',
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

/** The colours of a screenshot of an element, with the number of pixels of each that are wholly within it. */
async function pixelsOf(page: Page, element: Locator): Promise<Map<string, number>> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  const x = Math.ceil(box.x);
  const y = Math.ceil(box.y);
  const width = Math.floor(box.x + box.width) - x;
  const height = Math.floor(box.y + box.height) - y;
  const picture = [...(await page.screenshot({ clip: { x, y, width, height } }))];
  const colors = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    const counts: Record<string, number> = {};
    for (let at = 0; at < data.length; at += 4) {
      const color = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
      counts[color] = (counts[color] ?? 0) + 1;
    }
    return Object.entries(counts);
  }, picture);
  return new Map(colors);
}

/** A system colour as it is painted: it may be partly transparent. */
async function paintedColor(page: Page, name: string): Promise<string> {
  await page.evaluate((color) => {
    const sample = document.createElement('div');
    sample.id = 'sample';
    sample.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 999; width: 8px; height: 8px;
      forced-color-adjust: none; background: linear-gradient(${color}, ${color}), Canvas`;
    document.body.append(sample);
  }, name);
  const [[color] = ['']] = await pixelsOf(page, page.locator('#sample'));
  await page.evaluate(() => document.getElementById('sample')?.remove());
  return color;
}

/** A system colour as the computed style has it. */
function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const sample = document.createElement('span');
    sample.style.color = color;
    document.body.append(sample);
    const { color: shown } = getComputedStyle(sample);
    sample.remove();
    return shown;
  }, name);
}

const shareOf = (pixels: Map<string, number>, color: string): number =>
  (pixels.get(color) ?? 0) / [...pixels.values()].reduce((sum, count) => sum + count, 0);

/** Elements without a border that differs from their background. */
function borderless(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
        const canvas = getComputedStyle(document.body).backgroundColor;
        return borderTopWidth === '0px' || borderTopStyle === 'none' || borderTopColor === canvas;
      })
      .map((element) => element.className),
  );
}

test.describe('where colours are the system’s', () => {
  for (const path of ['/', '/admin-auth', '/combined-date-design']) {
    test(`the cards of ${path} have borders`, async ({ page }) => {
      await page.goto(path);
      expect(await page.locator('.card').count()).toBeGreaterThan(0);
      expect(await borderless(page.locator('.card'))).toEqual([]);
    });
  }

  test('the home page has no axe findings', async ({ page, checkAccessibility }) => {
    await page.goto('/');
    await checkAccessibility();
  });

  test('the tab that is open differs from the others', async ({ page }) => {
    await logIn(page, MASTER);
    await page.goto('/admin#holy-days');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(tab('Holy Days')).toBeVisible();
    const highlight = await paintedColor(page, 'Highlight');
    const share = async (name: string) => shareOf(await pixelsOf(page, tab(name)), highlight);
    expect(await share('Holy Days')).toBeGreaterThan(0.4);
    expect(await share('Users')).toBe(0);

    const account = page.getByRole('button', { name: 'My account' });
    const shareOfAccount = async () => shareOf(await pixelsOf(page, account), highlight);
    expect(await shareOfAccount()).toBe(0);
    await account.click();
    await expect(account).toHaveAttribute('aria-current', 'page');
    await expect.poll(shareOfAccount).toBeGreaterThan(0.4);

    await page.goto('/admin#quotes/manage');
    await expect(tab('Manage Quotes')).toHaveAttribute('data-state', 'active');
    // The line below the tab has three of some 44 pixels of its height.
    expect(await share('Manage Quotes')).toBeGreaterThan(0.05);
    expect(await share('Upload Quotes')).toBe(0);
    await expect(tab('Upload Quotes')).toHaveCSS(
      'border-bottom-color',
      await systemColor(page, 'Canvas'),
    );
    expect(await borderless(page.locator('.tabs, .tab-panel:not([hidden])'))).toEqual([]);
  });

  test('the town that the keyboard has come to is read whole', async ({
    page,
    checkAccessibility,
  }) => {
    await logIn(page, MASTER);
    await page.goto('/admin#settings');
    await page.getByLabel('Find a town').fill('haif');
    const towns = page.getByRole('listbox', { name: 'Towns' });
    await expect(towns.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(towns.getByRole('option', { selected: true })).toBeVisible();
    await checkAccessibility();
  });

  test('focus, buttons, windows, menus and toasts are seen', async ({ page, site }) => {
    await site.change((database) => addQuotes(database, { text: 'Another' }));
    await logIn(page, MASTER);
    const quotes = new QuotesTab(page);
    await quotes.openManage();
    const highlight = await systemColor(page, 'Highlight');
    await page.getByPlaceholder('Search quotes and sources...').focus();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveText('Clear Filters');
    await expect(focused).toHaveCSS('outline-color', highlight);
    await expect(focused).toHaveCSS('outline-style', 'solid');
    expect(await borderless(page.locator('.btn, .input, .filter-bar'))).toEqual([]);

    await quotes
      .row('Another')
      .getByRole('button', { name: /^Actions/ })
      .press('Enter');
    const chosen = page.getByRole('menuitem', { name: 'Edit' });
    await expect(chosen).toBeFocused();
    const painted = await paintedColor(page, 'Highlight');
    expect(shareOf(await pixelsOf(page, chosen), painted)).toBeGreaterThan(0.4);
    expect(await borderless(page.locator('.menu'))).toEqual([]);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    expect(await borderless(page.locator('.dialog'))).toEqual([]);
    await page.getByRole('button', { name: 'Delete Quote' }).click();
    await expect(quotes.toast()).toBeVisible();
    expect(await borderless(page.locator('.toast'))).toEqual([]);
  });

  test('what cannot be pressed now is shown by the system’s colour', async ({ page, site }) => {
    await site.change((database) =>
      addQuotes(database, ...Array.from({ length: 30 }, (_, index) => ({ text: `Q ${index}` }))),
    );
    await logIn(page, MASTER);
    await new QuotesTab(page).openManage();
    const previous = page.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveCSS('color', await systemColor(page, 'GrayText'));
    await expect(page.getByRole('button', { name: 'Next' })).not.toHaveCSS(
      'color',
      await systemColor(page, 'GrayText'),
    );
  });

  test('today’s row and today’s badge stand out', async ({ page, site }) => {
    const today = new Date().toISOString().slice(0, 10);
    await site.change((database) => addQuotes(database, { text: 'Now', displayDate: today }));
    await logIn(page, MASTER);
    await page.goto('/admin#badi-calendar');
    const row = page.locator('tr[aria-current]');
    await expect(row).toBeVisible();
    await expect(row).toHaveCSS('outline-color', await systemColor(page, 'Highlight'));
    await expect(row).toHaveCSS('outline-style', 'solid');
    await new QuotesTab(page).openManage();
    const badge = page.locator('.badge-strong').first();
    const painted = await paintedColor(page, 'Highlight');
    expect(shareOf(await pixelsOf(page, badge), painted)).toBeGreaterThan(0.4);
  });
});
