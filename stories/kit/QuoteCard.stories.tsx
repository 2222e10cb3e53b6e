import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuoteCard } from '#kit/QuoteCard';
import type { ComponentGuide } from '../docs/guide.ts';
import { BTC, candles, PAIRS, quoteOf, storySource } from './trading-data.ts';

const UP = candles(26).map(({ close }) => close);
const DOWN = [...UP].reverse();

const meta = {
  title: 'Components/QuoteCard',
  tags: ['autodocs'],
  component: QuoteCard,
  parameters: {
    guide: {
      use: ["A few chosen pairs on the home screen: name, change, price and the day's line."],
      avoid: ['Not for a list of pairs: use QuoteRow.', 'Not for a product: use ProductCard.'],
      accessibility: [
        'One button that reads pair, change and price; the line is silent.',
        'It writes itself and is never announced.',
      ],
    } satisfies ComponentGuide,
  },
  args: { base: 'BTC', quote: 'USDT', live: storySource(BTC), points: UP, onPress: fn() },
} satisfies Meta<typeof QuoteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /BTC\/USDT.*\+1\.84%.*64,218\.5/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = { args: { live: storySource({ ...BTC, isStale: true }) } };

export const WithoutCourse: Story = { args: { points: undefined } };

const ticking = storySource(BTC);

export const Ticks: Story = {
  tags: ['play-only'],
  args: { live: ticking },
  play: async ({ canvasElement }) => {
    ticking.set({ ...BTC, price: '63,990.0', change: '−0.40%', direction: 'down' });
    await expect(within(canvasElement).getByText('63,990.0')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-direction', 'down');
    ticking.set(BTC);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, overflow: 'hidden' }}>
      {PAIRS.slice(0, 3).map((pair) => (
        <QuoteCard
          key={pair.base}
          base={pair.base}
          quote="USDT"
          live={storySource(quoteOf(pair))}
          points={pair.change.startsWith('-') ? DOWN : UP}
          onPress={args.onPress}
        />
      ))}
    </div>
  ),
};
