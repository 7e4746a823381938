import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';

/** Debian's Chromium as root in a closed network: it must not ask its maker for anything. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
