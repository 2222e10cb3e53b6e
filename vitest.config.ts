import { defineConfig } from 'vitest/config';

/** Rules, stores and the exchange as a client sees it. Stories have vitest.stories.config.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'design-tokens/**/*.test.{ts,mjs}', 'tests/unit/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/global-postgres.ts'],
          testTimeout: 20_000,
          // A store of its own is begun before the tests of a file.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/global-build.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
