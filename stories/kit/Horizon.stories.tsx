import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero } from '#kit/Hero';
import { Horizon } from '#kit/Horizon';
import { Text } from '#kit/Text';
import { barFixtures } from '../../src/contract/fixtures/bars.ts';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Horizon',
  tags: ['autodocs'],
  component: Horizon,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['At the foot of a screen that would be empty: what the market did in the past day.'],
      avoid: ['Not for a price to trade by: use CandleChart. Not for a row: use Sparkline.'],
      accessibility: ['Decoration: the words above it say whose price it is, and how it went.'],
    } satisfies ComponentGuide,
  },
  decorators: [
    (Story) => (
      <Hero>
        <Story />
      </Hero>
    ),
  ],
  args: {
    points: barFixtures('BTC/USDT')
      .slice(-48)
      .map(({ close }) => Number(close)),
    children: <Text look="label">BTC/USDT 64,218.5</Text>,
  },
} satisfies Meta<typeof Horizon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A price that never moved. */
export const Flat: Story = { args: { points: Array.from({ length: 96 }, () => 1) } };

/** More values than ticks: every so many of them, the last one always. */
export const Many: Story = { args: { points: barFixtures('BTC/USDT').map(({ close }) => Number(close)) } };

/** The words stand before the prices have come. */
export const Empty: Story = { args: { points: null } };
