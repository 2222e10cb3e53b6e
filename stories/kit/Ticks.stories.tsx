import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticks } from '../../src/kit/components/Ticks/index.ts';

const meta = {
  title: 'Components/Ticks',
  component: Ticks,
  args: { count: 50, major: 10 },
} satisfies Meta<typeof Ticks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Measured: Story = { args: { share: 0.184 } };
export const Full: Story = { args: { share: 1 } };
