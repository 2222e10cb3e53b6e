import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon, XIcon } from '#kit/icons';
import { LeadText } from '#kit/LeadFigure';
import { TickRing } from '#kit/TickRing';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/TickRing',
  tags: ['autodocs'],
  component: TickRing,
  parameters: {
    guide: {
      use: ['What is left of a countdown, around its figure: a running option.'],
      avoid: [
        'Not for a share of work: use ProgressBar.',
        'Not without the figure in its middle: use CountDown in it.',
      ],
      accessibility: [
        'Hidden from screen readers: the clock in it says the time.',
        'It steps by ticks and never turns.',
      ],
    } satisfies ComponentGuide,
  },
  args: { share: 22 / 60, children: <LeadText value="0:22" /> },
} satisfies Meta<typeof TickRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = { args: { share: 1, children: <LeadText value="1:00" /> } };
export const Over: Story = { args: { share: 0, children: <LeadText value="0:00" /> } };
export const Empty: Story = { args: { children: undefined } };

/** What was checked, around its mark. */
export const Holds: Story = {
  args: { share: 1, count: 40, size: 'sm', tone: 'success', children: <CheckIcon size={24} weight="bold" /> },
};
export const Broken: Story = {
  args: { share: 0.62, count: 40, size: 'sm', tone: 'danger', children: <XIcon size={24} /> },
};
