import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildWire } from '../../../src/contract/fixtures/build.ts';
import { findDialog, findQuestion, findToast } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';

const meta = { title: 'Screens/Wallet/Transfer', ...screenMeta('pages/fund/fundTransfer', 'spa') } satisfies Meta;
export default meta;

const typeAmount = async (canvasElement: HTMLElement, amount: string) => {
  const field = await within(canvasElement).findByLabelText('Amount');
  await userEvent.type(field, amount);
  await userEvent.tab();
};
/** The sheet has closed. */
const gone = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^Transfer( \d|$)/ }));

export const Ready: ScreenStory = {
  tags: ['dark', 'text-200'],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'From: Spot' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'To: Futures' })).toBeVisible();
  },
};

/** What both accounts hold after it stands there before it is sent. */
export const Typed: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    await typeAmount(canvasElement, '1500');
    await expect(within(canvasElement).getByText('17,177.41')).toBeVisible();
    await expect(within(canvasElement).getByText('1,750.00')).toBeVisible();
    await expect(within(canvasElement).getByRole('slider')).toHaveValue('8');
  },
};

export const Swapped: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await typeAmount(canvasElement, '5');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Swap accounts' }));
    await expect(within(canvasElement).getByRole('button', { name: 'From: Futures' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'To: Spot' })).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Amount')).toHaveValue('');
  },
};

/** The address says from where; whoever chooses the account at the other end turns the two round. */
export const FromOptions: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: { from: 'micro' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'From: Options' }));
    await userEvent.click(await within(await findDialog('From')).findByRole('radio', { name: /Futures/ }));
    await expect(await screen.findByRole('button', { name: 'From: Futures' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'To: Options' })).toBeVisible();
    await gone();
  },
};

/** Another coin may live in other accounts: the way goes between those. */
export const Coins: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const choose = async (from: string, to: RegExp) => {
      await userEvent.click(await screen.findByRole('button', { name: `Coin: ${from}` }));
      await userEvent.click(await within(await findDialog('Coin')).findByRole('radio', { name: to }));
    };
    await choose('USDT', /BTC/);
    await gone();
    await expect(await screen.findByRole('button', { name: 'To: Fiat' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Coin: BTC' }));
    await within(await findDialog('Coin')).findByRole('radio', { name: /USDT/ });
  },
};

export const TooMuch: ScreenStory = {
  tags: ['no-longest'],
  play: async ({ canvasElement }) => {
    await typeAmount(canvasElement, '18677.42');
    await send(canvasElement);
    await expect(await within(canvasElement).findByText('Insufficient balance')).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Amount')).toHaveFocus();
  },
};

/** The whole of it is asked before it moves. */
export const Asked: ScreenStory = {
  play: async ({ canvasElement }) => {
    await typeAmount(canvasElement, '1500');
    await send(canvasElement);
    const dialog = within(await findQuestion('Transfer these funds?'));
    await expect(dialog.getByText('Futures')).toBeInTheDocument();
  },
};

export const Done: ScreenStory = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    await typeAmount(canvasElement, '1500');
    await send(canvasElement);
    const dialog = within(await findQuestion('Transfer these funds?'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Transfer 1,500.00 USDT' }));
    await expect(await findToast('Transferred')).toBeInTheDocument();
    await expect(within(canvasElement).getByLabelText('Amount')).toHaveValue('');
  },
};

/** The exchange's own words, and what was typed stays. */
export const Refused: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'wallet.transfer': { refuse: 'Close your positions first.' } } } },
  play: async ({ canvasElement }) => {
    await typeAmount(canvasElement, '1500');
    await send(canvasElement);
    const dialog = within(await findQuestion('Transfer these funds?'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Transfer 1,500.00 USDT' }));
    await expect(await within(canvasElement).findByText('Close your positions first.')).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Amount')).toHaveValue('1,500');
  },
};

export const Hidden: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { prefs: { hideBalances: true } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText('Amount');
    await expect(within(canvasElement).queryByText(/18,677/)).not.toBeInTheDocument();
  },
};

const NOTHING = {
  legal_balance: '0',
  lock_legal_balance: '0',
  change_balance: '0',
  lock_change_balance: '0',
  lever_balance: '0',
  lock_lever_balance: '0',
  micro_balance: '0',
  lock_micro_balance: '0',
};

export const Empty: ScreenStory = {
  tags: ['no-longest'],
  parameters: {
    screen: {
      calls: {
        'wallet.transferable': buildWire('wallet.transferable').map((coin) => ({ ...coin, wallet: NOTHING })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing to transfer')).toBeVisible();
  },
};

export const Loading: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'wallet.transferable': 'loading' } } },
};

export const Failed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { calls: { 'wallet.transferable': 'error' } } },
};
