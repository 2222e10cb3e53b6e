import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RangeRuler } from '#kit/RangeRuler';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/RangeRuler',
  tags: ['autodocs'],
  component: RangeRuler,
  parameters: {
    guide: {
      use: ['Where the price stands between the low and the high of the day.'],
      avoid: ['Not for something to set: use TickRuler.', 'Not for a share that is done: use ProgressBar.'],
      accessibility: [
        'A group with a name; the low and the high are text in it. The hand is visual: the price stands elsewhere on the screen.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    low: '62703.5',
    high: '64683',
    value: '64218.5',
    decimals: 1,
    labels: { low: 'L', high: 'H', range: '24 h range' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '9.75rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: '24 h range' })).toHaveTextContent(
      'LH62,703.564,683.0',
    );
  },
};
export const AtLow: Story = { args: { value: '62703.5' } };
export const AtHigh: Story = { args: { value: '64683' } };
/** No trade in a day: the hand stands in the middle of a range without width. */
export const NoRange: Story = { args: { low: '64218.5', high: '64218.5' } };
export const Stale: Story = { args: { isStale: true } };
export const Unknown: Story = { args: { low: '', high: '', value: '' } };
