import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LivePrice } from '../../src/kit/components/LivePrice/index.ts';
import { BTC, PAIRS, quoteOf, storySource } from './trading-data.ts';

const meta = {
  title: 'Components/LivePrice',
  component: LivePrice,
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
