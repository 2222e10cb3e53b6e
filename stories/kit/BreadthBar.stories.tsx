import type { Meta, StoryObj } from '@storybook/react-vite';
import { BreadthBar } from '#kit/BreadthBar';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/BreadthBar',
  tags: ['autodocs'],
  component: BreadthBar,
  parameters: {
    guide: {
      use: ['How the whole market stands: how many pairs rise, stand still and fall.'],
      avoid: [
        'Not for shares of a balance: use AllocationBar.',
        'Not for the change of one pair: use ChangePill or PercentText.',
      ],
      accessibility: ['One image that reads how many rise, stand and fall; arrows stand besides the colour.'],
    } satisfies ComponentGuide,
  },
  args: { up: 142, flat: 9, down: 68, labels: { up: '142 rising', flat: '9 flat', down: '68 falling' } },
} satisfies Meta<typeof BreadthBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByChange: Story = {
  args: { up: 5, flat: 1, down: 4, changes: [4.95, 2.61, 1.84, 1.12, 0.42, 0, -0.38, -1.26, -2.44, -3.07] },
};
export const AllFall: Story = {
  args: { up: 0, flat: 0, down: 219, labels: { up: '0 rising', flat: '0 flat', down: '219 falling' } },
};
export const NothingMoves: Story = {
  args: { up: 0, flat: 12, down: 0, labels: { up: '0 rising', flat: '12 flat', down: '0 falling' } },
};
export const Stale: Story = { args: { isStale: true } };
