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
        'Amounts come formatted, each with the decimals of its coin.',
      ],
      avoid: ['Not for a price that moves: use QuoteRow.', 'Not for what changed a balance: use LedgerRow.'],
      accessibility: [
        'With `onPress` the whole row is one button that reads coin, note, amount and value in this order.',
        'Hidden amounts are hidden from screen readers too, with the note where it is an amount.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    symbol: 'USDT',
    note: 'Available 20,008.41',
    isNoteAmount: true,
    amount: '22,508.41',
    fiat: '$22,508.41',
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
    await expect(canvasElement.textContent).toContain('********');
    await expect(canvasElement.innerHTML).not.toMatch(/20,008|22,508/);
  },
};

export const Plain: Story = {
  args: { symbol: 'ETH', note: 'Ether', isNoteAmount: false, amount: '2.1046', fiat: '$7,182.28', onPress: undefined },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <BalanceRow {...args} />
      <BalanceRow {...args} symbol="BTC" note="Available 0.28413" amount="0.32913" fiat="$21,136.23" />
      <BalanceRow {...args} symbol="ETH" note="Ether" amount="2.1046" fiat="$7,182.28" />
      <BalanceRow {...args} symbol="NVDA" kind="stock" note="NVIDIA Corporation" amount="12" fiat="$2,249.04" />
    </>
  ),
};
