import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Many tests wait for programs that they have started, so that no core need be kept free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'server',
          root: 'apps/server',
          globalSetup: ['src/testing/postgres.setup.ts'],
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'packages',
          root: 'packages',
          include: ['*/src/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
