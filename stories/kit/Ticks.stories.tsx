import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticks } from '#kit/Ticks';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Ticks',
  tags: ['autodocs'],
  component: Ticks,
  parameters: {
    guide: {
      use: ['The bare strip of ticks inside a part that measures. Take TickRuler for a whole ruler.'],
      avoid: ['Not by itself on a screen: use TickRuler or RangeRuler.', 'Not as a divider: leave space.'],
      accessibility: ['Hidden from screen readers: what holds it says the value.'],
    } satisfies ComponentGuide,
  },
  args: { count: 50, major: 10 },
} satisfies Meta<typeof Ticks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Measured: Story = { args: { share: 0.184 } };
export const Full: Story = { args: { share: 1 } };
