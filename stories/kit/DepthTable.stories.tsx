import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
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
      use: [
        'The best levels of both sides beside each other: under the chart of a pair. With `onPick` a tap takes the price of a level.',
      ],
      avoid: ['Not beside the fields of an order: use OrderBook.', 'Not for how far the book reaches: use DepthChart.'],
      accessibility: [
        'To read: two tables with named columns. To pick from: two named listboxes, which arrows walk, and a tap that snaps to the nearest level.',
        'It changes many times a second and announces nothing.',
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

/** A tap anywhere on a side takes the nearest level; the arrows begin at the best. */
export const Picked: Story = {
  tags: ['play-only'],
  args: { onPick: fn() },
  play: async ({ canvasElement, args }) => {
    const asks = within(canvasElement).getByRole('listbox', { name: 'Ask' });
    const { left, top } = asks.getBoundingClientRect();
    await fireEvent.click(asks, { clientX: left + 10, clientY: top - 2 });
    await expect(args.onPick).toHaveBeenLastCalledWith('64219.0', 'asks');
    within(canvasElement).getByRole('listbox', { name: 'Bid' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('64217.0', 'bids');
  },
};
