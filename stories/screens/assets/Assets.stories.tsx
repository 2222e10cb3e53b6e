import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { queriesOf } from '../../../src/data/query.ts';
import { LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf, visits } from '../../support/world.ts';

const meta = { title: 'Screens/Assets/Assets', ...screenMeta('pages/fund/assets') } satisfies Meta;
export default meta;

/** Nothing was there before either. */
const noHistory = { list: [], profit: '0', profit_rate: '0' };
const nothing = { balance: [], totle: '0', usdt_totle: '0', CNY: '0' };

export const Ready: ScreenStory = {};

export const InEuro: ScreenStory = { tags: ['no-longest'], parameters: { screen: { prefs: { fiat: 'EUR' } } } };

export const Hidden: ScreenStory = { parameters: { screen: { prefs: { hideBalances: true } } } };

export const SmallHidden: ScreenStory = {
  parameters: { screen: { prefs: { hideSmall: true } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ethereum')).toBeVisible();
    await expect(canvas.queryByText('LTC')).toBeNull();
    await expect(canvas.getByText('1 hidden')).toBeVisible();
  },
};

export const NoMatch: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Search coins' }));
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz');
    await expect(await canvas.findByRole('heading', { name: 'No matching coins' })).toBeVisible();
  },
};

export const Options: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Options' }));
    await expect(canvas.getByRole('tab', { name: 'Options' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Locked: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Locked' }));
    await expect(await canvas.findByRole('heading', { name: 'Lock mining is coming soon' })).toBeVisible();
  },
};

export const FirstDeposit: ScreenStory = {
  parameters: {
    screen: {
      calls: {
        'wallet.list': {
          legal_wallet: nothing,
          change_wallet: nothing,
          micro_wallet: nothing,
          lever_wallet: nothing,
          today_profit: '0',
          today_profit_rate: '0',
        },
        'wallet.history': noHistory,
      },
    },
  },
};

/** An account without a single coin says where the others are; that no coin matches is for a search. */
export const EmptyAccount: ScreenStory = {
  tags: ['text-200'],
  parameters: {
    screen: {
      calls: {
        'wallet.list': { change_wallet: nothing, today_profit: '0', today_profit_rate: '0' },
        'wallet.history': noHistory,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Nothing in this account' })).toBeVisible();
    await expect(canvas.getByText('Your other accounts are worth 750.00 USDT.')).toBeVisible();
    await expect(canvas.queryByText('No matching coins')).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Transfer' }).at(-1) as HTMLElement);
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/fund/fundTransfer'));
  },
};

export const Loading: ScreenStory = { parameters: { screen: { calls: { 'wallet.list': 'loading' } } } };

export const Failed: ScreenStory = { parameters: { screen: { calls: { 'wallet.list': 'error' } } } };

/** Prices are old: what is counted from them is as grey as on home, and the line says why. */
export const PricesStale: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { connection: 'stale' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Prices are delayed', {}, LAZY)).toBeVisible();
    // The total, what it changed by, and the course.
    for (const figure of ["[data-size='display']", '[data-direction]', "[data-look='hero']"])
      await waitFor(() => expect(canvasElement.querySelector(`${figure}[data-stale]`)).not.toBeNull());
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  },
};

let isAway = false;

/** The course of the balance fails alone, and says so where it stands. */
export const HistoryFailed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'wallet.history': () => (isAway ? 'error' : undefined) } } },
  beforeEach: () => {
    isAway = true;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // It is asked for once more with what it changed by.
    await canvas.findByText('Ethereum');
    await waitFor(() => expect(canvas.getByText('Your balance history did not load')).toBeVisible(), LAZY);
  },
};

/** And a tap reads it once more. */
export const HistoryReadAgain: ScreenStory = {
  ...HistoryFailed,
  tags: ['play-only'],
  play: async (context) => {
    await HistoryFailed.play?.(context);
    isAway = false;
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('Your balance history did not load')).toBeNull());
    await expect(await canvas.findByText(/since/)).toBeVisible();
  },
};

/** A newer reading failed: the total stays, grey, with the time it is of, and so do the balances. */
export const Stale: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'wallet.list': () => (isAway ? 'error' : undefined) } } },
  beforeEach: () => {
    isAway = false;
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Ethereum');
    isAway = true;
    await queriesOf(clientOf(loaded)).refetchQueries({ queryKey: ['wallet.list'] });
    await expect(await canvas.findByText(/^Last known, \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(canvas.getByText('Ethereum')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** And a tap reads it once more. */
export const ReadsAgain: ScreenStory = {
  ...Stale,
  tags: ['play-only'],
  play: async (context) => {
    await Stale.play?.(context);
    isAway = false;
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(context.canvasElement).queryByText(/^Last known/)).toBeNull());
  },
};

export const OpensTheRecord: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('Ethereum'));
    await waitFor(() =>
      expect(visits.at(-1)).toEqual({ path: 'pages/fund/assets_record', params: { currency: '2', type: '2' } }),
    );
  },
};
