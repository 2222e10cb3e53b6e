import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { barFixtures } from '../../../src/contract/fixtures/bars.ts';
import { ordersFor } from '../../../src/contract/fixtures/orders.ts';
import { queriesOf } from '../../../src/data/query.ts';
import type { TransportRequest } from '../../../src/data/transport.ts';
import { langAtom } from '../../../src/state/preferences.ts';
import { expectStale, findDialog } from '../../support/play.ts';
import type { Scenario } from '../../support/scenario.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf, visits } from '../../support/world.ts';

const meta = { title: 'Screens/Assets/Record', ...screenMeta('pages/fund/assets_record') } satisfies Meta;
export default meta;

const usdt = { currency: 3, type: 2 };

const STEP_S: Readonly<Record<string, number>> = { '15min': 900, '60min': 3600, '4hour': 14_400, '1day': 86_400 };

/** The candles as far apart as they are asked for, back to the moment asked for. */
const course = ({ symbol, period, from }: TransportRequest['fields']) => {
  const bars = barFixtures(symbol ?? '');
  const step = STEP_S[period ?? ''] ?? 1800;
  const end = bars.at(-1)?.id ?? 0;
  return bars
    .map((bar, place) => {
      const id = end - (bars.length - 1 - place) * step;
      return { ...bar, id, time: id * 1000, period: period ?? bar.period };
    })
    .filter(({ id }) => id >= Number(from));
};

const FILLS = [
  [5, 1, '63850', '2026-11-20 14:05:40'],
  [1, 1, '62860', '2026-11-15 14:20:00'],
  [-1, 2, '64205', '2026-11-08 09:10:00'],
  [-2, 1, '63640', '2026-11-01 06:30:00'],
  [-3, 1, '61490', '2026-10-25 12:00:00'],
] as const;

/** What was bought and sold over the month, and an order that waits. */
const orders = () => {
  const rows = ordersFor({ currency_id: '1' });
  const [partly, waits] = [rows.slice(0, 1), rows.slice(1)];
  return [
    ...FILLS.flatMap(([id, type, avg_price, updated_at]) =>
      partly.map((order) => ({ ...order, id, type, avg_price, updated_at })),
    ),
    ...waits,
  ];
};

const calls: Scenario = { 'market.bars': course, 'spot.orders': orders };
const bitcoin = { query: { currency: 1, type: 2 }, calls };

/** Whether what was read once can be read again. */
let isAway = false;

export const Ready: ScreenStory = {
  parameters: { screen: bitcoin },
  play: async ({ canvasElement }) => {
    const press = async (name: string) => userEvent.click(await within(canvasElement).findByRole('button', { name }));
    // The order that waits has no disc, and what was bought last is the one price told of them.
    await waitFor(() => expect(within(canvasElement).getAllByText(/^[BS]$/)).toHaveLength(5));
    await expect(within(canvasElement).getByText('Bought 20 Nov, 14:05 at 63,850.0')).toBeInTheDocument();
    await expect(within(canvasElement).getByText('63,850.0')).toBeVisible();
    const leads = (path: string, params: object) => waitFor(() => expect(visits.at(-1)).toEqual({ path, params }));
    await press('Deposit');
    await leads('pages/fund/receive', { currency: '1' });
    await press('Withdraw');
    await leads('pages/fund/withdraw', { currency: '1' });
    await press('Transfer');
    await leads('pages/fund/fundTransfer', { currency: '1', from: 'change' });
    await press('Trade BTC');
    await leads('pages/transaction/currency', { currency_id: '1', legal_id: '3' });
  },
};

/** Prices are old, and what the coin is worth with them. */
export const Stale: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...bitcoin, connection: 'stale' } },
  play: async ({ canvasElement }) => {
    await expectStale(canvasElement, 'header [data-direction]');
    const screen = within(canvasElement);
    const grey = getComputedStyle(screen.getByText(/^Prices as of/)).color;
    for (const figure of ['$21,136.23', '64,218.5'])
      await expect(getComputedStyle(await screen.findByText(figure)).color).toBe(grey);
  },
};

