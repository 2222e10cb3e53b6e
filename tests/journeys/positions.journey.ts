import type { ExchangeProcess } from '../support/exchange-process.ts';
import { preparedExchange } from './exchange.ts';
import { expect, type Page, test } from './test.ts';
import { logIn } from './typing.ts';

/** Futures positions: only the shorts are closed, a long is reversed, and what came of both is recomputed on the device. */

let exchange: ExchangeProcess;

test.beforeAll(async () => {
  exchange = await preparedExchange();
  await exchange.start();
});
test.afterAll(() => exchange.remove());

const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const card = (page: Page, name: RegExp) => page.getByRole('article', { name });

test('shorts alone are closed, a long is reversed, and the results hold', async ({ page }) => {
  await test.step('the demo account logs in, and the hub leads to its positions', async () => {
    await logIn(page, exchange.origin);
    await page.goto(`${exchange.origin}/h5/#/pages/transaction/index?mode=futures`);
    await page.locator('[title="All positions"]').click();
    await expect(card(page, /^BTC\/USDT Long/)).toBeVisible();
    await expect(card(page, /^SOL\/USDT Short/)).toBeVisible();
    await expect(page.getByRole('meter', { name: 'Risk rate' })).toBeVisible();
  });

  await test.step('only the shorts are closed', async () => {
    await page.getByRole('button', { name: 'Close all' }).click();
    await sheet(page, 'Close several').getByText('Shorts only').click();
    await sheet(page, 'Close several').getByRole('button', { name: 'Close 1 position' }).click();
    await expect(card(page, /^SOL\/USDT Short/)).toBeHidden({ timeout: 15_000 });
    await expect(card(page, /^BTC\/USDT Long/)).toBeVisible();
  });

  await test.step('a long is reversed by one tick', async () => {
    await card(page, /^BTC\/USDT Long/)
      .getByRole('button', { name: 'Reverse' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reverse' }).click();
    await expect(card(page, /^BTC\/USDT Short/)).toBeVisible({ timeout: 15_000 });
    await expect(card(page, /^BTC\/USDT Long/)).toBeHidden();
  });

  await test.step('the record has both, and the check holds', async () => {
    await page.getByRole('tab', { name: 'Ended' }).click();
    for (const name of ['Details of the short on SOL/USDT', 'Details of the long on BTC/USDT']) {
      await page.getByRole('button', { name }).first().click();
      await sheet(page, 'Result').getByRole('button', { name: 'Check this result' }).click();
      await expect(page.getByText('The result holds', { exact: true })).toBeVisible({ timeout: 15_000 });
      await sheet(page, 'Check this result').getByRole('button', { name: 'Done' }).click();
      await sheet(page, 'Result').getByRole('button', { name: 'Done' }).click();
    }
  });
});

test('one changed tick turns it red', async ({ page }) => {
  await logIn(page, exchange.origin);
  await page.route('**/api/ticks?**proof=1**', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { message: { ticks: { index: string }[] } };
    const ticks = body.message.ticks.map((tick, place) => (place === 3 ? { ...tick, index: `${tick.index}1` } : tick));
    await route.fulfill({ response: reply, json: { ...body, message: { ...body.message, ticks } } });
  });
  await page.goto(`${exchange.origin}/h5/#/pages/transaction/contract_order?tab=closed`);
  await page
    .getByRole('button', { name: /^Details of the/ })
    .first()
    .click();
  await sheet(page, 'Result').getByRole('button', { name: 'Check this result' }).click();
  await expect(page.getByText('It does not hold', { exact: true })).toBeVisible({ timeout: 15_000 });
});
