import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';

const meta = { title: 'Screens/Assets/Record', ...screenMeta('pages/fund/assets_record') } satisfies Meta;
export default meta;

const usdt = { currency: 3, type: 2 };

export const Ready: ScreenStory = { parameters: { screen: { query: usdt } } };

export const Coin: ScreenStory = {
  parameters: { screen: { query: { currency: 1, type: 2 } } },
  play: async ({ canvasElement }) => {
    const press = async (name: string) => userEvent.click(await within(canvasElement).findByRole('button', { name }));
    const leads = (path: string, params: object) => waitFor(() => expect(visits.at(-1)).toEqual({ path, params }));
    await press('Deposit');
    await leads('pages/fund/receive', { currency: '1' });
    await press('Withdraw');
    await leads('pages/fund/withdraw', { currency: '1' });
    await press('Transfer');
    await leads('pages/fund/fundTransfer', { currency: '1', from: 'change' });
    await press('Trade');
    await leads('pages/transaction/currency', { currency_id: '1', legal_id: '3' });
  },
};

export const Detail: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: { query: usdt } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('Bought ETH'));
    await expect(await within(document.body).findByText('#902 order:3')).toBeVisible();
  },
};

export const Hidden: ScreenStory = { parameters: { screen: { query: usdt, prefs: { hideBalances: true } } } };

export const Empty: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.log': 'empty' } } } };

export const LedgerFailed: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.log': 'error' } } } };

export const Loading: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.detail': 'loading' } } } };

export const Failed: ScreenStory = { parameters: { screen: { query: usdt, calls: { 'wallet.detail': 'error' } } } };

export const UnknownCoin: ScreenStory = { parameters: { screen: { query: {} } } };
