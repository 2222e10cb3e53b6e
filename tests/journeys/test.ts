import { test as base } from '@playwright/test';
import { insertTextAsAnEditor } from './firefox/insert-text.ts';
import { openWebKit } from './webkit/page.ts';

export { expect, type Page } from '@playwright/test';

/**
 * Playwright's test, whose page is of the project's engine: Chromium is driven by Playwright, the system's WebKit, which Playwright
 * cannot drive, by WebDriver (webkit/).
 */
export const test = base.extend({
  page: async ({ playwright, browserName }, use, info) => {
    if (browserName === 'webkit') {
      const page = await openWebKit();
      try {
        await use(page);
        if (info.status !== info.expectedStatus)
          await info.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' });
      } finally {
        await page.close();
      }
      return;
    }
    const browser = await playwright[browserName].launch();
    const page = await browser.newPage();
    if (browserName === 'firefox') await page.addInitScript(...insertTextAsAnEditor);
    await use(page);
    await browser.close();
  },
});
