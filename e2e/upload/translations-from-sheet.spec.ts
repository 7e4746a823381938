import { createHash } from 'node:crypto';
import { addDays } from '@bahai-friends/badi-calendar';
import { page as fa } from '@bahai-friends/languages/fa/page';
import type { Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { type OtherSite, startOtherSite } from '../public/other-site.ts';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import { test as base, expect, overflowsSideways, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { Workbench } from './workbench.ts';

const TODAY = '2026-03-21';
const QUOTES = 30;
/** The position of today's quote among the quotes, which have consecutive days. */
const OF_TODAY = 9;

interface Words {
  readonly text: string;
  readonly source: string;
}

const english = (index: number): Words => ({
  text: `Be kind, ${index}`,
  source: `A friend, page ${index}`,
});
const persian = (index: number): Words => ({
  text: `مهربان باشید ${index}`,
  source: `یک دوست، صفحهٔ ${index}`,
});
const CREDIT = 'برگردان یک دوست';

/**
 * A sheet as groups have them: with a title, an additional column, headings in two languages, semicolons, and no dates.
 */
function groupsSheet(): string {
  const rows = Array.from({ length: QUOTES }, (_, index) => {
    const [original, translated] = [english(index), persian(index)];
    return [original.text, original.source, 'Anna', translated.text, translated.source, CREDIT];
  });
  const headings = ['Passage', 'From', 'Read by', 'فارسی', 'Persian source', 'مترجم (فارسی)'];
  return [['Readings of our group'], [], headings, ...rows]
    .map((row) => row.map((cell) => `"${cell}"`).join(';'))
    .join('\r\n');
}

const test = base.extend<{ otherSite: OtherSite }>({
  otherSite: async ({ site }, use) => {
    const otherSite = await startOtherSite(site.url);
    await use(otherSite);
    await otherSite.stop();
  },
});

test.use({ content: 'users', siteClock: `${TODAY}T12:00:00Z`, expectedMessages: /400/ });

/** The text that 'Share' copies. */
async function sharedFrom(visitor: Page): Promise<string> {
  const copied = () => visitor.evaluate(() => navigator.clipboard.readText());
  await visitor.evaluate(() => navigator.clipboard.writeText('nothing'));
  await visitor.getByRole('button', { name: fa.share, exact: true }).click();
  await expect.poll(copied).not.toBe('nothing');
  return copied();
}

/** The Persian text of today's quote on each surface of the site, by the surface's name. */
async function surfacesInPersian(
  visitor: Page,
  url: string,
  other: string,
): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const meta = async (property: string) =>
    (await visitor.locator(`meta[property="${property}"]`).getAttribute('content')) ?? '';
  for (const path of ['/fa', `/fa/quotes/${TODAY}`, '/fa/quotes', '/embed/quote?lang=fa']) {
    await visitor.goto(url + path, { waitUntil: 'networkidle' });
    said.set(path, (await visitor.getByRole('figure').allTextContents()).join('\n'));
    if (path !== '/fa' && !path.endsWith(TODAY)) continue;
    said.set(`the description of ${path}`, await meta('og:description'));
    said.set(`the description of the picture of ${path}`, await meta('og:image:alt'));
    said.set(`what is shared from ${path}`, await sharedFrom(visitor));
  }
  for (const path of [
    'feeds/quotes.rss',
    'feeds/quotes.atom',
    'feeds/quotes.json',
    'api/quotes/today',
  ]) {
    said.set(path, await (await visitor.request.get(`${url}/${path}?lang=fa`)).text());
  }
  await visitor.goto(`${other}/embeds`);
  await visitor.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<bahai-quote lang="fa"></bahai-quote>');
  });
  const element = visitor.locator('bahai-quote').last();
  await expect(element.locator('blockquote')).toBeVisible();
  const shadow = await element.evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? '');
  said.set('an element on another site', shadow);
  return said;
}

/** A hash of today's picture in Persian; a busy server is asked again. */
async function pictureIn(visitor: Page, url: string): Promise<string> {
  const picture = () => visitor.request.get(`${url}/share/${TODAY}.png?lang=fa`);
  await expect.poll(async () => (await picture()).status()).toBe(200);
  return createHash('sha256')
    .update(await (await picture()).body())
    .digest('hex');
}

test.beforeEach(async ({ site, page }) => {
  await site.change((database) =>
    addQuotes(
      database,
      ...Array.from({ length: QUOTES }, (_, index) => ({
        ...english(index),
        displayDate: addDays(TODAY, index - OF_TODAY),
        referenceUrl: `https://example.org/${index}`,
      })),
    ),
  );
  await logIn(page, ANNA);
});

test('what a row brings in another language stands below it, at every width', async ({
  page,
  checkAccessibility,
}) => {
  const quotes = new QuotesTab(page);
  const workbench = new Workbench(page);
  await quotes.openUpload();
  await quotes.upload('readings.csv', groupsSheet());
  const row = workbench.row(4);
  await expect(row).toContainText('Text (Persian)');
  await expect(row).toContainText(persian(0).text);
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  }
});

test('Persian comes to thirty quotes from a group’s own sheet, is everywhere at once, is undone, and comes again', async ({
  site,
  page,
  context,
  otherSite,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const quotes = new QuotesTab(page);
  const workbench = new Workbench(page);
  const visitor = await context.newPage();

  async function upload(): Promise<void> {
    await quotes.upload('readings.csv', groupsSheet());
    await expect(workbench.region()).toContainText(`${QUOTES} stored quotes will be changed`);
    await workbench.button('Upload').click();
    await expect(quotes.alert('Success')).toContainText(`${QUOTES} quotes were changed.`);
  }

  async function expectEverywhere(shown: Words, hidden: Words): Promise<void> {
    const surfaces = await surfacesInPersian(visitor, site.url, otherSite.crossSite);
    for (const [surface, said] of surfaces) {
      expect.soft(said, surface).toContain(shown.text);
      expect.soft(said, surface).toContain(shown.source);
      expect.soft(said, surface).not.toContain(hidden.text);
    }
  }

  /** Expects that no quote was added, and every quote is still on its day. */
  async function expectStored(languages: readonly string[]): Promise<void> {
    const stored: { displayDate: string | null; languages: string[] }[] = await (
      await page.request.get('/api/quotes')
    ).json();
    expect(stored.filter(({ displayDate }) => displayDate !== null)).toHaveLength(QUOTES);
    for (const quote of stored) {
      expect(quote.languages).toEqual(quote.displayDate === null ? [] : languages);
    }
  }

  const [original, translated] = [english(OF_TODAY), persian(OF_TODAY)];
  const before = await pictureIn(visitor, site.url);
  await quotes.openUpload();
  await upload();
  await expectStored(['fa']);
  await expectEverywhere(translated, original);
  const after = await pictureIn(visitor, site.url);
  expect(after).not.toBe(before);

  await quotes.alert('Success').getByRole('button', { name: 'Undo' }).click();
  await expect(quotes.alert('Undone')).toContainText(`${QUOTES} quotes restored`);
  await expectStored([]);
  await expectEverywhere(original, translated);
  expect(await pictureIn(visitor, site.url)).toBe(before);

  await upload();
  await expectStored(['fa']);
  await expectEverywhere(translated, original);
  expect(await pictureIn(visitor, site.url)).toBe(after);
});
