import { defineConfig } from 'vitest/config';
import { componentFacts } from './.storybook/component-facts.ts';
import { browserTests, TESTED_PACKAGES } from './scripts/vite/browser-tests.ts';
import { storyModules } from './scripts/vite/story-modules.ts';

/** What only a real keyboard and a real device setting show: focus in every overlay, and stillness where it is asked for. */
export default defineConfig({
  plugins: [componentFacts(), storyModules()],
  optimizeDeps: TESTED_PACKAGES,
  test: {
    name: 'access',
    include: ['tests/access/**/*.test.tsx'],
    // A busy machine takes its time.
    testTimeout: 120_000,
    // There is one keyboard.
    fileParallelism: false,
    browser: browserTests({ width: 375, height: 812, hasLessMotion: true }),
  },
});
