import './setting.ts';
import { screen, waitFor, within } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contentCalls } from '../../src/contract/calls/content.ts';
import { buildWire } from '../../src/contract/fixtures/build.ts';
import { orderFixtures } from '../../src/contract/fixtures/orders.ts';
import { ORDER_STATUS, SIDE } from '../../src/contract/rows/order.ts';
import { CallError } from '../../src/data/call-error.ts';
import type { Client } from '../../src/data/client.ts';
import type { Arrival } from '../../src/data/market/index.ts';
import { queriesOf } from '../../src/data/query.ts';
import { TIME_MS } from '../../src/domain/constants.ts';
import { CONFIRM_KEYS, setConfirmAtom } from '../../src/state/preferences.ts';
import * as Ticket from '../../stories/screens/spot/Ticket.stories.tsx';
import { stillFeed } from '../../stories/support/feed.ts';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { mount, screenOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

/** The best ask of the feed of stories. */
const BEST_ASK = '64218.6';
const order = (id: number) => ({ ...orderFixtures[1], id, target_price: BEST_ASK });

/** The ticket where these orders are open; gives the names of the calls that go out. */
async function withOrders(rows: readonly unknown[]): Promise<string[]> {
  const wire = scenarioTransport({
    'spot.orders': ({ limit }) => rows.slice(0, Number(limit)) as never,
    'spot.place': order(99) as never,
    'spot.cancel': ({ id }) => ({ ...order(Number(id)), status: ORDER_STATUS.cancelled }) as never,
  });
  const asked: string[] = [];
  const { page } = await screenOf(Ticket, 'Ready', {
    transport: (request) => {
      asked.push(request.name);
      return wire(request);
    },
  });
  leave = mount(page);
  return asked;
}

it('Open orders are counted truly over ten', async () => {
  await withOrders(Array.from({ length: 14 }, (_, index) => order(index + 1)));
  await screen.findByRole('tab', { name: /^Open orders ?14$/ });
  expect(screen.getAllByRole('button', { name: /^Cancel the (buy|sell) order/ })).toHaveLength(10);
});

it('Open orders that are known stay where reading them anew fails', async () => {
  const wire = scenarioTransport({ 'spot.orders': () => [order(1)] as never });
  let cut = 0;
  let isCut = false;
  const { page, client } = await screenOf(Ticket, 'Ready', {
    transport: async (request) => {
      if (!isCut || request.name !== 'spot.orders') return wire(request);
      cut += 1;
      throw new CallError('network');
    },
  });
  leave = mount(page);
  await screen.findByRole('tab', { name: /^Open orders ?1$/ });
  isCut = true;
  await queriesOf(client).invalidateQueries();
  expect(cut).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /^Cancel the (buy|sell) order/ })).toBeVisible();
  expect(screen.queryByText('Orders did not load')).toBeNull();
});

it('After an order, and after a cancel, the reply says what is open, and nothing but the two balances is read', async () => {
  const asked = await withOrders([order(1)]);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '0.1');
  await screen.findByRole('tab', { name: /^Open orders ?1$/ });
  asked.length = 0;
  await userEvent.click(screen.getByRole('button', { name: /^Buy 0\.\d+ BTC$/ }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Buy [\d.]+ BTC$/ }),
  );
  await screen.findByRole('tab', { name: /^Open orders ?2$/ });
  await waitFor(() => expect(asked).toEqual(['spot.place', 'wallet.detail', 'wallet.detail']));

  asked.length = 0;
  const [newest] = screen.getAllByRole('button', { name: /^Cancel the (buy|sell) order/ });
  if (!newest) throw new Error('No order to cancel');
  await userEvent.click(newest);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await screen.findByRole('tab', { name: /^Open orders ?1$/ });
  await waitFor(() => expect(asked).toEqual(['spot.cancel', 'wallet.detail', 'wallet.detail']));
});

