import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Code that keeps nothing in its modules and touches no global: its test files share a process, which halves their time. */
const STATELESS = [
  'src/exchange/**/*.test.ts',
  'src/domain/**/*.test.ts',
  'src/contract/**/*.test.ts',
  'tests/sample-product/**/*.test.ts',
];

const OPENS_STORES =
  /support\/(stores|deps|server|market-world|spot-world|lent-pglite|memory-pglite|postgres-server|exchange-process|full-disk)\.ts|postgresUrl|decoder\.ts/;

/** Tests that open a store or a server: they take longer than the rules, and have a step of their own. */
const WITH_STORES = ['src/exchange', 'tests/sample-product'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.test.ts') && OPENS_STORES.test(readFileSync(file, 'utf8'))),
);

const UNIT = {
  environment: 'node',
  testTimeout: 20_000,
  // A store of its own is begun before the tests of a file.
  hookTimeout: 60_000,
} as const;

/** Rules, stores and the exchange as a client sees it. Stories have vitest.stories.config.ts. */
export default defineConfig({
  test: {
    // The tests wait for stores and processes as often as they calculate.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit-stateless',
          include: STATELESS,
          exclude: WITH_STORES,
          isolate: false,
        },
      },
      {
        test: {
          ...UNIT,
          name: 'exchange',
          include: WITH_STORES,
          globalSetup: ['tests/support/global-postgres.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'design-tokens/**/*.test.{ts,mjs}', 'tests/unit/**/*.test.ts'],
          exclude: STATELESS,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'docs',
          include: ['tests/docs/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'generators',
          include: ['tests/generators/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/global-build.ts', 'tests/support/global-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
