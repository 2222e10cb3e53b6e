import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectStale } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';

const meta = { title: 'Screens/Trade/Pair hub', ...screenMeta('pages/transaction/index2') } satisfies Meta;
export default meta;

const pair = { currency_id: 2, legal_id: 3 };

export const Ready: ScreenStory = { parameters: { screen: { query: pair } } };

export const Guest: ScreenStory = { parameters: { screen: { query: pair, session: 'guest' } } };

export const FullScreen: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: { query: pair } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Full screen' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Chart of ETH/USDT' })).toBeVisible();
  },
};

export const Loading: ScreenStory = { parameters: { screen: { query: pair, calls: { 'content.quotes': 'loading' } } } };

export const ChartFailed: ScreenStory = { parameters: { screen: { query: pair, calls: { 'market.bars': 'error' } } } };

export const Failed: ScreenStory = { parameters: { screen: { query: pair, calls: { 'content.quotes': 'error' } } } };

export const UnknownPair: ScreenStory = { parameters: { screen: { query: { currency_id: 999, legal_id: 3 } } } };

export const Stale: ScreenStory = {
  parameters: { screen: { query: pair, connection: 'stale' } },
  play: ({ canvasElement }) => expectStale(canvasElement, "[data-side] [role='cell'], [data-size='headline']"),
};
