import type { Page } from '@playwright/test';
import { holdResponses } from '../offline/hold-responses.ts';
import { expect, test } from '../support/fixtures.ts';

/** Records the layout shifts since the document was opened; returns a function that gets their times. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.startTime);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

/** The fonts that the quote is drawn with. */
async function fontsOfQuote(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const selector = 'blockquote';
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test('a serif that comes late changes nothing', async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await holdResponses(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  const quote = page.getByRole('blockquote');
  await expect(quote).toBeVisible();
  const names = await fontsOfQuote(page);
  expect(names.join()).not.toContain('Garamond');
  const { width, height } = (await quote.boundingBox()) ?? {};
  release();
  await page.waitForLoadState('networkidle');
  expect(await fontsOfQuote(page)).toEqual(names);
  expect(await quote.boundingBox()).toMatchObject({ width, height });
  expect(await shifts()).toEqual([]);
});
