import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
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
