import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArrowLineDownIcon } from '#kit/icons';
import { LedgerRow } from '#kit/LedgerRow';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/LedgerRow',
  tags: ['autodocs'],
  component: LedgerRow,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['A change of a balance in the record of an account: what, when, how much, and the balance after it.'],
      avoid: ['Not for an order: use EntrustRow. Not for a coin that the user holds: use BalanceRow.'],
      accessibility: ['Every amount carries its sign; no colour tells in from out.'],
    } satisfies ComponentGuide,
  },
  args: {
    kind: 'Deposit',
    time: '2026-11-20 14:02:11',
    lang: 'en',
    value: '1200',
    scale: 2,
    unit: 'USDT',
    note: '20,008.41 after',
  },
} satisfies Meta<typeof LedgerRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('20,008.41 after')).toBeVisible();
  },
};

/** What kind of change it is, before its name, and the time of a day that a heading names. */
export const WithIcon: Story = { args: { icon: <ArrowLineDownIcon size={16} />, timeLook: 'clock' } };

export const MoneyOut: Story = {
  args: { kind: 'Withdrawal', value: '-850' },
};
export const WithoutNote: Story = { args: { note: undefined } };

export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/1,200|20,008/);
  },
};

export const LongKind: Story = {
  args: { kind: 'Remboursement anticipé de la période de blocage', value: '128950', scale: 8, unit: 'USDT' },
};
