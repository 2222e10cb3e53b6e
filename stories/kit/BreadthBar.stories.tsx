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
      accessibility: [
        'The bar is hidden from screen readers; the three counts stand above it in words, with arrows besides the colour.',
      ],
    } satisfies ComponentGuide,
  },
  args: { up: 142, flat: 9, down: 68, labels: { up: '142 rising', flat: '9 flat', down: '68 falling' } },
} satisfies Meta<typeof BreadthBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllFall: Story = {
  args: { up: 0, flat: 0, down: 219, labels: { up: '0 rising', flat: '0 flat', down: '219 falling' } },
};
export const NothingMoves: Story = {
  args: { up: 0, flat: 12, down: 0, labels: { up: '0 rising', flat: '12 flat', down: '0 falling' } },
};
export const Stale: Story = { args: { isStale: true } };
