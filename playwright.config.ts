import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

/**
 * Hardly a script of a test runs long enough to be worth optimizing fully: such optimizing takes a tenth of a page's
 * processor time. The quick compiler below it pays where accessibility rules look at a year of days.
 */
const WITHOUT_OPTIMIZING = '--js-flags=--no-turbofan';

/** A browser in which the site's own fonts never arrive, as they are too late for some visitors. */
const WITHOUT_WEB_FONTS = '--disable-remote-fonts';

/** A browser that has the fonts of this configuration and none of the machine's. */
function browserWith(fonts: 'wide' | 'narrow', ...more: readonly string[]) {
  const FONTCONFIG_FILE = fileURLToPath(new URL(`e2e/fonts/${fonts}.conf`, import.meta.url));
  const environment = Object.entries({ ...process.env, FONTCONFIG_FILE });
  const env = Object.fromEntries(environment.filter(([, value]) => value !== undefined));
  return {
    launchOptions: {
      args: [...BROWSER_ARGUMENTS, WITHOUT_OPTIMIZING, ...more],
      env,
      ...(executablePath && { executablePath }),
    },
  };
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/browser-tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser test waits as long as it works: for networks to be idle, for pages to be rendered.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Only a test that fails waits this long; the machine may have other things to do.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Tests cannot intercept the requests of a service worker, so only tests of the worker allow it.
    serviceWorkers: 'block',
    // A context is emptied for the next test of its worker, instead of made anew, if both have the same options: that
    // takes a tenth less. What that does not empty, `e2e/support/fixtures.ts` restores.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // A trace of every test takes a sixth of the whole time; `--trace on` records traces when they are needed.
    trace: 'off',
  },
  projects: [
    { name: 'site fonts', use: browserWith('wide') },
    { name: 'wide fonts', use: browserWith('wide', WITHOUT_WEB_FONTS), grep: /@fonts/ },
    { name: 'narrow fonts', use: browserWith('narrow', WITHOUT_WEB_FONTS), grep: /@fonts/ },
  ],
});
