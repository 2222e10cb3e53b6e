import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { orderFixtures } from '../../../src/contract/fixtures/orders.ts';
import { pairFixtures } from '../../../src/contract/fixtures/pairs.ts';
import { lastPairAtom } from '../../../src/parts/pairs/last-pair.ts';
import { expectStale, findQuestion, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf } from '../../support/world.ts';

const meta = { title: 'Screens/Spot/Ticket', ...screenMeta('pages/transaction/currency', 'spa') } satisfies Meta;
export default meta;

const screen = (root: HTMLElement) => within(root);
const fill = async (root: HTMLElement, amount: string) => {
  const field = await screen(root).findByRole('textbox', { name: 'Amount' });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
};

/** Buys 0.1, and says yes. */
const order = async (root: HTMLElement) => {
  await fill(root, '0.1');
  await userEvent.click(screen(root).getByRole('button', { name: 'Buy 0.1 BTC' }));
  const question = within(await findQuestion('Buy 0.1 BTC?'));
  await userEvent.click(await question.findByRole('button', { name: /^(Buy|Place)/ }));
};

export const Ready: ScreenStory = {};

export const Filled: ScreenStory = {
  play: async ({ canvasElement }) => {
    // The total stands as it is typed, though the amount that it pays for is cut to whole steps.
    const total = await screen(canvasElement).findByRole('textbox', { name: 'Total' });
    await userEvent.click(total);
    for (const [index, key] of [...'2500'].entries()) {
      await userEvent.keyboard(key);
      await expect(total).toHaveValue('2500'.slice(0, index + 1));
    }
    await expect(screen(canvasElement).getByRole('textbox', { name: 'Amount' })).toHaveValue('0.0389');
    await fill(canvasElement, '0,1558');
    await expect(screen(canvasElement).getByRole('textbox', { name: 'Amount' })).toHaveValue('0.1558');
  },
};

export const Sell: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: { side: 'sell' } } },
};

export const Market: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Order type/ }));
    await userEvent.click(await within(document.body).findByRole('radio', { name: 'Market' }));
    await expect(await canvas.findByText('Best available price')).toBeVisible();
  },
};

const choose = async (root: HTMLElement, name: string) => {
  await userEvent.click(await screen(root).findByRole('button', { name: /Order type/ }));
  await userEvent.click(await within(document.body).findByRole('radio', { name: new RegExp(`^${name}`) }, LAZY));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
};

/** What else a limit order may do, each with what it means. */
export const Kinds: ScreenStory = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen(canvasElement).findByRole('button', { name: /Order type/ }));
    await expect(await within(document.body).findByRole('radio', { name: /^Limit IOC/ }, LAZY)).toBeVisible();
  },
};

/** A server that does not say that it knows them is asked for none. */
export const NoKinds: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: {
      calls: {
        'content.quotes': [
          { id: 3, name: 'USDT', quotation: pairFixtures.map(({ order_options: _, ...pair }) => pair) },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen(canvasElement).findByRole('button', { name: /Order type/ }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Order type' }, LAZY));
    const kinds = await sheet.findAllByRole('radio');
    await expect(kinds.map(({ textContent }) => textContent)).toEqual(['Limit', 'Market']);
  },
};

let placed: Readonly<Record<string, string | undefined>> | undefined;

/** A stop waits for its price: without one it is asked for, and the question names it. */
export const Stop: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: {
      calls: {
        'spot.place': (fields) => {
          placed = fields;
          const waiting = { id: 9001, status: 1, filled_amount: '0', stop_price: '66000', waits_for: 'trigger' };
          return { ...orderFixtures[0], ...waiting, target_price: '66010', trade_amount: '0.1' };
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Stop limit');
    await fill(canvasElement, '0.1');
    await userEvent.click(screen(canvasElement).getByRole('button', { name: 'Buy 0.1 BTC' }));
    await expect(await screen(canvasElement).findByText('Enter a stop price')).toBeVisible();
    await userEvent.type(screen(canvasElement).getByRole('textbox', { name: 'Stop price' }), '66000');
    await userEvent.click(screen(canvasElement).getByRole('button', { name: 'Buy 0.1 BTC' }));
    const question = within(await findQuestion('Buy 0.1 BTC?'));
    await waitFor(() => expect(question.getByText('66,000.0')).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Buy 0.1 BTC' }));
    await waitFor(() => expect(placed).toMatchObject({ order_type: 'limit', stop_price: '66000' }));
    await expect(placed).not.toHaveProperty('post_only');
    // It stands among the open orders, with its price.
    await waitFor(() => expect(screen(canvasElement).getAllByText('Stop price')).toHaveLength(2));
  },
};

export const NothingTyped: ScreenStory = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen(canvasElement).findByRole('button', { name: 'Enter an amount' }));
    await expect(await screen(canvasElement).findAllByText('Enter an amount')).toHaveLength(2);
  },
};

export const TooMuch: ScreenStory = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '5');
    await userEvent.click(screen(canvasElement).getByRole('button', { name: 'Not enough USDT' }));
    await expect(await screen(canvasElement).findByText(/Not enough USDT: 18,677.41/)).toBeVisible();
  },
};

