import { DEMO } from '../support/demo-account.ts';
import type { ExchangeProcess } from '../support/exchange-process.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { preparedExchange } from './exchange.ts';
import { expect, type Page, test } from './test.ts';

/**
 * The line goes silent while a user is about to trade: nothing breaks, and nothing comes. The page's clock is the browser's driven one, so
 * that ten seconds pass in a moment; the worker that holds the line, and the exchange, are left to the real one. WebDriver drives no clock:
 * in WebKit they pass as they do.
 */

let exchange: ExchangeProcess;
let line: TcpProxy;

test.beforeAll(async () => {
  exchange = await preparedExchange();
  await exchange.start();
  line = await TcpProxy.before(exchange.origin);
});
test.afterAll(async () => {
  await line.close();
  await exchange.remove();
});

const dot = (page: Page, text: string | RegExp) => page.locator('[data-status]:visible').filter({ hasText: text });
const LIVE = /^Live prices$/;
const TIME = /^Prices as of \d\d:\d\d:\d\d$/;

/** Where prices stand: the pages that a kept tab has behind it show no text. */
const SCREENS = [
  { name: 'home', path: 'pages/index/index', figure: "[data-cell='price']" },
  { name: 'markets', path: 'pages/market/market', figure: "[data-cell='price']" },
  { name: 'the hub', path: 'pages/transaction/index', figure: "[data-side='bids'] [role='cell']" },
  {
    name: 'the ticket',
    path: 'pages/transaction/currency?currency_id=1&legal_id=3',
    figure: "[data-side] [role='option']",
  },
] as const;

test('a silent line greys prices with their time and holds orders back, until it speaks again', async ({
  page,
  browserName,
}) => {
  const isDriven = browserName !== 'webkit';
  if (isDriven) await page.clock.install();
  const open = (path: string) => page.goto(`${line.url}h5/#/${path}`);

  await test.step('the demo account logs in', async () => {
    await open('pages/common/login');
    await page.getByLabel('Email, phone or username').fill(DEMO.account);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
  });

  for (const { name, path, figure } of SCREENS) {
    const stale = page.locator('main:visible [data-stale]').locator(figure).filter({ hasText: /\d/ });
    // Not one count beside another: the note that prices are late takes room, and a long list then draws a row less.
    const fresh = page.locator(`main:visible ${figure}:not([data-stale] *)`).filter({ hasText: /\d/ });

    await test.step(`${name}: live`, async () => {
      await open(path);
      await expect(dot(page, LIVE)).toBeVisible();
      await expect(fresh.first()).toBeVisible();
      await expect(stale).toHaveCount(0);
    });

    await test.step(`${name}: ten silent seconds`, async () => {
      line.fallSilent();
      if (isDriven) await page.clock.fastForward(12_000);
      await expect(dot(page, TIME)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('Prices are delayed')).toBeVisible();
      await expect(fresh).toHaveCount(0);
      await expect(stale.first()).toBeVisible();
      if (name === 'the ticket') {
        await page.getByRole('textbox', { name: 'Amount' }).click();
        await page.keyboard.type('0.01');
        await expect(page.getByRole('button', { name: 'Waiting for prices' })).toBeDisabled();
        await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.01');
      }
    });

    await test.step(`${name}: prices return`, async () => {
      line.comeBack();
      await expect(dot(page, LIVE)).toBeVisible();
      await expect(stale).toHaveCount(0);
      await expect(page.getByText('Prices are delayed')).toBeHidden();
    });
  }

  await expect(page.getByRole('button', { name: 'Buy 0.01 BTC', exact: true })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.01');
});
