import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** Longer than a page waits before it asks once more. */
const PAUSE_MS = 5000;
const POLL_MS = 100;

/**
 * Waits for the sentence of an error. The pauses between the page's attempts take no time: its clock was installed
 * before.
 */
export async function expectLoadError(page: Page, place: Locator, sentence: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(PAUSE_MS);
        return (await place.allTextContents()).join('\n');
      },
      { intervals: [POLL_MS] },
    )
    .toContain(sentence);
}
