import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { orderFixtures } from '../../../src/contract/fixtures/orders.ts';
import { expectStale, findDialog, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';

/** Orders on the chart are a story of their own. */
const meta = {
  title: 'Screens/Trade/Hub',
  ...screenMeta('pages/transaction/index'),
  parameters: { screen: { path: 'pages/transaction/index', calls: { 'spot.orders': 'empty' } } },
} satisfies Meta;
export default meta;

export const Ready: ScreenStory = {};

/** The user's open orders stand on the chart of their pair. */
export const OpenOrders: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: { calls: { 'spot.orders': orderFixtures } } },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Your prices on the chart' }, LAZY);
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Buy order 63,850.0', 'Sell order 66,400.0']);
  },
};

export const Trades: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Recent trades' }));
    await expect(await canvas.findByRole('table', { name: 'Recent trades' })).toBeVisible();
  },
};

export const Indicators: ScreenStory = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Indicators' }));
    await expect(await within(document.body).findByRole('checkbox', { name: 'MACD' })).toBeInTheDocument();
  },
};

export const PairDrawer: ScreenStory = {
  tags: ['text-200'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByTitle(/BTC\/USDT/));
    const drawer = within(await findDialog('Choose a pair'));
    await expect(await drawer.findByRole('button', { name: /ETH/ })).toBeVisible();
  },
};

export const FallingStock: ScreenStory = { parameters: { screen: { query: { currency_id: 103, legal_id: 3 } } } };

export const ReferenceOnly: ScreenStory = { parameters: { screen: { query: { currency_id: 301, legal_id: 3 } } } };

export const FuturesLater: ScreenStory = { parameters: { screen: { query: { mode: 'futures' } } } };

/** A guest may look, and is asked to log in where the others trade. */
export const Guest: ScreenStory = {
  parameters: { screen: { session: 'guest' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Log in to trade' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Buy BTC' })).toBeNull();
  },
};

export const Loading: ScreenStory = { parameters: { screen: { calls: { 'content.quotes': 'loading' } } } };

export const ChartLoading: ScreenStory = { parameters: { screen: { calls: { 'market.bars': 'loading' } } } };

export const ChartFailed: ScreenStory = { parameters: { screen: { calls: { 'market.bars': 'error' } } } };

export const Failed: ScreenStory = { parameters: { screen: { calls: { 'content.quotes': 'error' } } } };

export const UnknownPair: ScreenStory = { parameters: { screen: { query: { currency_id: 999, legal_id: 3 } } } };

export const Stale: ScreenStory = {
  parameters: { screen: { connection: 'stale' } },
  play: ({ canvasElement }) => expectStale(canvasElement, "[data-side] [role='cell'], [data-size='headline']"),
};

export const BuysThroughTheTicket: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Buy BTC' }));
    await waitFor(() =>
      expect(visits.at(-1)).toEqual({
        path: 'pages/transaction/currency',
        params: { currency_id: '1', legal_id: '3', side: 'buy' },
      }),
    );
  },
};
