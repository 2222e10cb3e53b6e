import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { EntrustRow, EntrustRowSkeleton } from '#kit/EntrustRow';
import { PriceText } from '#kit/PriceText';
import { TimeText } from '#kit/TimeText';
import type { ComponentGuide } from '../docs/guide.ts';

const cancel = fn();
const price = (value: string) => <PriceText value={value} decimals={1} />;
const clock = (value: string) => <TimeText value={value} lang="en" look="clock" />;

const meta = {
  title: 'Components/EntrustRow',
  tags: ['autodocs'],
  component: EntrustRow,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'An order of the user, open or done: side, type, price, how much of it is filled.',
        'The cancel button goes into `action`.',
      ],
      avoid: ['Not for an open futures position: use PositionCard.', 'Not for a change of a balance: use LedgerRow.'],
      accessibility: [
        'The side is a word in a badge. The line of the filled share is an image that says it: "Filled 25%".',
        'Facts are read as label and value; each value is a number part, a TimeText or a word.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    pair: 'BTC/USDT',
    side: 'buy',
    sideLabel: 'Buy',
    type: 'Limit',
    facts: [
      { label: 'Price', value: price('63850') },
      { label: 'Amount', value: <AmountText value="0.08" scale={4} /> },
      { label: 'Placed', value: clock('2026-11-20 14:02:11') },
    ],
    filled: 0.25,
    filledText: 'Filled 25%',
    action: (
      <Button variant="secondary" size="sm" onClick={cancel}>
        Cancel
      </Button>
    ),
  },
} satisfies Meta<typeof EntrustRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }));
    await expect(cancel).toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('img', { name: 'Filled 25%' })).toBeInTheDocument();
  },
};

export const Sell: Story = { args: { side: 'sell', sideLabel: 'Sell', filled: 0, filledText: 'Filled 0%' } };

export const Done: Story = {
  args: {
    action: undefined,
    filled: undefined,
    facts: [
      { label: 'Price', value: 'Market' },
      { label: 'Average', value: price('63849.2') },
      { label: 'Placed', value: clock('2026-11-20 14:02:11') },
      { label: 'Amount', value: <AmountText value="0.08" scale={4} /> },
      { label: 'Fee', value: <AmountText value="0.00008" scale={8} trim unit="BTC" /> },
      { label: 'Done', value: clock('2026-11-20 14:03:40') },
    ],
  },
};

/** While open orders load: nothing moves when they come. */
export const Loading: Story = {
  render: (args) => (
    <>
      <div data-testid="loaded">
        <EntrustRow {...args} />
      </div>
      <div data-testid="loading">
        <EntrustRowSkeleton />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (id: string) => within(canvasElement).getByTestId(id).getBoundingClientRect().height;
    await expect(heightOf('loading')).toBe(heightOf('loaded'));
  },
};
