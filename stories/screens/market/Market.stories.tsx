import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CURRENCY_TYPE } from '../../../src/contract/codes.ts';
import { pairFixtures } from '../../../src/contract/fixtures/pairs.ts';
import { denseListsAtom } from '../../../src/state/preferences.ts';
import { expectStale, findDialog, findToast } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf, visits } from '../../support/world.ts';

const listing = (pairs: typeof pairFixtures) => ({ 'content.quotes': [{ id: 3, name: 'USDT', quotation: pairs }] });
const COINS = 10;
/** Ten coins and what is no coin: a list of forty would be pictured in each state. */
const few = pairFixtures.filter(({ currency_type: type }, place) => place < COINS || type !== CURRENCY_TYPE.crypto);

const meta = {
  title: 'Screens/Market/Markets',
  ...screenMeta('pages/market/market'),
  parameters: { screen: { path: 'pages/market/market', calls: listing(few) } },
} satisfies Meta;
export default meta;

/** In millions what a row says of the day: '1,824.6M', '96.3K'. */
const millions = (text: string | null) => {
  const [, figure = '', unit] = /^([\d.,]+)([KM]?)$/.exec(text ?? '') ?? [];
  return Number(figure.replaceAll(',', '')) * { M: 1, K: 1e-3, '': 1e-6 }[unit as 'M' | 'K' | ''];
};

/** What the list is sorted by is what its rows show. */
export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('BTC');
    const shown = [...canvasElement.querySelectorAll("[data-cell='turnover']")].map((cell) =>
      millions(cell.textContent),
    );
    await expect(shown.length).toBeGreaterThan(5);
    await expect(shown).toEqual([...shown].sort((one, other) => other - one));
  },
};

export const SortedByChange: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('BTC');
    await userEvent.click(canvas.getByRole('button', { name: /Change/ }));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('LINK');
    await userEvent.click(canvas.getByRole('button', { name: /Change/ }));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('SOL');
  },
};

/** One tap makes rows as low as a finger allows; it stays so on this device. */
export const Compact: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: listing(pairFixtures) } },
  play: async ({ canvasElement, loaded }) => {
    const dense = await within(canvasElement).findByRole('button', { name: 'Compact lists' });
    await expect(dense).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(dense);
    await expect(dense).toHaveAttribute('aria-pressed', 'true');
    await expect(clientOf(loaded).store.get(denseListsAtom)).toBe(true);
  },
};

export const CompactStale: ScreenStory = {
  parameters: { screen: { connection: 'stale', prefs: { denseLists: true } } },
  play: ({ canvasElement }) => expectStale(canvasElement),
};

/** A row needs no star where all have one; below a few of them stands what others trade in. */
export const Favorites: ScreenStory = {
  parameters: { screen: { query: { tab: 'favorites' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const offered = within(await canvas.findByRole('region', { name: 'Most traded' }));
    await expect(offered.getAllByRole('button', { name: /^Add .* to favourites$/ })).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
  },
};

/** What gets its star there stands with the others. */
export const StarsAnOffered: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: { tab: 'favorites' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add SOL/USDT to favourites' }));
    await waitFor(() => expect(within(canvas.getByRole('list', { name: 'Markets' })).getByText('SOL')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Add SOL/USDT to favourites' })).not.toBeInTheDocument();
  },
};

export const FavoritesGuest: ScreenStory = {
  parameters: { screen: { session: 'guest', query: { tab: 'favorites' } } },
};

export const FavoritesEmpty: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: { query: { tab: 'favorites' }, calls: { 'market.favorites': 'empty' } } },
};

/** The first refusal ends it, and is said. */
export const AddingRefused: ScreenStory = {
  tags: ['play-only'],
  parameters: {
    screen: {
      query: { tab: 'favorites' },
      calls: { 'market.favorites': 'empty', 'market.addFavorite': { refuse: 'Favourites are full.' } },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add the top 5' }));
    await findToast('Favourites are full.');
    await expect(await within(canvasElement).findByRole('button', { name: 'Add the top 5' })).toBeEnabled();
  },
};

export const Futures: ScreenStory = { parameters: { screen: { query: { tab: 'futures' } } } };

export const StockClosed: ScreenStory = {
  parameters: {
    screen: {
      query: { tab: 'stock' },
      calls: {
        'content.quotes': [
          {
            id: 3,
            name: 'USDT',
            quotation: few.map((pair) =>
              pair.session ? { ...pair, session: { is_open: 0, next: Date.UTC(2026, 10, 23, 14, 30) } } : pair,
            ),
          },
        ],
      },
    },
  },
};

export const Loading: ScreenStory = { parameters: { screen: { calls: { 'content.quotes': 'loading' } } } };

export const Failed: ScreenStory = { parameters: { screen: { calls: { 'content.quotes': 'error' } } } };

const hold = async (canvasElement: HTMLElement): Promise<unknown> =>
  userEvent.pointer([{ keys: '[MouseRight]', target: await within(canvasElement).findByText('SOL') }]);

export const NothingListed: ScreenStory = { parameters: { screen: { calls: { 'content.quotes': 'empty' } } } };

export const Stale: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { connection: 'stale' } },
  play: ({ canvasElement }) => expectStale(canvasElement),
};

export const Reconnecting: ScreenStory = { parameters: { screen: { connection: 'reconnecting' } } };

export const Stopped: ScreenStory = { parameters: { screen: { connection: 'stopped' } } };

/** A long press, the other mouse button or the menu key offers the star on every tab. */
export const HeldPair: ScreenStory = {
  play: async ({ canvasElement }) => {
    await hold(canvasElement);
    await findDialog('What would you like to do?');
  },
};

/** The tap that ends the press opens nothing. */
export const StarsTheHeldPair: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await hold(canvasElement);
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Add SOL/USDT to favourites' }));
    await expect(await findToast('SOL/USDT is in your favourites')).toBeInTheDocument();
    await expect(visits).toEqual([]);
  },
};

export const OpensThePair: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('BTC'));
    await waitFor(() =>
      expect(visits.at(-1)).toEqual({
        path: 'pages/transaction/index2',
        params: { currency_id: '1', legal_id: '3' },
      }),
    );
  },
};
