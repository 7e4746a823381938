import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { dashboardScripts } from './apps/web/dashboard-scripts.ts';

/** Only a test that fails waits this long; the machine may have other things to do. */
const limits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/** They replace modules, which a worker's other files would get as well. */
const WITH_REPLACED_MODULES = [
  'src/app-processes.test.ts',
  'src/background/task-process.test.ts',
  'src/features/users/password-hasher-limit.test.ts',
];

/** What all tests of the server have in common. */
const server = {
  ...limits,
  root: 'apps/server',
  globalSetup: ['src/testing/databases.setup.ts'],
  environment: 'node' as const,
};

export default defineConfig({
  test: {
    // Many tests wait for programs that they have started: a fifth of two cores would idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          ...server,
          name: 'server',
          // The server's modules take longer to load than most files to run; they keep nothing that a
          // test changes, and what tests themselves keep (databases, processes) is for all of them.
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
          ...limits,
          name: 'web',
          root: 'apps/web',
          // A window and the installed packages take three times as long to load as most files to
          // run: they are shared by the files of a worker, and `setup.ts` parts everything else.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'worker/**/*.test.ts'],
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
