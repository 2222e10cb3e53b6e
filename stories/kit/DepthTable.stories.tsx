import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DepthTable } from '#kit/DepthTable';
import type { BookView } from '#kit/live';
import type { ComponentGuide } from '../docs/guide.ts';
import { BOOK, storySource } from './trading-data.ts';

const meta = {
  title: 'Components/DepthTable',
  tags: ['autodocs'],
  component: DepthTable,
  parameters: {
    guide: {
      use: ['The best levels of both sides beside each other, to read: under the chart of a pair.'],
      avoid: [
        'Not to take a price for an order from: use OrderBook.',
        'Not for how far the book reaches: use DepthChart.',
      ],
      accessibility: [
        'Two tables with named columns. Nothing in it takes the focus or announces itself, as it changes many times a second.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    source: storySource(BOOK),
    labels: { bid: 'Bid', ask: 'Ask', bidAmount: 'Amount BTC', askAmount: 'Amount BTC' },
  },
} satisfies Meta<typeof DepthTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [, best] = within(within(canvasElement).getByRole('table', { name: 'Ask' })).getAllByRole('row');
    await expect(best).toHaveTextContent('64,219.01.6504');
    // The user's orders stand at the fourth level of either side.
    await expect([...canvasElement.querySelectorAll('[data-own]')].map((row) => row.textContent)).toEqual([
      '64,214.50.3832',
      '64,221.51.9819',
    ]);
  },
};

export const Thin: Story = {
  args: { source: storySource<BookView>({ ...BOOK, asks: BOOK.asks.slice(0, 1), bids: [] }) },
};

export const Stale: Story = { args: { source: storySource<BookView>({ ...BOOK, isStale: true }) } };

const ticking = storySource<BookView>(BOOK);

export const Ticks: Story = {
  tags: ['play-only'],
  args: { source: ticking },
  play: async ({ canvasElement }) => {
    ticking.set({ ...BOOK, asks: BOOK.asks.slice(1) });
    const [, best] = within(within(canvasElement).getByRole('table', { name: 'Ask' })).getAllByRole('row');
    await expect(best).toHaveTextContent('64,219.51.5179');
    ticking.set(BOOK);
  },
};
