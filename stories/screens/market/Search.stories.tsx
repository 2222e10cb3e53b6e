import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectStale } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';

const meta = { title: 'Screens/Market/Search', ...screenMeta('pages/market/search', 'spa') } satisfies Meta;
export default meta;

const type = async (root: HTMLElement, text: string) => {
  const field = await within(root).findByRole('searchbox');
  await userEvent.type(field, text);
  return within(root);
};

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Futures/ }));
    await waitFor(() => expect(visits.at(-1)).toEqual({ path: 'pages/market/market', params: { tab: 'futures' } }));
  },
};

/** Only what rises, in the place of both sides. */
export const Rising: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Up' }));
    const moves = within(canvas.getByRole('region', { name: 'Biggest moves' }));
    await expect(moves.queryByText(/^−/)).toBeNull();
    await expect(moves.getAllByText(/^\+/).length).toBeGreaterThan(0);
  },
};

export const WithRecents: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: { prefs: { recentPairs: ['ethusdt', 'aaplusdt'] } } },
  play: async ({ canvasElement }) => {
    const recent = within(await within(canvasElement).findByRole('list', { name: 'Recently viewed' }));
    await userEvent.click(recent.getByRole('button', { name: 'ETH' }));
    await waitFor(() => expect(visits.at(-1)).toMatchObject({ path: 'pages/transaction/index2' }));
  },
};

export const Results: ScreenStory = {
  tags: ['text-200'],
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, 'eth');
    await expect(await canvas.findByText('ETH')).toBeVisible();
    await expect(canvas.queryByText('SOL')).toBeNull();
  },
};

export const NoMatch: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, 'zzz');
    await expect(await canvas.findByRole('heading')).toHaveTextContent('zzz');
  },
};

export const Loading: ScreenStory = { parameters: { screen: { calls: { 'content.quotes': 'loading' } } } };

export const Failed: ScreenStory = { parameters: { screen: { calls: { 'content.quotes': 'error' } } } };

export const Stale: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { connection: 'stale', prefs: { recentPairs: ['ethusdt', 'aaplusdt'] } } },
  play: ({ canvasElement }) => expectStale(canvasElement),
};
