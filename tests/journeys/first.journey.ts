import type { ExchangeProcess } from '../support/exchange-process.ts';
import { preparedExchange } from './exchange.ts';
import { expect, type Page, test } from './test.ts';

/** The first journey, whole: a guest looks around, registers, trades, finds the trade in the ledger, and survives a kill of the exchange. */

let exchange: ExchangeProcess;

test.beforeAll(async () => {
  exchange = await preparedExchange();
  await exchange.start();
});
test.afterAll(() => exchange.remove());

const ACCOUNT = 'ada.journey@example.com';
const PASSWORD = 'journey-pass-1';
/** What Firefox counts among the errors of a page where its exchange goes down. */
const LINE_IS_DOWN = /^(Firefox can’t establish a connection to the server at|The connection to) ws:/;

/** The newest six-digit code that went to an address. */
async function codeFor(address: string): Promise<string> {
  const answer = await fetch(`${exchange.origin}/demo/mailbox?address=${encodeURIComponent(address)}`);
  const { mails } = (await answer.json()) as { mails: { code: string | null }[] };
  const code = mails[0]?.code;
  if (!code) throw new Error(`No code was sent to ${address}`);
  return code;
}

const openTab = (page: Page, name: string) =>
  page
    .getByRole('tablist', { name: 'Main sections' })
    .or(page.getByRole('navigation', { name: 'Main sections' }))
    .getByText(name, { exact: true })
    .click();

/**
 * Picks an option of a sheet, at the start of its row and not above the middle of the row that opened the sheet: two taps on one
 * place within a blink are a double tap to the app, and a journey is quicker than a thumb.
 */
const choose = (page: Page, option: string) =>
  page
    .getByRole('dialog')
    .getByRole('radio', { name: option })
    .click({ position: { x: 24, y: 22 } });

/** What a toast says, which is read out beside it for as long. */
const told = (page: Page, text: string | RegExp) => page.getByText(text).first();

const hashOf = (page: Page) => page.evaluate(() => window.location.hash);