/** A newer reading fails: what is known stands, with when it was read. */
export const LastKnown: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { ...bitcoin, calls: { ...calls, 'wallet.detail': () => (isAway ? 'error' : undefined) } } },
  beforeEach: () => {
    isAway = false;
  },
  play: async ({ canvasElement, loaded }) => {
    const screen = within(canvasElement);
    await screen.findByText('Bought BTC');
    isAway = true;
    await queriesOf(clientOf(loaded)).refetchQueries({ queryKey: ['wallet.detail'] });
    await expect(await screen.findByText(/^Last known, \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(screen.getByText('0.28413')).toBeVisible();
    await expect(screen.getByText('Bought BTC')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The same of the history. */
export const LedgerAgainFailed: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: usdt, calls: { 'wallet.log': () => (isAway ? 'error' : undefined) } } },
  beforeEach: () => {
    isAway = false;
  },
  play: async ({ canvasElement, loaded }) => {
    const screen = within(canvasElement);
    await screen.findByText('Demo funds');
    isAway = true;
    await queriesOf(clientOf(loaded)).refetchQueries({ queryKey: ['wallet.log'] });
    await expect(await screen.findByText('The history did not load')).toBeVisible();
    await expect(screen.getByText('Demo funds')).toBeVisible();
  },
};

/** The coin that others are priced in: it has no course. */
export const Cash: ScreenStory = { parameters: { screen: { query: usdt } } };

/** The course of another time. */
export const Week: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: { currency: 1, type: 2 }, calls: { 'market.bars': course } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('img', { name: /^BTC\/USDT, 1M: / })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '1W' }));
    await expect(await screen.findByRole('img', { name: /^BTC\/USDT, 1W: / })).toBeVisible();
  },
};

/** What the coin is worth and the end of its course are of one price, whatever wallet and candles knew when they were read. */
export const OnePrice: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: {
      query: { currency: 1, type: 2 },
      calls: {
        'wallet.detail': { usdt_price: '50000' },
        'market.bars': (fields) =>
          course(fields).map((bar, at, all) => (at === all.length - 1 ? { ...bar, close: '51000' } : bar)),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('img', { name: /^BTC\/USDT, 1M: / });
    await waitFor(() => expect(screen.getByText('64,218.5')).toBeVisible());
    // 0.32913 BTC.
    await expect(screen.getByText(/21,136\.23/)).toBeVisible();
  },
};

/** The course fails, the balance and its history stand. */
export const CourseFailed: ScreenStory = {
  parameters: { screen: { query: { currency: 1, type: 2 }, calls: { 'market.bars': 'error' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('The price history did not load')).toBeVisible();
    await expect(await screen.findByText('Bought BTC')).toBeVisible();
  },
};

export const Detail: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: { query: usdt } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('Paid for a purchase'));
    await expect(await within(document.body).findByText('#902')).toBeVisible();
  },
};

/** What stands open is said in another language as soon as that is chosen. */
export const DetailInFrench: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: usdt } },
  play: async ({ canvasElement, loaded }) => {
    await userEvent.click(await within(canvasElement).findByText('Paid for a purchase'));
    await findDialog('Paid for a purchase');
    clientOf(loaded).store.set(langAtom, 'fra');
    await findDialog('Paiement d’un achat');
  },
};

/** Its words are those of Cash. */
export const Hidden: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: usdt, prefs: { hideBalances: true } } },
};

export const Empty: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.log': 'empty' } } } };

/** What was bought and sold did not come: no "last buy" stands there as if there were none. */
export const TradesFailed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...bitcoin, calls: { 'spot.orders': 'error' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Your trades did not load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Last buy price')).toBeNull();
  },
};

export const LedgerFailed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: usdt, calls: { 'wallet.log': 'error' } } },
};

export const Loading: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.detail': 'loading' } } } };

export const Failed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: usdt, calls: { 'wallet.detail': 'error' } } },
};

export const UnknownCoin: ScreenStory = { tags: ['no-longest'], parameters: { screen: { query: {} } } };
