import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LivePrice } from '#kit/LivePrice';
import type { ComponentGuide } from '../docs/guide.ts';
import { BTC, PAIRS, quoteOf, storySource } from './trading-data.ts';

const meta = {
  title: 'Components/LivePrice',
  tags: ['autodocs'],
  component: LivePrice,
  parameters: {
    guide: {
      use: ['A price, value or volume of a pair that follows the market without a React commit.'],
      avoid: [
        'Not for a price that stands still, such as that of an order: use PriceText.',
        'Not for a whole row or card of a pair: use QuoteRow or QuoteCard.',
      ],
      accessibility: [
        'Plain text that is read when one comes to it and never announced.',
        'It pulses only when its text changed, and not at all where less motion is asked for.',
        'The digits of a headline roll over its text, which is the new number all the while.',
      ],
    } satisfies ComponentGuide,
  },
  args: { live: storySource(BTC), size: 'headline', toned: true },
} satisfies Meta<typeof LivePrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Stale: Story = { args: { live: storySource({ ...BTC, isStale: true }) } };
export const Fiat: Story = { args: { field: 'fiat', size: 'inherit', toned: false } };

const ticking = storySource(BTC);

/** The same price again does not pulse; another one does, up or down. */
export const Ticks: Story = {
  tags: ['play-only'],
  args: { live: ticking },
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByText('64,218.5');
    ticking.set({ ...BTC, volume: '28.5K' });
    await expect(figure).not.toHaveAttribute('data-pulse');
    ticking.set({ ...BTC, price: '64,218.0' });
    await expect(figure).toHaveTextContent('64,218.0');
    await expect(figure).toHaveAttribute('data-pulse', 'down');
    ticking.set(BTC);
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {PAIRS.slice(0, 6).map((pair) => (
        <LivePrice key={pair.base} live={storySource(quoteOf(pair))} size="headline" toned />
      ))}
    </div>
  ),
};
