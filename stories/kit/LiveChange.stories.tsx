import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LiveChange } from '#kit/LiveChange';
import type { ComponentGuide } from '../docs/guide.ts';
import { BTC, PAIRS, quoteOf, storySource } from './trading-data.ts';

const meta = {
  title: 'Components/LiveChange',
  tags: ['autodocs'],
  component: LiveChange,
  parameters: {
    guide: {
      use: ["The day's change of a pair where it must follow the market by itself."],
      avoid: [
        'Not for a change that stands still: use PercentText. Not as a pill in a list: use ChangePill or QuoteRow.',
      ],
      accessibility: [
        'Text with a sign: colour and arrow only repeat it. It is never announced, as it changes many times a second.',
        'Old prices turn grey; say beside it that they are old.',
      ],
    } satisfies ComponentGuide,
  },
  args: { live: storySource(BTC), arrow: true },
} satisfies Meta<typeof LiveChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Stale: Story = { args: { live: storySource({ ...BTC, isStale: true }) } };

const ticking = storySource(BTC);

export const Ticks: Story = {
  tags: ['play-only'],
  args: { live: ticking },
  play: async ({ canvasElement }) => {
    const change = within(canvasElement).getByText('+1.84%');
    ticking.set({ ...BTC, change: '−0.20%', direction: 'down' });
    await expect(change).toHaveTextContent('−0.20%');
    await expect(change).toHaveAttribute('data-direction', 'down');
    ticking.set(BTC);
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {PAIRS.slice(0, 6).map((pair) => (
        <LiveChange key={pair.base} live={storySource(quoteOf(pair))} arrow />
      ))}
    </div>
  ),
};
