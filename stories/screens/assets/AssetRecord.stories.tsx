import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';

const meta = { title: 'Screens/Assets/Record', ...screenMeta('pages/fund/assets_record') } satisfies Meta;
export default meta;

const usdt = { currency: 3, type: 2 };

export const Ready: ScreenStory = { parameters: { screen: { query: usdt } } };

export const Coin: ScreenStory = { parameters: { screen: { query: { currency: 1, type: 2 } } } };

export const Detail: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: { query: usdt } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('Bought ETH'));
    await expect(await within(document.body).findByText('#903 order:3')).toBeVisible();
  },
};

export const Hidden: ScreenStory = { parameters: { screen: { query: usdt, prefs: { hideBalances: true } } } };

export const Empty: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.log': 'empty' } } } };

export const LedgerFailed: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.log': 'error' } } } };

export const Loading: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.detail': 'loading' } } } };

export const Failed: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.detail': 'error' } } } };

export const UnknownCoin: ScreenStory = { parameters: { screen: { query: {} } } };
