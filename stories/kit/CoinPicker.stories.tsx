import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { type Coin, CoinPicker, type CoinPickerProps } from '#kit/CoinPicker';
import { FiatText } from '#kit/FiatText';
import type { ComponentGuide } from '../docs/guide.ts';
import { LAZY, settled } from './support.tsx';

const fiat = (value: string) => <FiatText approximate value={value} code="USD" />;

function Opened(props: CoinPickerProps) {
  const [isOpen, setOpen] = useState(true);
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {value ?? 'Choose a coin'}
      </Button>
      <CoinPicker
        {...props}
        open={isOpen}
        value={value}
        onClose={() => setOpen(false)}
        onChange={(key) => {
          setValue(key);
          props.onChange(key);
        }}
      />
    </>
  );
}

const COINS: readonly Coin[] = [
  { key: 'usdt', symbol: 'USDT', name: 'Tether', balance: '20008.41', fiat: fiat('20008.41'), decimals: 2 },
  { key: 'btc', symbol: 'BTC', name: 'Bitcoin', balance: '0.284130000', fiat: fiat('18246.44') },
  { key: 'eth', symbol: 'ETH', name: 'Ethereum', balance: '2.1046', fiat: fiat('7182.28'), keywords: 'ERC20' },
  { key: 'ethw', symbol: 'ETHW', name: 'EthereumPoW', balance: '0', fiat: fiat('0.00') },
  { key: 'sol', symbol: 'SOL', name: 'Solana', balance: '41.5', fiat: fiat('6574.43') },
  {
    key: 'xrp',
    symbol: 'XRP',
    name: 'XRP',
    balance: '0',
    disabledReason: 'Deposits are paused until the network is stable',
  },
];

const meta = {
  title: 'Components/CoinPicker',
  tags: ['autodocs'],
  component: CoinPicker,
  parameters: {
    guide: {
      use: [
        'Which coin to send, receive or trade, with what the user holds of each.',
        'A coin that cannot be chosen stays in the list with its reason.',
      ],
      avoid: [
        'Not for pairs with live prices: use QuoteRow in a VirtualList.',
        'Not for the chain that the coin travels on: use NetworkChips.',
      ],
      accessibility: [
        'A sheet with a search and a group of radios; arrow keys walk the coins, Esc closes and gives the focus back.',
        'Hidden balances are hidden from screen readers too.',
        'Loading, a failure and an empty list are announced, each in its own words.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    title: 'Coin to withdraw',
    value: 'usdt',
    coins: COINS,
    recent: ['btc', 'usdt'],
    othersTitle: 'All coins',
    onClose: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof CoinPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

async function sheet() {
  const opened = await within(document.body).findByRole('dialog', { name: 'Coin to withdraw' }, LAZY);
  await settled();
  return within(opened);
}

/** The coins used last stand on top, each coin once. */
export const Default: Story = {
  play: async () => {
    const opened = await sheet();
    const recent = within(opened.getByRole('group', { name: 'Recent' }));
    await expect(recent.getAllByRole('radio').map((row) => row.textContent?.slice(0, 3))).toEqual(['BTC', 'USD']);
    await expect(opened.getAllByRole('radio')).toHaveLength(6);
    await expect(opened.getByRole('radio', { name: 'USDT Tether 20,008.41 ≈ $20,008.41' })).toBeChecked();
    await expect(opened.getByRole('radio', { name: /XRP.*paused/ })).toBeDisabled();
  },
};

/** What is meant comes first; headings go while one searches. */
export const Searching: Story = {
  play: async () => {
    const opened = await sheet();
    const field = opened.getByRole('searchbox');
    await userEvent.type(field, 'eth');
    const rows = opened.getAllByRole('radio');
    await expect(rows.map((row) => row.textContent?.includes('ETHW'))).toEqual([false, true, false]);
    await expect(opened.queryByRole('group', { name: 'Recent' })).toBeNull();
    field.blur();
  },
};

export const Choosing: Story = {
  tags: ['play-only'],
  play: async ({ args }) => {
    const opened = await sheet();
    await userEvent.type(opened.getByRole('searchbox'), 'eth');
    await userEvent.click(opened.getAllByRole('radio')[0] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('eth');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const Keyboard: Story = {
  tags: ['play-only'],
  play: async ({ args }) => {
    const opened = await sheet();
    opened.getByRole('radio', { name: /BTC/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('eth');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const NothingFound: Story = {
  play: async () => {
    const opened = await sheet();
    const field = opened.getByRole('searchbox');
    await userEvent.type(field, 'guilder');
    await expect(opened.getByText('Nothing found')).toBeVisible();
    field.blur();
  },
};

export const Hidden: Story = {
  args: { hidden: true },
  play: async () => {
    const opened = await sheet();
    await expect(opened.queryByText(/20,008/)).toBeNull();
    await expect(opened.getByRole('radio', { name: 'USDT Tether Hidden Hidden' })).toBeVisible();
  },
};

/** Balances are on their way, or came damaged. */
export const WithoutBalances: Story = {
  args: {
    recent: [],
    coins: [
      { key: 'usdt', symbol: 'USDT', name: 'Tether', balance: null },
      { key: 'btc', symbol: 'BTC', name: 'Bitcoin', balance: 'NaN' },
      { key: 'nvda', symbol: 'NVDA', name: 'Nvidia', kind: 'stock' },
    ],
  },
  play: async () => {
    const opened = await sheet();
    await expect(opened.getByRole('radio', { name: 'USDT Tether –' })).toBeVisible();
    await expect(opened.getByRole('radio', { name: 'BTC Bitcoin –' })).toBeVisible();
    await expect(opened.getByRole('radio', { name: 'NVDA Nvidia' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true, coins: [] },
  play: async () => {
    await expect((await sheet()).getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    coins: [],
    error: {
      title: 'Coins did not load',
      text: 'Your balances are untouched. Check your connection and try again.',
      onRetry: fn(),
    },
  },
  play: async () => {
    const opened = await sheet();
    await expect(opened.getByText('Your balances are untouched', { exact: false })).toBeVisible();
    await expect(opened.queryByRole('searchbox')).toBeNull();
  },
};

export const Empty: Story = {
  args: { coins: [], recent: [], emptyText: 'You hold no coin that can be withdrawn' },
  play: async () => {
    await expect((await sheet()).getByText('You hold no coin that can be withdrawn')).toBeVisible();
  },
};

export const Huge: Story = {
  args: {
    coins: [
      {
        key: 'shib',
        symbol: '1000000BABYDOGE',
        name: 'Baby Doge Coin, one million of it',
        balance: '123456789012345678901234.12345678',
        fiat: fiat('123456789012345678.90'),
      },
      ...COINS,
    ],
  },
};
