import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IntervalBar, type IntervalBarProps } from '#kit/IntervalBar';
import { Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';

function Held({ value: initial, onChange, ...rest }: IntervalBarProps<string>) {
  const [value, setValue] = useState(initial);
  return (
    <IntervalBar
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/IntervalBar',
  tags: ['autodocs'],
  component: Held,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['The interval of a chart, or of the ticks under a total: one is chosen, and the picture follows at once.'],
      avoid: ['Not for lists behind each other: use SegmentTabs.', 'Not for choices outside a chart: use Chip.'],
      accessibility: ['A radio group with a name. Left and right walk it, and Tab reaches it once.'],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Candle interval',
    items: ['Time', '1m', '5m', '30m', '1h', '1d', '1w', '1M'].map((key) => ({ key, label: key })),
    value: '30m',
    onChange: fn(),
  },
} satisfies Meta<typeof Held>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '1h' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1h');
    await expect(within(canvasElement).getByRole('radio', { name: '1h' })).toBeChecked();
  },
};

/** Words alone in a line that ends at the gutter, each in a target of 44. */
export const Words: Story = {
  args: {
    look: 'text',
    label: 'Time span',
    items: ['1D', '1W', '1M', '1Y'].map((key) => ({ key, label: key })),
    value: '1M',
  },
  decorators: [
    (Story) => (
      <Row justify="between" edge="gutter" top={20} bottom={20}>
        <Text>Total</Text>
        <Story />
      </Row>
    ),
  ],
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getByRole('radio', { name: '1M' });
    await expect(word.offsetHeight).toBe(20);
    await expect(getComputedStyle(word, '::after').height).toBe('44px');
  },
};

/** One tab stop; arrows walk and choose, round the ends. */
export const Keyboard: Story = {
  parameters: { focus: 'kept' },
  args: { value: '1M' },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('radio', { name: '1M' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const first = within(canvasElement).getByRole('radio', { name: 'Time' });
    await expect(first).toBeChecked();
    await expect(first).toHaveFocus();
    first.blur();
  },
};
