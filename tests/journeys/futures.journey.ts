import type { ExchangeProcess } from '../support/exchange-process.ts';
import { preparedExchange } from './exchange.ts';
import { expect, type Page, test } from './test.ts';
import { logIn, type } from './typing.ts';

/** A long from home's menu on: money moved into its account, exits with what they come to, and the take-profit that a tick sets off. */

let exchange: ExchangeProcess;

test.beforeAll(async () => {
  exchange = await preparedExchange();
  await exchange.start();
});
test.afterAll(() => exchange.remove());

const question = (page: Page) => page.getByRole('alertdialog');

/** The newest index of the pair, as everybody can read it. */
async function indexNow(page: Page): Promise<number> {
  const reply = await page.request.post(`${exchange.origin}/api/lever/deal`, { form: { currency_id: 5, legal_id: 3 } });
  return Number(((await reply.json()) as { message: { index_price: string } }).message.index_price);
}

/** Lets an hour pass at the exchange. */
const passHour = (page: Page) =>
  page.request.post(`${exchange.origin}/demo/clock?token=${exchange.demoToken}`, { data: { jumpMs: 3_600_000 } });

test('a long is opened with a take-profit, which a tick sets off', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));

  await test.step('the demo account logs in', async () => {
    await logIn(page, exchange.origin);
    await page.keyboard.press('Escape');
  });

  await test.step('the ticket of a pair, and its numbers before anything is typed', async () => {
    await page.goto(`${exchange.origin}/h5/#/pages/transaction/contract?currency_id=5&legal_id=3`);
    await expect(page.getByRole('button', { name: 'Enter the number of lots' })).toBeVisible();
    await expect(page.getByText('Nothing open on XRP/USDT')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('money comes from the spot account, without leaving the ticket', async () => {
    await page.getByRole('button', { name: 'Transfer to futures' }).click();
    await type(page, 'Amount', '3000');
    await page.getByRole('button', { name: 'Transfer USDT' }).click();
    await expect(page.getByText('3,000 USDT are on your futures account').first()).toBeVisible();
  });

  await test.step('an exit on the wrong side is said at its field', async () => {
    await type(page, 'Lots', '2');
    await page.getByRole('checkbox', { name: 'Take profit and stop loss' }).click();
    await type(page, 'Take profit', '0.1');
    await page.getByRole('button', { name: /^Open long, 2 lots/ }).click();
    await expect(page.getByText(/Take profit of a long must be above/)).toBeVisible();
  });

  await test.step('one just above the price is taken, with all numbers before the tap', async () => {
    const level = ((await indexNow(page)) * 1.0005).toFixed(4);
    await type(page, 'Take profit', level);
    await page.getByRole('button', { name: /^Open long, 2 lots/ }).click();
    await expect(question(page).getByText('Liquidation price')).toBeVisible();
    await expect(question(page).getByText(/^Take profit at/)).toBeVisible();
    await question(page).getByRole('button', { name: 'Open long' }).click();
    await expect(page.getByText('XRP/USDT: the order opens at the next tick').first()).toBeVisible();
  });

  await test.step('it stands below with its live profit', async () => {
    await expect(page.getByRole('article', { name: /XRP\/USDT Long/ })).toBeVisible({ timeout: 20_000 });
  });

  await test.step('a tick that reaches the exit ends it, and the page hears of it by itself', async () => {
    await expect(async () => {
      if (await page.getByRole('article', { name: /XRP\/USDT Long/ }).isVisible()) await passHour(page);
      await expect(page.getByRole('article', { name: /XRP\/USDT Long/ })).toBeHidden({ timeout: 8000 });
    }).toPass({ timeout: 240_000 });
    await expect(page.getByText('Nothing open on XRP/USDT')).toBeVisible();
  });
  expect(faults).toEqual([]);
});
