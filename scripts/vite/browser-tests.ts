import { playwright } from '@vitest/browser-playwright';
import { BROWSER_ARGS, findBrowser } from '../lib/browser.mjs';
import { VIRTUAL } from './story-facts.ts';

/** All that is tested: a package that is found later would make the page load anew in the middle of a test. */
export const TESTED = {
  entries: ['.storybook/preview.tsx', 'stories/**/*.tsx', 'tests/{access,robust}/**/*.tsx'],
  exclude: VIRTUAL,
};

/** A phone of this size in CSS pixels, which may ask for less motion, in the browser that is installed, for vitest's browser mode. */
export function browserTests(viewport: { width: number; height: number }, reducedMotion?: 'reduce') {
  const executablePath = findBrowser();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_ARGS },
      ...(reducedMotion && { contextOptions: { reducedMotion } }),
    }),
    instances: [{ browser: 'chromium' as const, viewport }],
  };
}
