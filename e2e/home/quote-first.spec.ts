import type { Page } from '@playwright/test';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addHolyDays, addQuotes, addSocialLinks } from '../../apps/server/src/testing/content.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { HomePage } from './home-page.ts';

const NAW_RUZ = '2026-03-21';
const SENTENCE = 'Let your vision be world-embracing, rather than confined to your own self. ';
const LENGTHS = [40, 300, 900];
const NARROWEST = { width: 360, height: 740 };
const SCREENS = [
  NARROWEST,
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test.use({ siteClock: `${NAW_RUZ}T12:00:00Z` });

/** A holy day, in a community with a place: everything that can stand above a quote. */
const fillHead = (length: number) => async (database: Database) => {
  await database.writes.deleteFrom('daily_quotes').execute();
  await database.writes.deleteFrom('quotes').execute();
  await database.writes.deleteFrom('holy_days').execute();
  await database.writes.deleteFrom('settings').execute();
  await addQuotes(database, {
    text: SENTENCE.repeat(13).slice(0, length),
    source: 'Bahá’u’lláh',
    displayDate: NAW_RUZ,
    referenceUrl: 'https://www.bahai.org/library/',
  });
  await addHolyDays(database, ['Naw-Rúz', NAW_RUZ], ['First Day of Riḍván', '2026-04-21']);
  await database.writes
    .insertInto('settings')
    .values({
      id: 1,
      site_name: "Bahá'í Friends",
      tagline: "A space for everyone to learn and feel inspired by all things Bahá'í.",
      time_zone: 'UTC',
      place_name: 'Haifa',
      latitude_tenths: 328,
      longitude_tenths: 350,
      language: 'en',
      contact: '',
      holy_days_ahead: 0,
      listed: 1,
      updated_at: '2026-03-01T12:00:00.000Z',
    })
    .execute();
};

/** The positions of the first and the last line of the quote, in pixels from the window's top. */
function quoteLines(page: Page): Promise<{ first: number; last: number }> {
  return page.getByRole('blockquote').evaluate((quote) => {
    const range = document.createRange();
    range.selectNodeContents(quote);
    const lines = [...range.getClientRects()];
    return {
      first: Math.min(...lines.map(({ top }) => top)),
      last: Math.max(...lines.map(({ bottom }) => bottom)),
    };
  });
}

/** Opens the page in the first of some screens. */
async function open(page: Page, screen = NARROWEST, day = NAW_RUZ): Promise<HomePage> {
  await page.clock.install({ time: `${day}T12:00:00Z` });
  await page.setViewportSize(screen);
  const home = new HomePage(page);
  await home.open();
  return home;
}

for (const length of LENGTHS) {
  test(`a quote of ${length} characters begins on the first screen, on a holy day`, {
    tag: '@fonts',
  }, async ({ page, site, checkAccessibility }) => {
    await site.change(fillHead(length));
    await open(page);
    for (const screen of SCREENS) {
      await test.step(`${screen.width} px`, async () => {
        await page.setViewportSize(screen);
        const { first, last } = await quoteLines(page);
        expect(first).toBeLessThan(screen.width < 1100 ? 0.75 * screen.height : 400);
        if (screen.width >= 1100 && length <= 300) expect(last).toBeLessThan(screen.height);
        expect(await overflowsSideways(page)).toBe(false);
        await checkAccessibility();
      });
    }
  });
}

test('from 1100 pixels cards stand beside each other, in the order of the document', async ({
  page,
  site,
}) => {
  await site.change(fillHead(300));
  const titles = ["Today's Date", "Today's Quote", 'Upcoming Holy Days', 'Connect With Us'];
  const home = await open(page, { width: 1100, height: 900 });
  for (const width of [1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = [];
    for (const title of titles) {
      boxes.push(
        await home.card(title).evaluate((card) => {
          const { left, right, top } = card.getBoundingClientRect();
          return { left, right, top };
        }),
      );
    }
    const [date, quote, holyDays, links] = boxes;
    expect(date?.top).toBe(quote?.top);
    expect(holyDays?.top).toBe(links?.top);
    expect(date?.right).toBeLessThan(quote?.left ?? 0);
    expect(holyDays?.right).toBeLessThan(links?.left ?? 0);
    // The cards use the width, and the quote has most of it.
    expect((quote?.right ?? 0) - (date?.left ?? 0)).toBeGreaterThan(0.83 * width);
    expect((quote?.right ?? 0) - (quote?.left ?? 0)).toBeGreaterThan(0.55 * width);
  }
  for (const title of titles) {
    const header = page.getByRole('heading', { name: title, exact: true });
    await expect(header).toHaveCSS('background-color', 'rgb(255, 204, 0)');
  }
});

test('no quote and no source ends with a line of one word', { tag: '@fonts' }, async ({
  page,
  site,
}) => {
  for (const length of LENGTHS) {
    await site.change(fillHead(length));
    await open(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const part of ['blockquote', 'figcaption']) {
        const lines = await page.locator(`.quote-of-the-day ${part}`).evaluate((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const ends: number[] = [];
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              ends.push(range.getBoundingClientRect().bottom);
            }
          }
          const last = Math.max(...ends);
          return { words: ends.length, inLast: ends.filter((end) => last - end < 3).length };
        });
        if (lines.words > 1) expect(lines.inLast, `${part} ${screen.width}`).toBeGreaterThan(1);
      }
    }
  }
});

