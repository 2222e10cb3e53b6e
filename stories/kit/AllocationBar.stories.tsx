import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllocationBar } from '../../src/kit/components/AllocationBar/index.ts';

const meta = {
  title: 'Components/AllocationBar',
  component: AllocationBar,
  args: {
    parts: [
      { key: 'USDT', share: 0.415, label: 'USDT', shareText: '41.5%' },
      { key: 'BTC', share: 0.378, label: 'BTC', shareText: '37.8%' },
      { key: 'ETH', share: 0.149, label: 'ETH', shareText: '14.9%' },
      { key: 'SOL', share: 0.047, label: 'SOL', shareText: '4.7%' },
      { key: 'other', share: 0.011, label: 'Other' },
    ],
  },
} satisfies Meta<typeof AllocationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneCoin: Story = { args: { parts: [{ key: 'BTC', share: 1, label: 'BTC', shareText: '100.0%' }] } };
export const Nothing: Story = { args: { parts: [] } };
