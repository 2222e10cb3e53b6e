import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { orderFixtures } from '../../../src/contract/fixtures/orders.ts';
import { expectStale, findDialog, findToast, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';
import { loadTicks, NONE_OPEN, optionWorld } from '../options/option-world.ts';

/** Orders on the chart are a story of their own. */
const base = screenMeta('pages/transaction/index', 'spa');
const meta = {
  title: 'Screens/Trade/Hub',
  ...base,
  loaders: [loadTicks, ...base.loaders],
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
    const drawer = await openDrawer(canvasElement);
    await expect(await drawer.findByRole('button', { name: /ETH/ })).toBeVisible();
  },
};

async function openDrawer(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByTitle(/BTC\/USDT/));
  return within(await findDialog('Choose a pair'));
}

/** Nothing matches: one tap leads back to all of them. What matches may be kept with its star. */
export const PairDrawerSearch: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: { 'market.favorites': 'empty' } } },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    await userEvent.type(await drawer.findByRole('searchbox', { name: 'Search pairs' }), 'zzz');
    await userEvent.click(await drawer.findByRole('button', { name: 'Clear the search' }));
    await userEvent.type(drawer.getByRole('searchbox', { name: 'Search pairs' }), 'eth');
    await userEvent.click(await drawer.findByRole('button', { name: 'Add ETH/USDT to favourites' }));
    await findToast('ETH/USDT is in your favourites');
  },
};

/** Without favourites, the most traded are offered; a guest is asked to log in, and comes back here. */
export const PairDrawerFavourites: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: { 'market.favorites': 'empty' } } },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    await userEvent.click(await drawer.findByRole('tab', { name: 'Favourites' }));
    await expect(await drawer.findByRole('button', { name: 'Add the top 5' })).toBeVisible();
  },
};

export const PairDrawerGuest: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { session: 'guest' } },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    await userEvent.click(await drawer.findByRole('tab', { name: 'Favourites' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/common/login'));
  },
};

export const FallingStock: ScreenStory = { parameters: { screen: { query: { currency_id: 103, legal_id: 3 } } } };

export const ReferenceOnly: ScreenStory = { parameters: { screen: { query: { currency_id: 301, legal_id: 3 } } } };

/** Long and Short, and what is open on the pair. */
export const Futures: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: { mode: 'futures' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('button', { name: /BTC/, description: 'All positions' }, LAZY),
    ).toHaveTextContent('+426.40');
    await userEvent.click(await canvas.findByRole('button', { name: 'Short' }, LAZY));
    await waitFor(() =>
      expect(visits.at(-1)).toMatchObject({ path: 'pages/transaction/contract', params: { side: 'short' } }),
    );
  },
};

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

export const ChartLoading: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'market.bars': 'loading' } } },
};

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

/** Options: the same chart and price, and two ways to go. */
export const Options: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: { mode: 'options' }, calls: optionWorld(NONE_OPEN) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Up' }, LAZY)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Down' })).toBeVisible();
  },
};
