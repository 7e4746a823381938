import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { dashboardScripts } from './apps/web/dashboard-scripts.ts';

/** The settings of all projects. */
const shared = {
  // Only a test that fails waits this long; the machine may have other things to do.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  // Tests make far more garbage than any program that runs for long: with more room for it, the server's take a twentieth
  // less.
  execArgv: ['--max-semi-space-size=48'],
};

/** These tests replace modules, which the other files of a worker would get as well. */
const WITH_REPLACED_MODULES = [
  'src/app-processes.test.ts',
  'src/background/task-process.test.ts',
  'src/features/users/password-hasher-limit.test.ts',
];

/** The settings that all tests of the server share. */
const server = {
  ...shared,
  root: 'apps/server',
  globalSetup: ['src/testing/databases.setup.ts'],
  environment: 'node' as const,
};

export default defineConfig({
  test: {
    // Many tests wait for programs that they have started: a fifth of two cores would be idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          ...server,
          name: 'server',
          // The server's modules take longer to load than most files take to run. They have no state that a test
          // changes, and resources of the tests themselves (databases, processes) are shared by all files of a worker.
          isolate: false,
          include: ['src/**/*.test.ts'],
          exclude: WITH_REPLACED_MODULES,
        },
      },
      {
        test: {
          ...server,
          name: 'server-mocked',
          include: WITH_REPLACED_MODULES,
        },
      },
      {
        plugins: [dashboardScripts()],
        test: {
          ...shared,
          name: 'web',
          root: 'apps/web',
          // A window and the installed packages take three times as long to load as most files take to run: the files
          // of a worker share them, and `setup.ts` isolates everything else.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'worker/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'packages',
          root: 'packages',
          // These are functions without a state, so the files of a worker share the loaded modules.
          isolate: false,
          include: ['*/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...shared,
          name: 'scripts',
          root: 'scripts',
          include: ['*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
