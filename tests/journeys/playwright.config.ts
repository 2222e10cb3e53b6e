import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/lib/browser.mjs';

/** A phone, where the engine can be one. */
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, locale: 'en-US' } as const;

/**
 * Journeys run in real browsers at phone size against the built exchange (scripts/journeys.mjs brings the browsers). No retries: a flaky
 * journey is a bug to find.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../test-results',
  use: { trace: 'off', actionTimeout: 20_000, screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'chromium',
      use: {
        ...PHONE,
        browserName: 'chromium',
        deviceScaleFactor: 2,
        isMobile: true,
        launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
      },
    },
    // Others hold calls back, drive the page's clock or look into frames, which WebDriver cannot.
    { name: 'webkit', testMatch: ['first.journey.ts', 'layers.journey.ts'], use: { browserName: 'webkit' } },
    {
      name: 'firefox',
      testMatch: ['first-load.journey.ts', 'layers.journey.ts'],
      use: {
        ...PHONE,
        browserName: 'firefox',
        deviceScaleFactor: 2,
        channel: 'moz-firefox',
        launchOptions: { executablePath: fileURLToPath(import.meta.resolve('./firefox/browser.mjs')) },
      },
    },
  ],
});
