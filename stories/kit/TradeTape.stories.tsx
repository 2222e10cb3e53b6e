import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TradeTape } from '../../src/kit/components/TradeTape/index.ts';
import { storySource, TRADES } from './trading-data.ts';

const meta = {
  title: 'Components/TradeTape',
  component: TradeTape,
  args: {
    source: storySource(TRADES),
    labels: { table: 'Last trades', price: 'Price', amount: 'Amount BTC', time: 'Time' },
  },
} satisfies Meta<typeof TradeTape>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Few: Story = { args: { source: storySource(TRADES.slice(0, 2)) } };

const ticking = storySource(TRADES);

/** A new trade comes in on top; the oldest falls out. */
export const Ticks: Story = {
  args: { source: ticking },
  play: async ({ canvasElement }) => {
    ticking.set(
      [{ key: 'new', price: '64,300.0', amount: '2.0000', time: '14:28:01', side: 'sell' as const }, ...TRADES].slice(
        0,
        12,
      ),
    );
    const [, first] = within(canvasElement).getAllByRole('row');
    await expect(first).toHaveAttribute('data-side', 'sell');
    await expect(first).toHaveTextContent('64,300.02.000014:28:01');
    ticking.set(TRADES);
  },
};
