import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllocationBar } from '#kit/AllocationBar';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/AllocationBar',
  tags: ['autodocs'],
  component: AllocationBar,
  parameters: {
    guide: {
      use: [
        'What a balance consists of, at a glance: under the total of the assets.',
        'Parts are given greatest first; put the small ones together as `other`.',
      ],
      avoid: [
        'Not for how much of something is done: use ProgressBar.',
        'Not for how many pairs rise and fall: use BreadthBar.',
      ],
      accessibility: [
        'The bar is hidden from screen readers; the legend is a list that says every part with its share.',
        'A tint is never alone: each has its word beside it.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    parts: [
      { key: 'USDT', share: 0.415, label: 'USDT' },
      { key: 'BTC', share: 0.378, label: 'BTC' },
      { key: 'ETH', share: 0.149, label: 'ETH' },
      { key: 'SOL', share: 0.047, label: 'SOL' },
      { key: 'other', share: 0.011, label: 'Other', count: 3 },
    ],
    withShares: true,
  },
} satisfies Meta<typeof AllocationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneCoin: Story = { args: { parts: [{ key: 'BTC', share: 1, label: 'BTC' }] } };
export const Nothing: Story = { args: { parts: [] } };
