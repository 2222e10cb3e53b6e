import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { CouponCard } from '#kit/CouponCard';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack, unfocus } from './support.tsx';

const use = fn();

const action = (
  <Button variant="secondary" size="sm" onClick={use}>
    Use now
  </Button>
);

const meta = {
  title: 'Components/CouponCard',
  tags: ['autodocs'],
  component: CouponCard,
  parameters: {
    guide: {
      use: [
        'The coupons and rebates of the user, in their list and where one is chosen.',
        '`isSoon` where it ends soon; the words must say so as well.',
      ],
      avoid: [
        'Not for something to buy or invest in: use ProductCard.',
        'Not for a level of verification: use VerificationLevelCard.',
      ],
      accessibility: [
        'An article that reads value, kind, condition and expiry in this order.',
        'Used and expired are words in a badge, not only a paler ticket.',
      ],
      waitsFor: ['pages/setting/coupon'],
    } satisfies ComponentGuide,
  },
  args: {
    value: '10',
    unit: 'USDT',
    kind: 'Spot fee rebate',
    condition: 'Orders from 500.00 USDT',
    expiry: 'Until 1 February 2026',
    state: 'usable',
    action,
  },
} satisfies Meta<typeof CouponCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Spot fee rebate' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use now' }));
    await expect(use).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

export const Percent: Story = {
  args: { value: '20', scale: 0, isShare: true, unit: undefined, kind: 'Withdrawal fee', condition: undefined },
};

export const EndsSoon: Story = { args: { isSoon: true, expiry: 'Ends in 3 h 12 min' } };

/** What is used keeps its terms and loses its button. */
export const Used: Story = {
  args: { state: 'used', stateLabel: 'Used', expiry: 'Used on 12 January 2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Used')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Expired: Story = {
  args: { state: 'expired', stateLabel: 'Expired', expiry: 'Until 31 December 2025', isSoon: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Until 31 December 2025')).not.toHaveAttribute('data-soon');
  },
};

/** A worth that is not known is a dash without a unit. */
export const Unknown: Story = {
  args: { value: null, condition: undefined, expiry: undefined, action: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('–Spot fee rebate');
  },
};

export const LongWords: Story = {
  args: {
    value: '1234567890',
    kind: 'Remboursement des frais de négociation au comptant',
    condition: 'Pour les ordres à partir de 12,345,678,901.00 USDT passés sur le marché principal',
    expiry: 'Valable jusqu’au 1 février 2026 à 23:59',
    action: (
      <Button variant="secondary" size="sm">
        Utiliser maintenant
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <CouponCard {...args} />
      <CouponCard {...args} value="8" scale={0} isShare unit={undefined} isSoon expiry="Ends in 3 h 12 min" />
      <CouponCard {...args} state="used" stateLabel="Used" />
      <CouponCard {...args} value="100000" state="expired" stateLabel="Expired" />
    </Stack>
  ),
};
