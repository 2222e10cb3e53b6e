import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from '#kit/Sparkline';
import type { ComponentGuide } from '../docs/guide.ts';
import { candles } from './trading-data.ts';

const points = candles(30).map(({ close }) => close);

const meta = {
  title: 'Components/Sparkline',
  tags: ['autodocs'],
  component: Sparkline,
  parameters: {
    guide: {
      use: ['The course of a day beside its figures, in a card.'],
      avoid: ['Not for anything to read off: use CandleChart.', 'Not without the figures: alone it says nothing.'],
      accessibility: ['Hidden from screen readers: the figures beside it say it.'],
    } satisfies ComponentGuide,
  },
  args: { points, direction: 'up' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: 112, blockSize: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Falling: Story = { args: { points: [...points].reverse(), direction: 'down' } };
export const Flat: Story = { args: { points: [4, 4, 4], direction: 'flat' } };
export const OnePoint: Story = { args: { points: [4], direction: 'flat' } };
