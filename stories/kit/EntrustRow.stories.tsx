import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { EntrustRow, EntrustRowSkeleton } from '#kit/EntrustRow';
import type { ComponentGuide } from '../docs/guide.ts';

const cancel = fn();

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
        'Facts are read as label and value.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    pair: 'BTC/USDT',
    side: 'buy',
    sideLabel: 'Buy',
    type: 'Limit',
    facts: [
      { label: 'Price', value: '63,850.0' },
      { label: 'Filled / amount', value: '0.0200 / 0.0800' },
      { label: 'Placed', value: '14:02:11' },
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
      { label: 'Price', value: '63,850.0' },
      { label: 'Average', value: '63,849.2' },
      { label: 'Placed', value: '14:02:11' },
      { label: 'Amount', value: '0.0800' },
      { label: 'Fee', value: '0.00008 BTC' },
      { label: 'Done', value: '14:03:40' },
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