/** A balance that is hidden stays hidden in what is wrong, and is a word to who listens. */
export const TooMuchOfHidden: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { prefs: { hideBalances: true } } },
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await fill(canvasElement, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Not enough USDT' }));
    await expect(await canvas.findAllByText('Not enough USDT')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: 'Hidden' })).toBeVisible();
  },
};

export const Asked: ScreenStory = {
  tags: ['text-200'],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '0.1');
    await userEvent.click(screen(canvasElement).getByRole('button', { name: 'Buy 0.1 BTC' }));
    await waitFor(() => expect(within(document.body).getByRole('heading', { name: 'Buy 0.1 BTC?' })).toBeVisible());
  },
};

export const FarFromMarket: ScreenStory = {
  play: async ({ canvasElement }) => {
    const price = await screen(canvasElement).findByRole('textbox', { name: /Price/ });
    await userEvent.clear(price);
    await userEvent.type(price, '50000');
    await fill(canvasElement, '0.1');
    await userEvent.click(screen(canvasElement).getByRole('button', { name: 'Buy 0.1 BTC' }));
    await waitFor(() => expect(within(document.body).getByText(/away from the last price/)).toBeVisible());
  },
};

/** It is on its way: the button waits, and nothing is sent twice. */
export const Placing: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'spot.place': 'loading' } } },
  play: async ({ canvasElement }) => {
    await order(canvasElement);
    await waitFor(() =>
      expect(screen(canvasElement).getByRole('button', { name: /Buy 0\.1 BTC/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** The exchange's own sentence stands in the ticket, and what was typed stays. */
export const Refused: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: { calls: { 'spot.place': { refuse: 'BTC/USDT is halted until 15:02. Nothing was placed.' } } },
  },
  play: async ({ canvasElement }) => {
    await order(canvasElement);
    await expect(await screen(canvasElement).findByText(/halted until 15:02/, {}, LAZY)).toBeVisible();
    await expect(screen(canvasElement).getByRole('textbox', { name: 'Amount' })).toHaveValue('0.1');
  },
};

/** A price at which one would buy far too dear is asked about twice (features.md 10). */
export const AskedTwice: ScreenStory = {
  play: async ({ canvasElement }) => {
    const price = await screen(canvasElement).findByRole('textbox', { name: /Price/ });
    await userEvent.clear(price);
    await userEvent.type(price, '70000');
    await fill(canvasElement, '0.1');
    await userEvent.click(screen(canvasElement).getByRole('button', { name: 'Buy 0.1 BTC' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Place it anyway' }, LAZY));
    await findQuestion('Really at this price?');
  },
};

export const Balances: ScreenStory = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen(canvasElement).findByRole('tab', { name: 'Balances' }));
    await expect(await screen(canvasElement).findByText('Available 18,677.41')).toBeVisible();
  },
};

export const NoOrders: ScreenStory = { parameters: { screen: { calls: { 'spot.orders': 'empty' } } } };

export const OrdersFailed: ScreenStory = { parameters: { screen: { calls: { 'spot.orders': 'error' } } } };

export const Guest: ScreenStory = { parameters: { screen: { session: 'guest' } } };

export const GuestIsAskedToLogIn: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { session: 'guest' } },
  play: async ({ canvasElement }) => {
    const [button] = await screen(canvasElement).findAllByRole('button', { name: 'Log in to trade' });
    if (!button) throw new Error('No button to log in');
    await userEvent.click(button);
    await expect(await within(document.body).findByText('Please log in first')).toBeInTheDocument();
  },
};

/** What is typed stays; the button says what it waits for. */
export const Stale: ScreenStory = {
  parameters: { screen: { connection: 'stale' } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '0.1558');
    await expect(screen(canvasElement).getByRole('button', { name: 'Waiting for prices' })).toBeDisabled();
    await expectStale(canvasElement, "[data-side] [role='option'] span, [data-cell='last']");
  },
};

export const StockClosed: ScreenStory = {
  parameters: {
    screen: {
      query: { currency_id: 101, legal_id: 3 },
      calls: {
        'content.quotes': [
          {
            id: 3,
            name: 'USDT',
            quotation: pairFixtures.map((pair) =>
              pair.session ? { ...pair, session: { is_open: 0, next: Date.UTC(2026, 10, 23, 14, 30) } } : pair,
            ),
          },
        ],
      },
    },
  },
};

export const ReferenceOnly: ScreenStory = { parameters: { screen: { query: { currency_id: 401, legal_id: 3 } } } };

export const Loading: ScreenStory = { parameters: { screen: { calls: { 'content.quotes': 'loading' } } } };

export const Failed: ScreenStory = {
  parameters: { screen: { calls: { 'content.quotes': 'error' } } },
  play: async ({ canvasElement, loaded }) => {
    clientOf(loaded).store.set(lastPairAtom, '1/3/BTC/USDT/3');
    await expect(await screen(canvasElement).findByText('BTC')).toBeVisible();
  },
};
