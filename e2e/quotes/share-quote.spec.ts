import { readFile } from 'node:fs/promises';
import { addDays } from '@bahai-friends/badi-calendar';
import { pngSize } from '../../apps/server/src/features/share-pictures/testing/png-size.ts';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { QuotesTab } from './quotes-tab.ts';

test.use({ content: 'users' });

const TODAY = new Date().toISOString().slice(0, 10);
const TOMORROW = addDays(TODAY, 1);

let quotes: QuotesTab;

test.beforeEach(async ({ page, site }) => {
  await site.change((database) =>
    addQuotes(
      database,
      {
        text: 'Be kind tomorrow',
        source: 'A friend',
        displayDate: TOMORROW,
        language: 'en',
        translations: [{ language: 'fa', text: 'فردا مهربان باشید' }],
      },
      { text: 'Be kind today', source: 'A friend', displayDate: TODAY },
      { text: `A long one. ${'Be kind. '.repeat(200)}`, source: 'A friend' },
    ),
  );
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
  await quotes.openManage();
});

for (const width of [360, 1280]) {
  test(`a quote is passed on by two presses before its day, at ${width} px`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await expect(page.getByRole('button', { name: 'Share “Be kind tomorrow”' })).toBeVisible();
    await page.getByRole('button', { name: 'Share “Be kind tomorrow”' }).click();
    const dialog = quotes.dialog('Share this quote');
    const url = `${new URL(page.url()).origin}/quotes/${TOMORROW}`;
    await expect(dialog.getByLabel('Text to share')).toHaveValue(
      `“Be kind tomorrow”\n— A friend\n${url}`,
    );
    const sent = (await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '';
    expect(new URL(sent).searchParams.get('text')).toBe(`“Be kind tomorrow”\n— A friend\n${url}`);
    await expect(dialog.getByRole('link', { name: 'Telegram' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'E-mail' })).toBeVisible();
    await expect(dialog).toContainText(/leads to the quote from .* on\./);
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();

    await dialog.getByLabel('Language').selectOption('fa');
    await expect(dialog.getByLabel('Text to share')).toHaveValue(
      `«فردا مهربان باشید»\n— A friend\n${url.replace('/quotes', '/fa/quotes')}`,
    );
    await expect(dialog.getByLabel('Text to share')).toHaveAttribute('dir', 'rtl');
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Story' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`quote-${TOMORROW}-fa-story.png`);
    expect(pngSize(await readFile(await saved.path()))).toEqual({ width: 1080, height: 1920 });
    await checkAccessibility();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Share “Be kind tomorrow”' })).toBeFocused();
  });
}

test('nothing more is said of a whole quote whose day has come', async ({ page }) => {
  await page.getByRole('button', { name: 'Share “Be kind today”' }).click();
  const text = quotes.dialog('Share this quote').getByLabel('Text to share');
  await expect(text).toHaveValue(new RegExp(`Be kind today.*/quotes/${TODAY}$`, 's'));
  await expect(text).not.toHaveAttribute('aria-describedby');
});

test('a long quote without a day is passed on with its source and the home page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Share “A long one/ }).click();
  const dialog = quotes.dialog('Share this quote');
  const expected = `— A friend\n${new URL(page.url()).origin}/`;
  await expect(dialog.getByLabel('Text to share')).toHaveValue(expected);
  await expect(dialog).toContainText('more than 1,500 characters');
  await expect(dialog).toContainText('The quote has no day');
  await dialog.getByRole('button', { name: 'Copy the text' }).click();
  await expect(quotes.toast()).toContainText('The text has been copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
});

test.describe('without the network', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ });

  test('a text that does not come can be asked for again', async ({ page }) => {
    await page.route('**/api/quotes/*/message*', (route) => route.abort());
    await page.getByRole('button', { name: 'Share “Be kind tomorrow”' }).click();
    const dialog = quotes.dialog('Share this quote');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/quotes/*/message*');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByLabel('Text to share')).toHaveValue(/Be kind tomorrow/);
  });
});