/** Waits until what a locator shows has changed. */
async function expectToChange(page: Page, read: () => Promise<string>): Promise<void> {
  const before = await read();
  await expect.poll(read, { timeout: 20_000 }).not.toBe(before);
  await expect(page).toHaveURL(/\/h5\//);
}

test('a guest becomes a trader, and nothing is lost in a crash', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => {
    if (!LINE_IS_DOWN.test(error.message)) faults.push(String(error));
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });

  await test.step('the first start shows the guide, and Skip leads home', async () => {
    await page.goto(`${exchange.origin}/h5/`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect.poll(() => hashOf(page)).toContain('pages/index/index');
  });

  await test.step('home: banners, menu, prices that change', async () => {
    const popup = page.getByRole('dialog');
    await popup.waitFor();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page.getByText('Limit or market?')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Withdraw' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Trending' })).toBeVisible();
    const hot = page
      .locator('main:visible')
      .getByText(/^[\d,]+\.\d+$/)
      .first();
    await expectToChange(page, async () =>
      (await page.locator('main:visible').allTextContents()).join(' ').replaceAll(/\s+/g, ' '),
    );
    await expect(hot).toBeVisible();
  });

  await test.step('markets: sorts by change, searches', async () => {
    await openTab(page, 'Markets');
    await expect(page.getByRole('tab', { name: 'Spot', selected: true })).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('columnheader', { name: 'Change' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: 'Search pairs' }).click();
    await page.getByRole('searchbox').fill('eth');
    await page
      .getByRole('button', { name: /^.?ETH/ })
      .first()
      .click();
    await expect.poll(() => hashOf(page)).toContain('pages/transaction/index2');
  });

  await test.step('a pair: candles that move, depth, trades', async () => {
    await expect(page.locator('canvas').first()).toBeVisible();
    const tables = page.getByRole('table', { name: 'Bid' });
    await expect(tables.getByRole('cell').first()).not.toHaveText('');
    await expectToChange(page, async () => (await tables.textContent()) ?? '');
    await page.getByRole('tab', { name: 'Recent trades' }).click();
    await expect(page.getByRole('table', { name: 'Recent trades' }).getByRole('cell').first()).toHaveText(
      /[\d,]+\.\d+/,
    );
  });

  await test.step('buy: a guest is told to log in and stands on login after 1.2 s', async () => {
    await page.getByRole('button', { name: 'Log in to trade' }).click();
    const asked = Date.now();
    await expect(told(page, 'Please log in first')).toBeVisible();
    await expect.poll(() => hashOf(page)).toContain('pages/common/login');
    expect(Date.now() - asked).toBeGreaterThan(900);
  });

  await test.step('registers by e-mail with the six-digit code', async () => {
    await page
      .getByRole('link', { name: 'Create an account' })
      .or(page.getByRole('button', { name: 'Create an account' }))
      .click();
    await page.getByLabel('Email address').fill(ACCOUNT);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(/^\d+ s$/)).toBeVisible();
    await page.getByLabel('Verification code').fill(await codeFor(ACCOUNT));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => hashOf(page)).toContain('pages/common/login');
    await expect(page.getByLabel('Email, phone or username')).toHaveValue(ACCOUNT);
  });

  await test.step('logs in and is back where they wanted to go, with 10,000 demo USDT', async () => {
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.poll(() => hashOf(page)).toContain('pages/transaction/currency');
    await expect(page.getByText('10,000.00 USDT')).toBeVisible();
  });

  await test.step('a limit buy below the market rests, is cancelled, and the frozen money is back', async () => {
    const price = page.getByRole('textbox', { name: /^Price/ });
    await price.click();
    // At rest the price is grouped; under the finger it is bare.
    await expect(price).toHaveValue(/^[\d.]+$/);
    const now = Number(await price.inputValue());
    const below = (now * 0.97).toFixed(2);
    await price.fill(below);
    await expect(price).toHaveValue(below);
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.5');
    await page.getByRole('button', { name: /^Buy [\d.]+ ETH$/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buy 0.5 ETH' }).click();
    await expect(told(page, 'Order placed')).toBeVisible();
    await expect(page.getByRole('tab', { name: /Open orders ?1/ })).toBeVisible();
    await expect(page.getByText('10,000.00 USDT')).toBeHidden();
    await page.getByRole('button', { name: /Cancel the (buy|sell) order/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('10,000.00 USDT')).toBeVisible();
  });

  await test.step('a market buy fills', async () => {
    await page.getByRole('button', { name: /Order type/ }).click();
    await page.getByRole('dialog').getByText('Market', { exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.5');
    await page.getByRole('button', { name: /^Buy [\d.]+ ETH$/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Buy [\d.]+ ETH$|Place it anyway/ })
      .click();
    await expect(told(page, /^Filled: 0.5 ETH at/)).toBeVisible();
  });

  let before = '';
  await test.step('finds it in Assets with the fiat value, and in the ledger with before and after', async () => {
    await page.goto(`${exchange.origin}/h5/#/pages/fund/assets`);
    const row = page.getByRole('button', { name: /ETH/ }).filter({ hasText: '0.4995' });
    await expect(row).toBeVisible();
    await expect(row).toContainText('$');
    await row.click();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await page
      .getByText(/\d after$/)
      .first()
      .click();
    const movement = page.getByRole('dialog');
    await expect(movement).toContainText(/Before.*After/);
    await page.keyboard.press('Escape');
    await expect(movement).toBeHidden();
    before = (await page.locator('main:visible').textContent()) ?? '';
    expect(before).toContain('0.4995');
  });

  await test.step('Chinese, dark and red-up, all without a reload', async () => {
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await page.goto(`${exchange.origin}/h5/#/pages/setting/setting`);
    await page.getByRole('button', { name: /Language/ }).click();
    await choose(page, '简体中文');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('heading', { name: '设置' })).toBeVisible();
    await page.getByText('深色', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: /涨跌颜色/ }).click();
    await choose(page, '红涨绿跌');
    await expect(page.locator('html')).toHaveAttribute('data-direction', 'red-up');
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });

  await test.step('the exchange is killed: reconnecting, prices grey out', async () => {
    await page.goto(`${exchange.origin}/h5/#/pages/market/market`);
    await expect(page.locator('[data-status]:visible').filter({ hasText: '实时行情' })).toBeVisible();
    await exchange.stop('SIGKILL');
    await expect(page.locator('[data-status]:visible').filter({ hasText: '正在重连' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.locator('[data-stale]:visible').first()).toBeVisible({ timeout: 30_000 });
  });

  await test.step('it is started again: live without reload, still signed in, nothing lost', async () => {
    await exchange.start();
    await expect(page.locator('[data-status]:visible').filter({ hasText: '实时行情' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.locator('[data-stale]:visible')).toHaveCount(0, { timeout: 20_000 });
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    await page.goto(`${exchange.origin}/h5/#/pages/fund/assets`);
    await expect(page.getByRole('button', { name: /ETH/ }).filter({ hasText: '0.4995' })).toBeVisible();
  });

  expect(faults).toEqual([]);
});
