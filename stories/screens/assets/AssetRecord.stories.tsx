import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { barFixtures } from '../../../src/contract/fixtures/bars.ts';
import type { TransportRequest } from '../../../src/data/transport.ts';
import { langAtom } from '../../../src/state/preferences.ts';
import { findDialog } from '../../support/play.ts';
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

export const Ready: ScreenStory = {
  parameters: { screen: { query: { currency: 1, type: 2 }, calls: { 'market.bars': course } } },
  play: async ({ canvasElement }) => {
    const press = async (name: string) => userEvent.click(await within(canvasElement).findByRole('button', { name }));
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

/** What the coin is worth, its price and the end of its course are of one price, whatever wallet and candles knew when they were read. */
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
    await waitFor(() => expect(screen.getAllByText('64,218.5')).toHaveLength(2));
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

export const Hidden: ScreenStory = { parameters: { screen: { query: usdt, prefs: { hideBalances: true } } } };

export const Empty: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.log': 'empty' } } } };

export const LedgerFailed: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.log': 'error' } } } };

export const Loading: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.detail': 'loading' } } } };

export const Failed: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.detail': 'error' } } } };

export const UnknownCoin: ScreenStory = { tags: ['no-longest'], parameters: { screen: { query: {} } } };
