import { expect, type Page, type Request } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { closeDevtools } from './devtools.ts';
import { test as base } from './site-fixtures.ts';

export const WIDTHS = [360, 768, 1280] as const;

/** Options of tests of the service worker: each has a new context, as an emptied one keeps what the worker has cached. */
export const WITH_WORKER = { serviceWorkers: 'allow', reuseContext: false } as const;

/** The message that Playwright logs where it blocks the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** The browser's message about a font that it was told not to use. */
const FONT_NOT_USED = /\.woff2 was preloaded using link preload but not used/;

interface Fixtures {
  /** Console messages that the test expects; any other one fails it. */
  expectedMessages: RegExp;
  /** Fails the test on findings of the accessibility rules on the page as it is now. */
  checkAccessibility: () => Promise<void>;
  /** Ends every session once the page has no pending request, so that the test's next action is the first to fail. */
  endSessions: () => Promise<void>;
}

/**
 * Leaves the page that a test ended on. Where it ended while another document was on its way, an error page may come
 * instead of that, and interrupts what opens an empty page: here that is tried again, while Playwright, which does the same
 * for the next test, would have that one fail. A moment passes between tries, as an empty page that comes late interrupts
 * the next one, too.
 */
async function leave(page: Page): Promise<void> {
  let error: unknown;
  const wasInterrupted = async () => {
    error = await page.goto('about:blank').then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return String(error).includes('interrupted by another navigation');
  };
  await expect.poll(wasInterrupted, { intervals: [100, 250, 500, 1000] }).toBe(false);
  if (error !== undefined) throw error;
}

export const test = base.extend<Fixtures>({
  expectedMessages: [/^$/, { option: true }],

  baseURL: async ({ site }, use) => use(site.url),

  context: async ({ context }, use) => {
    await use(context);
    // Playwright empties the context for the next test, except for these.
    await closeDevtools(context);
    await context.clearPermissions();
    await context.setOffline(false);
    for (const page of context.pages()) await leave(page);
  },

  page: async ({ page, expectedMessages }, use, { project }) => {
    const unexpected: string[] = [];
    const usesWebFonts = !project.use.launchOptions?.args?.includes('--disable-remote-fonts');
    const isExpected = (text: string) =>
      text === WORKER_BLOCKED ||
      expectedMessages.test(text) ||
      (!usesWebFonts && FONT_NOT_USED.test(text));
    const note = (text: string) => {
      if (!isExpected(text)) unexpected.push(text);
    };
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text());
    });
    await use(page);
    expect(unexpected, 'unexpected console messages').toEqual([]);
  },

  endSessions: async ({ page, site }, use) => {
    const underWay = new Set<Request>();
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await use(async () => {
      const urls = () => [...underWay].map((request) => request.url());
      await expect.poll(urls, 'requests under way').toEqual([]);
      await site.change((database) => database.writes.deleteFrom('sessions').execute());
    });
  },

  checkAccessibility: async ({ page }, use) => {
    await use(async () => {
      // A half transparent text has no contrast that could be checked: a toast may fade out at any moment. Animations
      // that scrolling drives do not count.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(
            ({ timeline, effect }) =>
              timeline !== document.timeline || effect?.getComputedTiming().iterations === Infinity,
          ),
      );
      const found = await accessibilityViolations(page);
      await page.emulateMedia({ reducedMotion: null });
      expect(found, 'accessibility').toEqual([]);
    });
  },
});

/** The application's own question before typed text is lost. */
export const leaveQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Leave without saving?' });

/**
 * Checks a page in windows of several widths, one step for each. An open page is loaded again in the first of them, and
 * is then made wider as a window is: what scripts do by its width, they do when it changes, too.
 */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  check: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((expected) => window.innerWidth === expected, width);
      if (width === widths[0] && page.url() !== 'about:blank') await page.reload();
      await check(width);
    });
  }
}

/** The upper left corners of all elements of a selector, in whole CSS pixels of the window. */
export function cornersOf(page: Page, selector: string): Promise<{ top: number; left: number }[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { top, left } = each.getBoundingClientRect();
      return { top: Math.round(top), left: Math.round(left) };
    }),
  );
}

/** Whether the page can be scrolled sideways, since something reaches beyond its right edge. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/**
 * Words that are broken inside, with their surroundings. A word is letters and digits in a row: after a hyphen a line
 * may end, and an address may break anywhere.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Letters of addresses become spaces, so that the positions of all other words stay.
      const withoutAddresses = (text.nodeValue ?? '').replace(/\S*\/\S*/g, (address) =>
        ' '.repeat(address.length),
      );
      for (const word of withoutAddresses.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const [first, ...others] = range.getClientRects();
        // Letters of another font have a box of their own, at another height on the same line.
        const onNextLine = others.some(({ top }) => first && top >= first.bottom - 1);
        if (onNextLine) broken.push(`${word[0]} in “${text.nodeValue}”`);
      }
    }
    return broken;
  });
}

/** Texts that an element around them cuts off at its side, where nobody can scroll to their end. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || parent?.closest('.sr-only')) continue;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (let around: Element | null = parent; around; around = around.parentElement) {
        if (!/hidden|clip/.test(getComputedStyle(around).overflowX)) continue;
        const box = around.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) cut.push(text.nodeValue);
      }
    }
    return cut;
  });
}

export { expect };