it('Levels at which the user has orders are marked in the book, until these are gone', async () => {
  await withOrders([order(1)]);
  const marked = () => [...document.querySelectorAll<HTMLElement>('[data-own]')].map(({ dataset }) => dataset.value);
  await waitFor(() => expect(marked()).toEqual([BEST_ASK]));
  await userEvent.click(screen.getByRole('button', { name: /^Cancel the (buy|sell) order/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(marked()).toEqual([]));
});

it('A level of a grouped book is marked where it holds an own order: a sale among those who sell alone', async () => {
  await withOrders([{ ...order(1), type: SIDE.sell }]);
  await screen.findByRole('tab', { name: /^Open orders ?1$/ });
  await userEvent.click(screen.getByRole('button', { name: 'Price grouping: 0.1' }));
  await userEvent.click(await screen.findByRole('radio', { name: '1' }));
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>('[data-own]')].map(({ dataset, parentElement }) => [
      parentElement?.dataset.side,
      dataset.value,
    ]);
  await waitFor(() => expect(marked()).toEqual([['asks', '64219']]));
});

it('An order whose prices grow old while its question stands is not sent; when prices return, all goes back', async () => {
  let silentSince: Arrival | undefined;
  let placed = 0;
  const feed = stillFeed('live');
  const { page } = await screenOf(Ticket, 'Ready', {
    feed: { ...feed, lastArrival: () => silentSince ?? feed.lastArrival() },
    transport: scenarioTransport({
      'spot.place': () => {
        placed += 1;
        return undefined;
      },
    }),
  });
  leave = mount(page);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '0.1');
  await userEvent.click(screen.getByRole('button', { name: /^Buy 0\.\d+ BTC$/ }));
  const yes = within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Buy [\d.]+ BTC$/ });

  silentSince = { at: performance.now() - 10_001, time: Date.now() - 10_001 };
  await userEvent.click(yes);
  await screen.findByText('Prices are delayed: the order was not placed');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Waiting for prices' })).toBeDisabled());
  expect(screen.getByText(/^Prices as of /)).toBeVisible();
  expect(document.querySelector("[data-side='asks']")?.closest('[data-stale]')).not.toBeNull();

  silentSince = undefined;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buy 0.1 BTC' })).toBeEnabled());
  expect(screen.getByText('Live prices')).toBeVisible();
  expect(document.querySelector('[data-stale]')).toBeNull();
  expect(placed).toBe(0);
});

it('Price, amount and total are typed key by key, and each that is not typed follows', async () => {
  await withOrders([]);
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
  await screen.findByRole('textbox', { name: 'Amount' });
  const type = async (name: string | RegExp, text: string) => {
    await userEvent.click(field(name));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    for (const [index, key] of [...text].entries()) {
      await userEvent.keyboard(key);
      expect(field(name)).toHaveValue(text.slice(0, index + 1));
    }
  };
  await type('Amount', '0.1');
  await type(/^Price/, '60000');
  expect(field('Total')).toHaveValue('6,000.00');
  await type('Total', '2500');
  expect(field('Amount')).toHaveValue('0.0416');
  await userEvent.keyboard('{Tab}');
  // What it is worth, not what was typed: amounts come in whole steps.
  expect(field('Total')).toHaveValue('2,496.00');
  await type('Amount', '0.05');
  expect(field('Total')).toHaveValue('3,000.00');
});

/** The ticket of whoever is not asked before an order; `place` answers it, as late as it likes. */
async function unasked(place: () => Promise<'error' | undefined>, feed?: Client['feed']) {
  const { page, client } = await screenOf(Ticket, 'Ready', {
    ...(feed && { feed }),
    transport: async (request) => {
      const outcome = request.name === 'spot.place' ? await place() : undefined;
      return scenarioTransport({ 'spot.place': outcome ?? (order(99) as never) })(request);
    },
  });
  client.store.set(setConfirmAtom, CONFIRM_KEYS.spotOrder, false);
  leave = mount(page);
  return await screen.findByRole('textbox', { name: 'Amount' });
}
const buy = (amount: string) => screen.findByRole('button', { name: `Buy ${amount} BTC` });

it('A second tap of the same finger after an order asks for nothing, and the toast names what was placed', async () => {
  const amount = await unasked(async () => undefined);
  await userEvent.type(amount, '0.1');
  (await buy('0.1')).click();
  await screen.findByText('Order placed: BTC/USDT, 0.1 BTC');
  await waitFor(() => expect(amount).toHaveValue(''));
  screen.getByRole('button', { name: 'Enter an amount' }).click();
  await new Promise((done) => setTimeout(done, 100));
  expect(amount).toBeValid();
});

