import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeadFigure } from '../../src/kit/components/LeadFigure/index.ts';
import { TickRing } from '../../src/kit/components/TickRing/index.ts';

const meta = {
  title: 'Components/TickRing',
  component: TickRing,
  args: { share: 22 / 60, children: <LeadFigure value="0:22" /> },
} satisfies Meta<typeof TickRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = { args: { share: 1, children: <LeadFigure value="1:00" /> } };
export const Over: Story = { args: { share: 0, children: <LeadFigure value="0:00" /> } };
export const Empty: Story = { args: { children: undefined } };
