import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/browser-tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
});
