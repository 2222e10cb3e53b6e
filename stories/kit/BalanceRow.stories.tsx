import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BalanceRow } from '#kit/BalanceRow';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/BalanceRow',
  tags: ['autodocs'],
  component: BalanceRow,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'A coin that the user holds, in the list of assets or of an account.',
        'An amount shows the decimals that count, and two at the least.',
      ],
      avoid: ['Not for a price that moves: use QuoteRow.', 'Not for what changed a balance: use LedgerRow.'],
      accessibility: [
        'With `onPress` the whole row is one button that reads coin, note, amount and value in this order.',
        'Hidden amounts are hidden from screen readers too, the note as well where it is an amount.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    symbol: 'USDT',
    note: 'Available 20,008.41',
    isNoteAmount: true,
    amount: '22508.41',
    scale: 8,
    fiat: { value: '22508.41', code: 'USD' },
    onPress: fn(),
  },
} satisfies Meta<typeof BalanceRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /USDT/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Amount, value and the free part are hidden together. */
export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('••••••••');
    await expect(canvasElement.innerHTML).not.toMatch(/20,008|22,508/);
    // The symbol keeps its place: a line stands under it as before.
    await expect(canvasElement.querySelectorAll('[role="img"][aria-label]')).toHaveLength(3);
  },
};

export const Plain: Story = {
  args: {
    symbol: 'ETH',
    note: 'Ether',
    isNoteAmount: false,
    amount: '2.1046',
    fiat: { value: '7182.28', code: 'USD' },
    onPress: undefined,
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <BalanceRow {...args} />
      <BalanceRow
        {...args}
        symbol="BTC"
        note="Available 0.28413"
        amount="0.32913"
        fiat={{ value: '21136.23', code: 'USD' }}
      />
      <BalanceRow {...args} symbol="ETH" note="Ether" amount="2.1046" fiat={{ value: '7182.28', code: 'USD' }} />
      <BalanceRow
        {...args}
        symbol="NVDA"
        kind="stock"
        note="NVIDIA Corporation"
        amount="12"
        fiat={{ value: '2249.04', code: 'USD' }}
      />
    </>
  ),
};
