import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FeeSummary } from '#kit/FeeSummary';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack, still, unfocus } from './support.tsx';

const USDT = { unit: 'USDT', scale: 2 } as const;
const amount = { key: 'amount', label: 'Amount', value: '850', ...USDT };
const fee = { key: 'fee', label: 'Network fee', value: '1', isTaken: true, ...USDT };
const receive = { label: 'You receive', value: '849', ...USDT };

const meta = {
  title: 'Components/FeeSummary',
  tags: ['autodocs'],
  component: FeeSummary,
  parameters: {
    guide: {
      use: [
        'Above the button of an act that costs: the amount, what is taken off it, what arrives.',
        '`was` where a coupon or a level lowers a fee, so that the gain can be seen.',
      ],
      avoid: [
        'Not for the last look before money moves: use ReviewSheet.',
        'Not for facts that do not add up to a sum: use KeyValue.',
      ],
      accessibility: [
        'A list of terms and values. A struck-through fee is spoken as "instead of".',
        'A line that is still asked for is said to be loading. A failed fee is announced, and the known figures stay.',
      ],
      waitsFor: ['pages/fund/withdraw', 'pages/fund/transfer'],
    } satisfies ComponentGuide,
  },
  args: { lines: [amount, fee], receive },
} satisfies Meta<typeof FeeSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('−1.00 USDT')).toBeVisible();
    await expect(canvas.getByText('You receive').nextElementSibling).toHaveTextContent(/^849\.00 USDT$/);
  },
};

/** A coupon or level lowers the fee: the former one is struck, and said in words. */
export const Struck: Story = {
  args: {
    lines: [amount, { ...fee, value: '0', was: '1', hint: 'Free with your VIP 2 level' }],
    receive: { ...receive, value: '850' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('−1.00 USDT').tagName).toBe('S');
    await expect(canvas.getByText('instead of −1.00 USDT')).toBeInTheDocument();
  },
};

/** Hints say where a figure comes from, and what arrives may be in another unit. */
export const OtherUnit: Story = {
  args: {
    lines: [
      amount,
      { ...fee, label: 'Service fee', value: '4.25', hint: '0.50% of the amount' },
      { key: 'bank', label: 'Bank fee', value: '60', unit: 'HKD', scale: 2, isTaken: true },
    ],
    receive: { label: 'You receive', value: '6534.09', unit: 'HKD', scale: 2, hint: '1 USDT = 7.7963 HKD' },
  },
};

/** The fee is asked for: its place keeps its size, and the amount stays. */
export const Asked: Story = {
  args: { lines: [amount, { ...fee, isAsked: true }], receive: { ...receive, isAsked: true } },
  decorators: [still],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('850.00 USDT')).toBeVisible();
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getAllByText('Loading')).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: {
    lines: [amount, { ...fee, value: null }],
    receive: { ...receive, value: null },
    error: 'The fee could not be asked. Nothing has been taken.',
    onRetry: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing has been taken.', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

/** What is no figure is a dash without a unit. */
export const Malformed: Story = {
  args: {
    lines: [
      { ...amount, value: 'NaN' },
      { ...fee, value: '', was: 'abc' },
    ],
    receive: { ...receive, value: null },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('Amount–Network fee–You receive–');
  },
};

export const HugeNumbers: Story = {
  args: {
    lines: [
      { ...amount, value: '123456789012345678901.12345678', unit: 'SHIB', scale: 8 },
      { ...fee, label: 'Frais du réseau Ethereum (ERC20)', value: '987654321098765.12345678', unit: 'SHIB', scale: 8 },
    ],
    receive: { label: 'Vous recevez', value: '123455801358024580135.99999999', unit: 'SHIB', scale: 8 },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Matrix: Story = {
  decorators: [still],
  render: () => (
    <Stack>
      <FeeSummary lines={[amount, fee]} receive={receive} />
      <FeeSummary lines={[amount, { ...fee, value: '0.4', was: '1' }]} receive={{ ...receive, value: '849.6' }} />
      <FeeSummary lines={[amount, { ...fee, isAsked: true }]} receive={{ ...receive, isAsked: true }} />
    </Stack>
  ),
};
