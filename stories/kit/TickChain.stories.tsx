import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TickChain } from '#kit/TickChain';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/TickChain',
  tags: ['autodocs'],
  component: TickChain,
  parameters: {
    guide: {
      use: ['Links of a chain that were recomputed: how many there are, and where it breaks.'],
      avoid: ['Not for a share of work: use ProgressBar.', 'Not for prices: use OptionTrack above it.'],
      accessibility: ['The ticks are hidden from screen readers: the words under them say how far the chain holds.'],
    } satisfies ComponentGuide,
  },
  args: { count: 120, text: 'Each tick hashes the one before', countText: '120 of 120 links' },
} satisfies Meta<typeof TickChain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('120 of 120 links')).toBeVisible();
  },
};

export const Broken: Story = {
  args: { holds: 74, text: 'The chain breaks at tick 8,841,281', countText: '74 of 120 links' },
};

/** More links than a phone has room for: each tick stands for several. */
export const Long: Story = { args: { count: 901, holds: 900, countText: '900 of 901 links' } };

export const Few: Story = { args: { count: 2, holds: 0, countText: '0 of 2 links' } };

export const Empty: Story = { args: { count: null, text: '', countText: null } };
