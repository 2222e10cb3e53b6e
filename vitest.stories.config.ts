import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browserTests, TESTED } from './scripts/vite/browser-tests.ts';

/** Every story with its play function and axe, once a theme. */
const stories = (mode: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps: TESTED,
  define: { 'import.meta.env.STORY_MODE': JSON.stringify(mode) },
  test: {
    name: `stories-${mode}`,
    browser: browserTests({ width: 375, height: 812 }),
  },
});

export default defineConfig({ test: { projects: [stories('light'), stories('dark')] } });