it('An order on its way stays so when prices grow old, and its reply keeps what was typed since', async () => {
  let answer = () => {};
  let silentSince: Arrival | undefined;
  const feed = stillFeed('live');
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const amount = await unasked(() => answered.then(() => undefined), {
    ...feed,
    lastArrival: () => silentSince ?? feed.lastArrival(),
  });
  await userEvent.type(amount, '0.1');
  (await buy('0.1')).click();
  await waitFor(async () => expect(await buy('0.1')).toHaveAttribute('aria-busy', 'true'));
  silentSince = { at: performance.now() - 10_001, time: Date.now() - 10_001 };
  await screen.findByText(/^Prices as of /);
  await userEvent.type(amount, '5');
  expect(await buy('0.1')).toHaveAttribute('aria-busy', 'true');
  answer();
  await screen.findByText('Order placed: BTC/USDT, 0.1 BTC');
  expect(amount).toHaveValue('0.15');
});

it('Where no reply came, the ticket says that the order may stand', async () => {
  const amount = await unasked(async () => 'error');
  await userEvent.type(amount, '0.1');
  (await buy('0.1')).click();
  await screen.findByText(/The order may have been placed: look at “Order history” before you try again/);
  expect(amount).toHaveValue('0.1');
});

it('What the exchange refuses stands at its field until something is typed, and above the button where no field is to blame', async () => {
  const refusals = [
    { refuse: 'Insufficient balance', field: 'amount' },
    { refuse: 'This price is far above the market. The highest is 642,185 USDT', field: 'price' },
    { refuse: 'The market is very busy. Please try again in a moment' },
  ];
  let sentAt = Number.NEGATIVE_INFINITY;
  const { page } = await screenOf(Ticket, 'Ready', {
    transport: scenarioTransport({
      'spot.place': () => {
        sentAt = performance.now();
        return refusals.shift() as never;
      },
    }),
  });
  leave = mount(page);
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  const price = screen.getByRole('textbox', { name: /^Price/ });
  const placed = async () => {
    // A second tap within the throttle does nothing.
    await waitFor(() => expect(performance.now() - sentAt).toBeGreaterThan(TIME_MS.throttle));
    await userEvent.click(screen.getByRole('button', { name: /^Buy 0\.\d+ BTC$/ }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Buy [\d.]+ BTC$/ }),
    );
  };
  await userEvent.type(amount, '0.1');
  await placed();
  await waitFor(() => expect(amount).toHaveAccessibleDescription('Insufficient balance'));
  await waitFor(() => expect(document.activeElement).toBe(amount));
  expect(amount).toHaveValue('0.1');
  await userEvent.keyboard('{End}1');
  expect(amount).toBeValid();

  await placed();
  await waitFor(() => expect(price).toHaveAccessibleDescription(/^This price is far above the market/));
  await waitFor(() => expect(document.activeElement).toBe(price));
  expect(amount).toBeValid();

  await placed();
  await screen.findByText('The market is very busy. Please try again in a moment');
  expect(price).toBeValid();
  await userEvent.click(amount);
  await userEvent.keyboard('1');
  expect(screen.queryByText('The market is very busy. Please try again in a moment')).toBeNull();
});

/** The quotes of a reply, where BTC stood at a price. */
const quotesAt = (price: string) =>
  contentCalls['content.quotes'].reply.parse(buildWire('content.quotes')).map((quote) => ({
    ...quote,
    quotation: quote.quotation.map((row) => (row.currency_name === 'BTC' ? { ...row, now_price: price } : row)),
  }));

it('A price that a former visit has kept gives way to the one of now, unless another was typed', async () => {
  for (const typed of ['', '{Backspace}7']) {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let hasAnswered = false;
    const feed = stillFeed('live');
    const { page, client } = await screenOf(Ticket, 'Ready', {
      transport: scenarioTransport({}),
      // Nothing comes over the link until it answers.
      feed: {
        ...feed,
        lastArrival: () => (hasAnswered ? feed.lastArrival() : null),
        subscribe: (...asked) => {
          const stop = answered.then(() => feed.subscribe(...asked));
          return () => void stop.then((end) => end());
        },
      },
    });
    const keptAt = Date.now() - 8 * 3_600_000;
    queriesOf(client).setQueryData(['content.quotes', {}], quotesAt('61500.0'), { updatedAt: keptAt });
    leave = mount(page);
    const price = await screen.findByRole('textbox', { name: /^Price/ });
    expect(price).toHaveValue('61,500');
    if (typed) await userEvent.type(price, typed);
    hasAnswered = true;
    answer();
    await screen.findByRole('button', { name: /^Enter an amount$/ });
    await waitFor(() => expect(price).toHaveValue(typed ? '61507' : '64,218.5'));
    leave();
  }
});
