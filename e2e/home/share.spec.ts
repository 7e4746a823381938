import type { Page } from '@playwright/test';
import { atWidths, expect, overflowsSideways, test } from '../support/fixtures.ts';
import { HomePage } from './home-page.ts';

test.use({ siteClock: '2026-03-21T12:00:00Z' });

const QUOTE = '“Be generous in prosperity,\nand thankful in adversity.”\n— Bahá’u’lláh';
const addressOf = (page: Page) => `${new URL(page.url()).origin}/quotes/2026-03-21`;
const button = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });

/** Adds a share sheet, which the browser under test lacks; `how` is what the visitor does with it. */
async function addShareSheet(page: Page, how: 'shares' | 'closes it' | 'cannot'): Promise<void> {
  await page.addInitScript((does) => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
      if (does === 'closes it') throw new DOMException('Share canceled', 'AbortError');
      if (does === 'cannot') throw new DOMException('Not now', 'NotAllowedError');
    };
  }, how);
}

const sharedBy = (page: Page) =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? 'null'));

test.describe('with a share sheet', () => {
  for (const how of ['shares', 'closes it'] as const) {
    test(`the visitor ${how}, and nothing more is said`, async ({ page }) => {
      await addShareSheet(page, how);
      await new HomePage(page).open();
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await button(page).click();
      await expect.poll(() => sharedBy(page)).toEqual({ text: QUOTE, url: addressOf(page) });
      expect(loaded.filter((url) => url.includes('/share-quote-'))).not.toEqual([]);
      await expect(page.getByRole('status')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await page.request.get(addressOf(page))).status()).toBe(200);
    });
  }

  test('that does not open, the quote is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await addShareSheet(page, 'cannot');
    await new HomePage(page).open();
    await button(page).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  });
});

test.describe('without a share sheet', () => {
  test('quote, source and address are copied, and a toast says so', async ({
    page,
    context,
    checkAccessibility,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const home = new HomePage(page);
    await home.open();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    await expect(
      page.getByText('The quote, its source and its address can be pasted now.', { exact: true }),
    ).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${QUOTE}\n${addressOf(page)}`);
    await checkAccessibility();
  });

  test('a clipboard that refuses leaves the text to be copied by hand, and then a toast', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      // Each of the two ways of copying fails once.
      const { write, writeText } = Clipboard.prototype;
      const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Clipboard.prototype.write = () => {
        Clipboard.prototype.write = write;
        return refused();
      };
      Clipboard.prototype.writeText = () => {
        Clipboard.prototype.writeText = writeText;
        return refused();
      };
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await new HomePage(page).open();
    await button(page).click();
    const dialog = page.getByRole('dialog', { name: 'Share this quote' });
    await expect(dialog.getByRole('textbox')).toHaveValue(`${QUOTE}\n${addressOf(page)}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test.describe('while its script cannot be loaded', () => {
    test.use({ expectedMessages: /Failed to load resource|Couldn't load preload assets/ });

    test('the card says what to do', async ({ page, checkAccessibility }) => {
      const home = new HomePage(page);
      await home.open();
      await page.route(/\/share-quote-[^/]*$/, (route) => route.abort());
      await button(page).click();
      await expect(home.card("Today's Quote").getByRole('alert')).toHaveText(
        'Sharing could not be started. Check your connection and press Share again.',
      );
      await checkAccessibility();
    });

    test('nothing else fails where the clipboard refuses before it is there', async ({ page }) => {
      await page.addInitScript(() => {
        Clipboard.prototype.write = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      const home = new HomePage(page);
      await home.open();
      await page.route(/\/share-quote-[^/]*$/, (route) => route.abort());
      await button(page).click();
      await expect(home.card("Today's Quote").getByRole('alert')).toBeVisible();
    });
  });
});

test.describe('over plain http', () => {
  // Over plain http, browsers have neither share sheet, clipboard nor service workers.
  test.use({
    baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'plain-http.test')),
  });

  test('the text stands there to be copied by hand', async ({ page, checkAccessibility }) => {
    await atWidths(page, [320, 768, 1280], async () => {
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([
        false,
        false,
      ]);
      await button(page).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Share this quote' });
      const field = dialog.getByRole('textbox', { name: 'Quote, source and address' });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(`${QUOTE}\n${addressOf(page)}`);
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(
        `${QUOTE}\n${addressOf(page)}`,
      );
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page)).toBeFocused();
      await button(page).click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button, as nobody could press it', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Be generous in prosperity')).toBeVisible();
    await expect(page.getByText('Share', { exact: true })).toBeHidden();
  });
});
