import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/lib/browser.mjs';

const executablePath = findBrowser();
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

/** Every story with its play function and axe, once a theme. */
const stories = (mode: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  define: { 'import.meta.env.STORY_MODE': JSON.stringify(mode) },
  test: {
    name: `stories-${mode}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args } }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 375, height: 812 } }],
    },
  },
});

export default defineConfig({ test: { projects: [stories('light'), stories('dark')] } });
