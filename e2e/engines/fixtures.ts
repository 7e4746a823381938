import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findFirefox } from '../../scripts/engines.ts';
import { test as base } from '../support/site-fixtures.ts';
import { type Engine, EngineHangsError, type EngineName, type Look } from './driving/engine.ts';
import { openFirefox } from './driving/firefox.ts';
import { hangOf, keepHang } from './driving/hangs.ts';
import { Page } from './driving/page.ts';
import { openWebkit } from './driving/webkit.ts';

export interface EngineOption {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOption {
  engine: Engine;
}

interface Fixtures {
  /** The preferences of the visitor's system that hold for all pages. */
  look: Look;
  /** Console messages that the flow expects; any other one fails it. */
  expectedComplaints: RegExp;
  /** A page in a new browser context, 1280 px wide; no address is opened yet. */
  visitor: Page;
  /** Fails the flow on findings of the accessibility rules on the page as it is now. */
  checkAccessibility: () => Promise<void>;
}

/**
 * The console messages about a page that is left before its requests have ended; Chromium does not log them. Firefox
 * logs one for a call, and for each file that the service worker was about to respond with: a page whose files really
 * did not come fails its flow by what it does not show.
 */
const LEFT_EARLY =
  /^Failed to get CSRF token|^Error: Failed to load \S+ A ServiceWorker intercepted the request and encountered/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  look: [{}, { option: true }],
  expectedComplaints: [/^$/, { option: true }],

  engine: [
    async ({ engineName }, use) => {
      const hang = hangOf(engineName);
      if (hang !== undefined) throw new Error(`It has hung before: ${hang}`);
      let engine: Engine;
      try {
        engine = await (engineName === 'firefox' ? openFirefox(findFirefox()) : openWebkit());
      } catch (error) {
        keepHang(engineName, `It did not start: ${error}`);
        throw error;
      }
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  visitor: async ({ engine, engineName, site, look, expectedComplaints }, use, info) => {
    const tab = await engine.open(look).catch((error) => {
      keepHang(engineName, `It opens no page: ${error}`);
      throw error;
    });
    try {
      const page = new Page(tab, site.url);
      await page.resize(1280);
      await use(page);
      if (info.status !== info.expectedStatus) {
        writeFileSync(info.outputPath('page.png'), await tab.picture());
      }
      const complaints = await tab.complaints();
      await tab.close();
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.test(complaint) && !LEFT_EARLY.test(complaint),
      );
      expect(unexpected, 'complaints in the console').toEqual([]);
    } catch (error) {
      if (error instanceof EngineHangsError) keepHang(engineName, error.message);
      throw error;
    }
  },

  checkAccessibility: async ({ visitor }, use) => {
    await use(async () => expect(await visitor.accessibilityFindings()).toEqual([]));
  },
});

/** Both kinds of scrollbars: pages are the same with either. */
export const SCROLLBARS = ['over', 'beside'] as const;
export const WIDTHS = [360, 768, 1280] as const;

export { expect };
