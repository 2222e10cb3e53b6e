import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';
import { BROWSER_ARGS, hasEngine, provideBrowser } from '../../scripts/lib/browser.mjs';

/** A phone, where the engine can be one. */
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, locale: 'en-US' } as const;

const ENGINES: Project[] = [
  {
    name: 'chromium',
    use: {
      ...PHONE,
      browserName: 'chromium',
      deviceScaleFactor: 2,
      isMobile: true,
      launchOptions: { executablePath: provideBrowser(), args: BROWSER_ARGS },
    },
  },
  // Others hold calls back or look into frames, which WebDriver cannot.
  {
    name: 'webkit',
    testMatch: [
      'addresses.journey.ts',
      'first.journey.ts',
      'layers.journey.ts',
      'notices.journey.ts',
      'stale.journey.ts',
    ],
    use: { browserName: 'webkit' },
  },
  {
    name: 'firefox',
    testMatch: ['first.journey.ts', 'first-load.journey.ts', 'layers.journey.ts'],
    use: {
      ...PHONE,
      browserName: 'firefox',
      deviceScaleFactor: 2,
      channel: 'moz-firefox',
      launchOptions: { executablePath: fileURLToPath(import.meta.resolve('./firefox/browser.mjs')) },
    },
  },
];
/** Each worker reads this anew, and what is here was told by then. */
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const asked = process.argv.filter((argument) => argument.startsWith('--project='));
const isAsked = (name: string) => asked.length === 0 || asked.includes(`--project=${name}`);

/**
 * Journeys run in real browsers at phone size against the built exchange, in every engine that is here or can be installed. No retries: a
 * flaky journey is a bug to find.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './exchange.ts',
  testMatch: '*.journey.ts',
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../test-results',
  use: { trace: 'off', actionTimeout: 20_000, screenshot: 'only-on-failure' },
  projects: ENGINES.filter(({ name = '' }) => isWorker || (isAsked(name) && (name === 'chromium' || hasEngine(name)))),
});
