import type { ExchangeProcess } from '../support/exchange-process.ts';
import { preparedExchange } from './exchange.ts';
import { expect, type Page, test } from './test.ts';
import { t } from './words.ts';

/** What is opened by its address: a screen in the language that was chosen, a site of somebody else. */

let exchange: ExchangeProcess;

test.beforeAll(async () => {
  exchange = await preparedExchange();
  await exchange.start();
});
test.afterAll(() => exchange.remove());

const open = (page: Page, path: string) => page.goto(`${exchange.origin}/h5/#/${path}`);

test('a screen that is opened by its address speaks its language, and so does the next one', async ({ page }) => {
  await open(page, 'pages/setting/setting');
  await expect(page.getByRole('heading', { name: t('setting:title') })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('lang', 'th'));
  await page.reload();
  await open(page, 'pages/market/market');
  await expect(page.getByRole('tab', { name: 'หุ้น' })).toBeVisible();
  await expect(page).toHaveTitle(/^ตลาด/);
  await open(page, 'pages/setting/setting');
  await expect(page.locator('main:visible')).not.toContainText(/\b[a-z]+\.[a-z]+[A-Z]?\b/);
});

test('another site is asked about, and an address that is not secure is refused', async ({ page }) => {
  await open(page, `pages/common/webView?url=${encodeURIComponent('https://other.example/')}`);
  await expect(page.getByText(t('content:web.ask.title', { host: 'other.example' }))).toBeVisible();
  await open(page, `pages/common/webView?url=${encodeURIComponent('http://localhost/')}`);
  await expect(page.getByText(t('content:web.refused.title'))).toBeVisible();
  await expect(page.locator('iframe:visible')).toHaveCount(0);
});
