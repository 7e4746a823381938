import { defineConfig } from '@playwright/test';
import type { EngineName } from './driving/engine.ts';
import type { EngineOption } from './fixtures.ts';

/** The engines that are installed, as the caller has found; both when the variable is missing. */
const engines = (process.env.ENGINES ?? 'firefox,webkit').split(',') as EngineName[];

export default defineConfig<object, EngineOption>({
  testMatch: '*.flow.ts',
  outputDir: '../../node_modules/.cache/engine-tests',
  globalSetup: './driving/forget-hangs.ts',
  forbidOnly: Boolean(process.env.CI),
  // The engines run in parallel, each with one page at a time.
  workers: engines.length,
  // Only a flow that fails waits this long; the machine may have other things to do.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: engines.map((engineName) => ({ name: engineName, workers: 1, use: { engineName } })),
});