test('text, source, link and button of a quote share one axis', async ({ page, site }) => {
  for (const length of [40, 300]) {
    await site.change(fillHead(length));
    await open(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const middles = await page.locator('.quote-of-the-day').evaluate((quote) => {
        const middle = (nodes: Element[]) => {
          const boxes = nodes.map((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            // A link also has words for screen readers only, and the button a surface, so their own boxes count.
            return (node.matches('a, button') ? node : range).getBoundingClientRect();
          });
          const left = Math.min(...boxes.map((box) => box.left));
          const right = Math.max(...boxes.map((box) => box.right));
          return (left + right) / 2;
        };
        const ways = [...quote.querySelectorAll(':scope > a, .share > button')];
        const tops = ways.map((way) => way.getBoundingClientRect().top);
        const rows = Object.values(
          Object.groupBy(ways, (_, index) => Math.round(tops[index] ?? 0)),
        );
        return [
          middle([...quote.querySelectorAll('blockquote')]),
          middle([...quote.querySelectorAll('figcaption')]),
          ...rows.map((row) => middle(row ?? [])),
        ];
      });
      const [first = 0] = middles;
      for (const middle of middles) expect(Math.abs(middle - first)).toBeLessThan(3);
    }
  }
});

test('holy days share the height of the links beside them, and cards end as they begin', async ({
  page,
  site,
}) => {
  await site.change(fillHead(300));
  const platforms = ['Facebook', 'X', 'TikTok', 'Threads', 'LinkedIn', 'Pinterest', 'YouTube'];
  await site.change((database) =>
    addSocialLinks(
      database,
      ...platforms.map((platform, order): [string, number] => [platform, order + 3]),
    ),
  );
  const home = await open(page, { width: 1280, height: 800 });
  const ends = (card: string, inner: string) =>
    home.card(card).evaluate((element, selector) => {
      const content = element.querySelector(selector)?.getBoundingClientRect();
      const header = element.querySelector('h2')?.getBoundingClientRect();
      const { bottom } = element.getBoundingClientRect();
      return [(content?.top ?? 0) - (header?.bottom ?? 0), bottom - (content?.bottom ?? 0)];
    }, inner);
  const [above = 0, below = 0] = await ends('Connect With Us', 'ul');
  expect(Math.abs(above - below)).toBeLessThan(2);
  const [, belowTable = 0] = await ends('Upcoming Holy Days', 'table');
  expect(belowTable).toBeLessThan(16);
});

test('what is said about the place is clear of the end of its card', async ({ page, site }) => {
  await site.change(fillHead(300));
  const card = (await open(page)).card("Today's Date");
  const notes = card.locator('.place-notes p');
  await expect(notes).toContainText('Sunset in Haifa');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const [whole, said] = [await card.boundingBox(), await notes.boundingBox()];
    if (!whole || !said) throw new Error('Not visible');
    const space = whole.y + whole.height - (said.y + said.height);
    expect(space, `${screen.width} px`).toBeGreaterThanOrEqual(10);
  }
});

test('links of the community are in two columns on a phone, in four from 640 pixels on', async ({
  page,
  site,
}) => {
  const platforms = ['Facebook', 'X', 'TikTok', 'Threads', 'LinkedIn', 'Pinterest'];
  await site.change((database) =>
    addSocialLinks(
      database,
      ...platforms.map((platform, order): [string, number] => [platform, order + 3]),
    ),
  );
  const home = await open(page);
  for (const [width, columns] of [
    [320, 2],
    [390, 2],
    [639, 2],
    [640, 4],
    [1280, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await home
      .card('Connect With Us')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test.describe('on an ordinary day', () => {
  const ORDINARY = '2026-11-29';
  test.use({ siteClock: `${ORDINARY}T12:00:00Z` });

  test('a laptop shows four cards whole on its first screen', async ({ page, site }) => {
    await site.change(async (database) => {
      await database.writes.deleteFrom('daily_quotes').execute();
      await database.writes.deleteFrom('quotes').execute();
      await addQuotes(database, {
        // Three lines.
        text: SENTENCE.repeat(2).slice(0, 130),
        source: 'Bahá’u’lláh',
        displayDate: ORDINARY,
        referenceUrl: 'https://www.bahai.org/library/',
      });
      await addSocialLinks(
        database,
        ...Array.from({ length: 10 }, (_, order): [string, number] => ['Facebook', order + 3]),
      );
      await addHolyDays(database, ['Naw-Rúz', '2027-03-21'], ['Riḍván', '2027-04-21']);
    });
    const home = await open(page, { width: 1280, height: 800 }, ORDINARY);
    const links = home.card('Connect With Us').getByRole('link');
    await expect(links).toHaveCount(12);
    const cards = ["Today's Date", "Today's Quote", 'Upcoming Holy Days', 'Connect With Us'];
    for (const card of cards) await expect(home.card(card)).toBeInViewport({ ratio: 1 });
  });
});

test('what a card leads to stands in it', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  const way = (card: string, name: string) => home.card(card).getByRole('link', { name });
  await expect(way("Today's Date", 'Calendar')).toHaveAttribute('href', '/calendar');
  await expect(way('Upcoming Holy Days', 'Calendar')).toHaveAttribute('href', '/calendar');
  await expect(way("Today's Quote", 'Past quotes')).toHaveAttribute('href', '/quotes');
});
