import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LedgerRow } from '#kit/LedgerRow';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/LedgerRow',
  tags: ['autodocs'],
  component: LedgerRow,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'A change of a balance in the record of an account: what, when, how much, and the balance before and after.',
      ],
      avoid: ['Not for an order: use EntrustRow. Not for a coin that the user holds: use BalanceRow.'],
      accessibility: [
        'Every amount carries its sign; no colour tells in from out.',
        '`courseText` says the course in words, where the eye sees an arrow between two figures.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    kind: 'Deposit',
    time: '2026-11-20 14:02:11',
    value: '+1,200.00',
    unit: 'USDT',
    before: '18,808.41',
    after: '20,008.41',
    courseText: 'Balance from 18,808.41 to 20,008.41',
  },
} satisfies Meta<typeof LedgerRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Balance from 18,808.41 to 20,008.41' })).toBeVisible();
  },
};

export const MoneyOut: Story = {
  args: { kind: 'Withdrawal', value: '−850.00', before: '20,858.41', after: '20,008.41' },
};
export const WithoutCourse: Story = { args: { before: undefined, after: undefined, courseText: undefined } };

export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/1,200|20,008/);
  },
};

export const LongKind: Story = {
  args: { kind: 'Remboursement anticipé de la période de blocage', value: '+128,950.00000000', unit: 'USDT' },
};
