import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortHeader, type SortHeaderProps } from '#kit/SortHeader';
import type { ComponentGuide } from '../docs/guide.ts';

function Held({ value: initial, onChange, ...rest }: SortHeaderProps) {
  const [value, setValue] = useState(initial);
  return (
    <SortHeader
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
  title: 'Components/SortHeader',
  tags: ['autodocs'],
  component: SortHeader,
  parameters: {
    guide: {
      use: ["Heads over a list of equal rows that sort it: down first, then up, then the list's own order."],
      avoid: [
        'Not for a table whose order means something, such as a history.',
        'Not to filter: use SegmentTabs or SearchField.',
      ],
      accessibility: [
        'Column headers that say how they are sorted; each is a button.',
        'The arrow is drawn beside the word, so colour does not carry it.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Held {...args} />,
  args: {
    label: 'Sort pairs',
    columns: [
      { key: 'pair', label: 'Pair', align: 'start' },
      { key: 'volume', label: '24 h volume', align: 'start' },
      { key: 'price', label: 'Price' },
      { key: 'change', label: 'Change' },
    ],
    value: { key: 'volume', direction: 'down' },
    onChange: fn(),
  },
} satisfies Meta<typeof SortHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unsorted: Story = { args: { value: { key: '', direction: 'none' } } };

/** Down, up, and back to the list's own order. */
export const Cycle: Story = {
  tags: ['play-only'],
  play: async ({ canvasElement, args }) => {
    const price = within(canvasElement).getByRole('columnheader', { name: 'Price' });
    const press = () => userEvent.click(within(price).getByRole('button'));
    await expect(price).toHaveAttribute('aria-sort', 'none');
    await press();
    await expect(price).toHaveAttribute('aria-sort', 'descending');
    await press();
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await press();
    await expect(args.onChange).toHaveBeenLastCalledWith({ key: 'price', direction: 'none' });
  },
};
