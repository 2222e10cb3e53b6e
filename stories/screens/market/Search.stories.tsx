import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectStale } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';

const meta = { title: 'Screens/Market/Search', ...screenMeta('pages/market/search') } satisfies Meta;
export default meta;

const type = async (root: HTMLElement, text: string) => {
  const field = await within(root).findByRole('searchbox');
  await userEvent.type(field, text);
  return within(root);
};

export const Ready: ScreenStory = {};

export const WithRecents: ScreenStory = { parameters: { screen: { prefs: { recentPairs: ['ethusdt', 'aaplusdt'] } } } };

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
  parameters: { screen: { connection: 'stale', prefs: { recentPairs: ['ethusdt', 'aaplusdt'] } } },
  play: ({ canvasElement }) => expectStale(canvasElement),
};
