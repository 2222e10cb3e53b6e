import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { DepthChart, type DepthPoint, type DepthView } from '#kit/DepthChart';
import { formatAmount, formatPrice } from '../../src/domain/number.ts';
import type { ComponentGuide } from '../docs/guide.ts';
import { type StorySource, storySource } from './trading-data.ts';

/** Amounts of 24 levels a side, in ten-thousandths of a bitcoin. */
const AMOUNTS = [
  1150, 240, 1870, 380, 65, 190, 1770, 2300, 410, 980, 3350, 120, 760, 5400, 610, 870, 2240, 130, 1990, 480, 7100, 350,
  920, 1480,
];

function side(best: number, way: 1 | -1, amounts: readonly number[], whole: number): DepthPoint[] {
  let sum = 0;
  return amounts.map((amount, index) => {
    sum += amount;
    // Half-dollar ticks that lie wider apart the deeper they are.
    const value = String(best + way * Math.round(index ** 1.6) * 0.5);
    return {
      value,
      price: formatPrice(value, 1),
      total: `${formatAmount(String(sum / 10_000), 4)} BTC`,
      share: sum / whole,
    };
  });
}

const ASKS = AMOUNTS.map((amount, index) => Math.round(amount * (index % 3 === 0 ? 0.7 : 1.1)));
const WHOLE = 36_500;
const BOOK: DepthView = {
  bids: side(64_218, -1, AMOUNTS, WHOLE),
  asks: side(64_219, 1, ASKS, WHOLE),
  mid: '64,218.5',
  isStale: false,
};

const meta = {
  title: 'Components/DepthChart',
  tags: ['autodocs'],
  component: DepthChart,
  parameters: {
    guide: {
      use: ['How the book adds up on both sides of the mid price, at a glance.'],
      avoid: ['Not to take a price from: use OrderBook.', 'Not for the best levels as figures: use DepthTable.'],
      accessibility: [
        'A slider with a name: arrows walk the levels, Home and End go to the edges, Escape lets go. Each level is said as side, price and total.',
        'The figures are written without React; the totals above are text.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    source: storySource(BOOK),
    decimals: 1,
    labels: {
      chart: 'Depth of BTC/USDT',
      asks: 'Asks',
      bids: 'Bids',
      mid: 'Mid price',
      empty: 'No orders in the book',
    },
  },
} satisfies Meta<typeof DepthChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const chart = (canvasElement: HTMLElement) => within(canvasElement).getByRole('slider', { name: 'Depth of BTC/USDT' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(chart(canvasElement)).toHaveAttribute('aria-valuetext', 'Mid price 64,218.5');
    await expect(chart(canvasElement)).toHaveAttribute('aria-valuemax', '47');
    await expect(within(canvasElement).getByText('Bids', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      '3.5155 BTC',
    );
  },
};

/** The arrows begin at the best price of their side; Home and End are the deepest levels, Escape lets go. */
export const Keyboard: Story = {
  parameters: { focus: 'kept' },
  play: async ({ canvasElement }) => {
    const plot = chart(canvasElement);
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Asks 64,219.0, 0.0805 BTC');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Bids 64,218.0, 0.1150 BTC');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuenow', '47');
    await userEvent.keyboard('{Escape}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Mid price 64,218.5');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(within(canvasElement).getByText('64,225.5')).toBeVisible();
  },
};

/** A press reads the nearest level; leaving the chart lets go. */
export const Press: Story = {
  parameters: { focus: 'kept' },
  play: async ({ canvasElement }) => {
    const plot = chart(canvasElement);
    const { left, top, width } = plot.getBoundingClientRect();
    plot.focus();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: plot, coords: { clientX: left + width * 0.1, clientY: top + 40 } },
      { target: plot, coords: { clientX: left + width * 0.2, clientY: top + 40 } },
      { keys: '[/MouseLeft]', target: plot },
    ]);
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Bids 64,\d{3}\.\d, \d/));
    await expect(plot.querySelector('[data-of="price"]')).toBeVisible();
  },
};

/** The picture follows the source; a price that leaves the book hands the crosshair on. */
export const Moves: Story = {
  tags: ['play-only'],
  args: { source: storySource(BOOK) },
  play: async ({ canvasElement, args }) => {
    const source = args.source as StorySource<DepthView>;
    const plot = chart(canvasElement);
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    source.set({ ...BOOK, asks: side(64_220, 1, ASKS, WHOLE), mid: '64,219.0' });
    await expect(plot).toHaveAttribute('aria-valuetext', 'Asks 64,220.0, 0.0805 BTC');
    await fireEvent.focusOut(plot);
    await expect(plot).toHaveAttribute('aria-valuetext', 'Mid price 64,219.0');
    source.set(BOOK);
    await expect(plot).toHaveAttribute('aria-valuetext', 'Mid price 64,218.5');
  },
};

export const Thin: Story = {
  args: { source: storySource<DepthView>({ ...BOOK, bids: BOOK.bids.slice(0, 3), asks: BOOK.asks.slice(0, 2) }) },
};

/** Nobody sells. */
export const OneSide: Story = { args: { source: storySource<DepthView>({ ...BOOK, asks: [] }) } };

export const Empty: Story = {
  args: { source: storySource<DepthView>({ ...BOOK, asks: [], bids: [], mid: '–' }) },
  play: async ({ canvasElement }) => {
    await expect(chart(canvasElement)).toHaveAttribute('aria-valuetext', 'No orders in the book');
    await expect(within(canvasElement).getByText('No orders in the book')).toBeVisible();
  },
};

/** Before the first book has come. */
export const Loading: Story = { args: { source: { get: () => undefined, subscribe: () => () => undefined } } };

export const Stale: Story = { args: { source: storySource<DepthView>({ ...BOOK, isStale: true }) } };

export const Malformed: Story = {
  parameters: { pictures: { sameAs: 'Empty', why: 'Figures that are none draw nothing.' } },
  args: {
    source: storySource<DepthView>({
      ...BOOK,
      bids: [{ value: 'NaN', price: '–', total: '–', share: Number.NaN }],
      asks: [{ value: '', price: '–', total: '–', share: 0 }],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
};

export const Huge: Story = {
  args: {
    decimals: 8,
    labels: { ...meta.args.labels, bids: 'Ordres d’achat', asks: 'Ordres de vente' },
    source: storySource<DepthView>({
      bids: [{ value: '0.00001234', price: '0.00001234', total: '123,456,789,012,345.1234 SHIB', share: 1 }],
      asks: [{ value: '0.00001236', price: '0.00001236', total: '98,765,432,109,876.1234 SHIB', share: 0.8 }],
      mid: '0.00001235',
      isStale: false,
    }),
  },
};
