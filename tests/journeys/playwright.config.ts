import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, provideBrowser } from '../../scripts/lib/browser.mjs';

/** Journeys run in a real browser at phone size against the built exchange. No retries: a flaky journey is a bug to find. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../test-results',
  use: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    trace: 'off',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: provideBrowser(),
      args: BROWSER_ARGS,
    },
  },
});
