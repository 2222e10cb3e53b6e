import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TradeTape } from '#kit/TradeTape';
import type { ComponentGuide } from '../docs/guide.ts';
import { storySource, TRADES } from './trading-data.ts';

const meta = {
  title: 'Components/TradeTape',
  tags: ['autodocs'],
  component: TradeTape,
  parameters: {
    guide: {
      use: ['The latest trades of a pair, newest first.'],
      avoid: [
        'Not for the orders that wait: use OrderBook or DepthTable.',
        "Not for the user's own trades: use EntrustRow.",
      ],
      accessibility: ['A table with a name and named columns. It changes many times a second and is never announced.'],
    } satisfies ComponentGuide,
  },
  args: {
    source: storySource(TRADES),
    labels: {
      table: 'Last trades',
      price: 'Price',
      amount: 'Amount BTC',
      time: 'Time',
      side: 'Side',
      buy: 'Buy',
      sell: 'Sell',
    },
  },
} satisfies Meta<typeof TradeTape>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The side is told by arrow and hue, and to a screen reader by its word. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [, ...rows] = within(canvasElement).getAllByRole('row');
    for (const [index, row] of rows.entries()) {
      const isBuy = TRADES[index]?.side === 'buy';
      await expect(within(row).getByRole('cell', { name: isBuy ? 'Buy' : 'Sell' })).toBeInTheDocument();
      const price = within(row).getAllByRole('cell')[0] as HTMLElement;
      await expect(getComputedStyle(price, '::before').content).toContain(isBuy ? '↑' : '↓');
    }
  },
};

export const Few: Story = { args: { source: storySource(TRADES.slice(0, 2)) } };

const ticking = storySource(TRADES);

/** A new trade comes in on top; the oldest falls out. */
export const Ticks: Story = {
  tags: ['play-only'],
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
    const cells = within(first as HTMLElement).getAllByRole('cell');
    await expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual(['64,300.0', '2.0000', '14:28:01']);
    await expect(within(first as HTMLElement).getByRole('cell', { name: 'Sell' })).toBeInTheDocument();
    ticking.set(TRADES);
  },
};
