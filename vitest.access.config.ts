import { defineConfig } from 'vitest/config';
import { browserTests, TESTED } from './scripts/vite/browser-tests.ts';
import { storyFacts } from './scripts/vite/story-facts.ts';

/** What only a real keyboard and a real device setting show: focus in every overlay, and stillness where it is asked for. */
export default defineConfig({
  plugins: [storyFacts()],
  optimizeDeps: TESTED,
  test: {
    name: 'access',
    include: ['tests/access/**/*.test.tsx'],
    // A busy machine takes its time.
    testTimeout: 120_000,
    // There is one keyboard.
    fileParallelism: false,
    browser: browserTests({ width: 375, height: 812 }, 'reduce'),
  },
});
