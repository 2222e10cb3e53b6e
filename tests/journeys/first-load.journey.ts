import { FIRST_CALLS } from '../../src/app/first-load.ts';
import { calls } from '../../src/contract/table.ts';
import { ExchangeProcess } from '../support/exchange-process.ts';
import { expect, type Page, test } from './test.ts';

/** The first load: home's calls go out with the page and are asked once; words come with the screen that shows them. */

let exchange: ExchangeProcess;

test.beforeAll(async () => {
  exchange = await ExchangeProcess.create({ SEED: 'journey' });
  await exchange.start();
});
test.afterAll(() => exchange.remove());

/** The calls that a page sends, each with its fields. */
function callsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      sent.push(`${request.method()} ${pathname}${search}${request.postData() ? `?${request.postData()}` : ''}`);
  });
  return sent;
}

const forGuests = FIRST_CALLS.filter(([name]) => calls[name].guest);

test('the calls of home are there before the script, home is drawn once with their replies, and none is asked twice', async ({
  page,
}) => {
  const sent = callsOf(page);
  const faults: string[] = [];
  // Whatever was drawn with a skeleton in its place, if only for a moment.
  await page.addInitScript(() => {
    const seen = () =>
      document.querySelector('[aria-busy]') && document.documentElement.setAttribute('data-waited', '');
    new MutationObserver(seen).observe(document, { childList: true, subtree: true });
  });
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/app-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${exchange.origin}/h5/#/pages/index/index`, { waitUntil: 'commit' });
  await expect.poll(() => sent.length).toBe(forGuests.length);
  expect(await page.locator('[data-cell="price"]').count()).toBe(0);
  release();
  await expect(page.locator('[data-cell="price"]').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waited');
  await expect(page.getByRole('dialog')).toBeVisible();
  const early = sent.slice(0, forGuests.length);
  expect(sent.filter((call) => early.includes(call))).toEqual(early);
  expect(faults).toEqual([]);
});

test('a screen that is opened by its address speaks its language, and so does the next one', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('storageVersion', '1');
    localStorage.setItem('lang', 'th');
  });
  await page.goto(`${exchange.origin}/h5/#/pages/market/market`);
  await expect(page.getByRole('tab', { name: 'หุ้น' })).toBeVisible();
  await expect(page).toHaveTitle(/^ตลาด/);
  await page.goto(`${exchange.origin}/h5/#/pages/setting/setting`);
  await expect(page.locator('main:visible')).not.toContainText(/\b[a-z]+\.[a-z]+[A-Z]?\b/);
});

test('a second visit draws home from what the first has kept, then refreshes', async ({ page }) => {
  const home = `${exchange.origin}/h5/#/pages/index/index`;
  const price = page.locator('[data-cell="price"]').first();
  await page.goto(home);
  await expect(price).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('home') ?? '')).toContain('content.quotes');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  const sent = callsOf(page);
  await page.reload();
  await expect(price).toBeVisible();
  const refreshed = page.waitForResponse(/quotation_new/);
  release();
  await refreshed;
  expect(sent.filter((call) => call.includes('quotation_new'))).toHaveLength(1);
});
