import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { QuoteView } from '#kit/live';
import { QuoteRow } from '#kit/QuoteRow';
import { pairFixtures } from '../../src/contract/fixtures/pairs.ts';
import type { ComponentGuide } from '../docs/guide.ts';
import { BTC, candles, PAIRS, quoteOf, storySource } from './trading-data.ts';

const COURSE = candles(24).map(({ close }) => close);
/** A coin's own day. */
const courseOf = (base: string) =>
  pairFixtures.find(({ currency_name }) => currency_name === base)?.spark?.map(Number) ?? null;

const meta = {
  title: 'Components/QuoteRow',
  tags: ['autodocs'],
  component: QuoteRow,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'A pair in a list: mark, name and volume, price and fiat, change.',
        "`end` for a favourite star: it stands outside the row's button.",
      ],
      avoid: [
        'Not for what the user holds: use BalanceRow.',
        'Not for a pair that leads a screen: use LivePrice and LiveChange.',
      ],
      accessibility: [
        'One button a row, read as name, price, value and change. The change carries its sign.',
        'It writes itself, pulses only when the text changed, and is never announced.',
      ],
    } satisfies ComponentGuide,
  },
  args: { base: 'BTC', quote: 'USDT', live: storySource(BTC), onPress: fn() },
} satisfies Meta<typeof QuoteRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /BTC.*64,218\.5.*\+1\.84%/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Where the value would repeat the price it is left out, and the row is lower. */
export const Single: Story = { args: { look: 'single', points: COURSE } };

/** As high as with its value: few rows that lead a screen, each with its name. */
export const Roomy: Story = { args: { look: 'roomy', points: COURSE, note: 'Bitcoin' } };

/** Fourteen on a screen. */
export const Compact: Story = { args: { look: 'compact', points: COURSE } };

export const StaleCourse: Story = {
  args: { look: 'single', points: COURSE, live: storySource({ ...BTC, isStale: true }) },
};

export const Stale: Story = { args: { live: storySource({ ...BTC, isStale: true }) } };

/** Nothing arrived yet: the marks of empty figures keep the row's shape. */
export const NoQuote: Story = { args: { live: { get: () => undefined, subscribe: () => () => undefined } } };

export const StockWithNote: Story = {
  args: {
    base: 'NVDA',
    quote: undefined,
    kind: 'stock',
    note: 'NVIDIA Corporation',
    live: storySource({ ...BTC, price: '187.42', fiat: '$187.42' }),
  },
};

export const LongNumbers: Story = {
  args: {
    base: '1000SATS',
    live: storySource({ ...BTC, price: '0.00028417', fiat: '$0.0002842', change: '+1,284.56%', turnover: '1,234.6M' }),
  },
};

const DONG: QuoteView = { ...BTC, turnover: '1,763.9M' };

/** Beside a long value a volume loses its word, and then stands not at all: a part of a number is another number. */
export const NoRoomForVolume: Story = {
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      {['₫84,586,333', '₫1,588,884,759', '₫991,588,884,759'].map((fiat) => (
        <QuoteRow key={fiat} {...args} live={storySource({ ...DONG, fiat })} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const seen = (figure: HTMLElement) => {
      const own = figure.getBoundingClientRect();
      const line = (figure.parentElement ?? figure).getBoundingClientRect();
      if (own.top >= line.bottom - 1) return 'gone';
      return own.right <= line.right + 1 ? 'whole' : 'cut';
    };
    const figures = within(canvasElement).getAllByText('1,763.9M');
    // Each font has its own widths.
    await waitFor(() => expect(figures.map(seen)).toEqual(['whole', 'whole', 'gone']));
  },
};

const ticking = storySource<QuoteView>(BTC);

/** A tick writes the texts and the direction without React, and pulses because the shown price changed. */
export const Ticks: Story = {
  tags: ['play-only'],
  args: { live: ticking },
  play: async ({ canvasElement }) => {
    ticking.set({ ...BTC, price: '64,101.0', fiat: '$64,101.00', change: '−0.12%', direction: 'down' });
    const price = within(canvasElement).getByText('64,101.0');
    await expect(price).toHaveAttribute('data-pulse', 'down');
    await expect(within(canvasElement).getByText('−0.12%')).toHaveAttribute('data-direction', 'down');
    ticking.set(BTC);
    await expect(within(canvasElement).getByText('64,218.5')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      {PAIRS.map((pair) => (
        <QuoteRow
          key={pair.base}
          base={pair.base}
          quote="USDT"
          points={courseOf(pair.base)}
          live={storySource(quoteOf(pair))}
          onPress={args.onPress}
        />
      ))}
    </>
  ),
};
