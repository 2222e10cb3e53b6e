import type { ExchangeProcess } from '../support/exchange-process.ts';
import { preparedExchange } from './exchange.ts';
import { expect, type Page, test } from './test.ts';
import { logIn, type } from './typing.ts';

/** An option in seconds, from home's menu to a result that the phone itself has checked; and the same result of an exchange that cheats. */

let exchange: ExchangeProcess;

test.beforeAll(async () => {
  exchange = await preparedExchange();
  await exchange.start();
});
test.afterAll(() => exchange.remove());

const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

interface Tick {
  readonly seq: number;
  readonly index: string;
}

/** Stands between the app and the ticks, and changes what is told of them. */
const cheat = (page: Page, change: (ticks: Tick[]) => Tick[]) =>
  page.route('**/api/ticks?**proof=1**', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { message: { ticks: Tick[] } };
    await route.fulfill({
      response: reply,
      json: { ...body, message: { ...body.message, ticks: change(body.message.ticks) } },
    });
  });

async function check(page: Page): Promise<void> {
  await sheet(page, 'Result').getByRole('button', { name: 'Check this result' }).click();
  await expect(sheet(page, 'Check this result')).toBeVisible();
}

test('an option is taken, outlives a reload, and its result is recomputed on the device', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });

  await test.step('the demo account logs in', async () => {
    await logIn(page, exchange.origin);
  });

  await test.step('the menu of home leads to the hub in its mode of options, with chart and price', async () => {
    await page.goto(`${exchange.origin}/h5/#/pages/index/index`);
    await sheet(page, /./).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Options', exact: true }).first().click();
    await expect(page.getByRole('tab', { name: 'Options', selected: true })).toBeVisible();
    await expect(page.locator('canvas').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Down', exact: true })).toBeVisible();
  });

  await test.step('money comes from the spot account, without leaving the ticket', async () => {
    await page.getByRole('button', { name: 'Up', exact: true }).click();
    await sheet(page, 'BTC/USDT').getByRole('button', { name: 'Transfer', exact: true }).click();
    await type(page, 'Amount', '500');
    await page.getByRole('button', { name: 'Transfer USDT' }).click();
    await expect(page.getByText('500 USDT are on your options account').first()).toBeVisible();
  });

  await test.step('seconds, stake and both outcomes before the tap', async () => {
    const ticket = sheet(page, 'BTC/USDT');
    await ticket.getByRole('button', { name: /^30 s/ }).click();
    await type(page, 'Stake', '100');
    await expect(ticket.getByText('+80.00')).toBeVisible();
    await expect(ticket.getByText('−100.00')).toBeVisible();
    await ticket.getByRole('button', { name: 'Buy Up for 100 USDT' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buy Up for 100 USDT' }).click();
  });

  const running = sheet(page, 'BTC/USDT Up · 30 s');
  const clock = page.getByRole('timer', { name: 'Time to settlement' });

  await test.step('the countdown, with the price that it began at', async () => {
    await expect(clock).toHaveText(/00:[0-3]\d/);
    await expect(running.getByText('if it settled now')).toBeVisible();
    await expect(running.getByText('Opened', { exact: true }).locator('xpath=following-sibling::*[1]')).toHaveText(
      /\d/,
    );
  });

  await test.step('minimised it floats, and comes back', async () => {
    await running.getByRole('button', { name: 'Minimise' }).click();
    await expect(running).toBeHidden();
    await page.getByRole('button', { name: /^BTC/ }).and(page.locator('[title^="Show the option"]')).click();
    await expect(running).toBeVisible();
  });

  await test.step('a reload in the middle brings it back, by the exchange’s clock', async () => {
    await page.reload();
    await expect(clock).toHaveText(/00:[0-2]\d/);
    await expect(running).toBeVisible();
  });

  await test.step('the result, with both ticks', async () => {
    const result = sheet(page, 'Result');
    await expect(result).toBeVisible({ timeout: 60_000 });
    await expect(result.getByText(/^(You won|You lost|Draw)$/)).toBeVisible();
    await expect(result.getByText(/^Opening tick \d+$/)).toBeVisible();
    await expect(result.getByText(/^Closing tick \d+$/)).toBeVisible();
  });

  await test.step('it holds', async () => {
    await check(page);
    await expect(page.getByText('The result holds', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('one changed tick turns it red', async () => {
    await cheat(page, (ticks) =>
      ticks.map((tick, place) => (place === 3 ? { ...tick, index: `${tick.index}1` } : tick)),
    );
    await check(page);
    await expect(page.getByText('It does not hold', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Tick \d+ was changed/)).toBeVisible();
    await page.unrouteAll();
    await sheet(page, 'Check this result').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('so does a missing piece', async () => {
    await cheat(page, (ticks) => ticks.filter((_, place) => place !== 3));
    await check(page);
    await expect(page.getByText(/^Tick \d+ is missing/)).toBeVisible();
    await page.unrouteAll();
    await sheet(page, 'Check this result').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('it stands among those that have ended', async () => {
    await page.goto(`${exchange.origin}/h5/#/pages/transaction/seconds_order?tab=history`);
    await expect(page.getByRole('button', { name: 'Details of the option on BTC/USDT' })).toBeVisible();
  });

  expect(faults).toEqual([]);
});
