import { defineConfig } from 'vitest/config';
import { browserTests, TESTED } from './scripts/vite/browser-tests.ts';

/** Every component of the kit with bad data, on the narrowest phone: tests/robust/walk.tsx. */
export default defineConfig({
  optimizeDeps: TESTED,
  test: {
    name: 'robust',
    include: ['tests/robust/**/*.test.tsx'],
    // Guards against a hang, not a measure: a chart has 850 variants, and a busy machine takes its time.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Each has a window of its own: a page waits for its frames as often as it calculates.
    maxWorkers: 2,
    browser: browserTests({ width: 320, height: 640 }),
  },
});
