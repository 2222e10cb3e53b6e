import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero } from '#kit/Hero';
import { Text } from '#kit/Text';
import { TickHistory } from '#kit/TickHistory';
import { balanceHistoryFixture } from '../../src/contract/fixtures/wallet.ts';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/TickHistory',
  tags: ['autodocs'],
  component: TickHistory,
  parameters: {
    guide: {
      use: ['Under a figure: how it came to what it is, a tick a moment.'],
      avoid: ['Not for a price to trade by: use CandleChart. Not for a row: use Sparkline.'],
      accessibility: ['Decoration: the figure above it and what it changed by say the same in words.'],
    } satisfies ComponentGuide,
  },
  args: { points: balanceHistoryFixture('month').list.map(({ total }) => Number(total)) },
} satisfies Meta<typeof TickHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On the brand's ground, with a week told apart. */
export const OnHero: Story = {
  args: { look: 'hero', major: 21 },
  parameters: { stage: 'flush' },
  decorators: [
    (Story) => (
      <Hero>
        <div>
          <Text look="label">54,356.19 USDT</Text>
          <Story />
        </div>
      </Hero>
    ),
  ],
};

/** A figure that never moved stands in the middle. */
export const Flat: Story = { args: { points: Array.from({ length: 90 }, () => 1) } };

/** Still loading, or hidden. */
export const Nothing: Story = { args: { points: null } };
