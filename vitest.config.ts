import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Only a test that fails waits this long; the machine may have other things to do. */
const limits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Many tests wait for programs that they have started: a fifth of two cores would idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          ...limits,
          name: 'server',
          root: 'apps/server',
          globalSetup: ['src/testing/databases.setup.ts'],
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...limits,
          name: 'web',
          root: 'apps/web',
          // A window and the installed packages take three times as long to load as most files to
          // run: they are shared by the files of a worker, and `setup.ts` parts everything else.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'packages',
          root: 'packages',
          // Functions without a state: the files of a worker share what they have loaded.
          isolate: false,
          include: ['*/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...limits,
          name: 'scripts',
          root: 'scripts',
          include: ['*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
