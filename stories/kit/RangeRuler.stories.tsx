import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RangeRuler } from '../../src/kit/components/RangeRuler/index.ts';

const meta = {
  title: 'Components/RangeRuler',
  component: RangeRuler,
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
      'L 62,703.5H 64,683.0',
    );
  },
};
export const AtLow: Story = { args: { value: '62703.5' } };
export const AtHigh: Story = { args: { value: '64683' } };
/** No trade in a day: the hand stands in the middle of a range without width. */
export const NoRange: Story = { args: { low: '64218.5', high: '64218.5' } };
export const Unknown: Story = { args: { low: '', high: '', value: '' } };
