import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from '#kit/SegmentedControl';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Stack } from './support.tsx';

const THEMES = [
  { key: 'light', label: 'Light' },
  { key: 'dark', label: 'Dark' },
  { key: 'auto', label: 'Auto' },
] as const;

const meta = {
  title: 'Components/SegmentedControl',
  tags: ['autodocs'],
  component: SegmentedControl,
  parameters: {
    guide: {
      use: ['One of two to four short words that takes effect at once, at the end of a SettingRow.'],
      avoid: [
        'Not for a side of a trade: use SideSwitch. Not for what stands behind a tab: use SegmentTabs.',
        'Not for more than four choices, or choices that need a sentence: use PickerSheet.',
      ],
      accessibility: [
        'A radio group with a name. Arrows walk it, and Tab reaches it once.',
        'Each choice is drawn 28 high and answers to a touch of 44.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <SegmentedControl {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label: 'Appearance', value: 'light', items: THEMES, onChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    canvas.getByRole('radio', { name: 'Light' }).blur();
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Stack>
      {THEMES.map(({ key }) => (
        <SegmentedControl key={key} label="Appearance" value={key} items={THEMES} onChange={() => undefined} />
      ))}
      <SegmentedControl
        label="ธีม"
        value="dark"
        items={[
          { key: 'light', label: 'สว่าง' },
          { key: 'dark', label: 'มืด' },
          { key: 'auto', label: 'อัตโนมัติ' },
        ]}
        onChange={() => undefined}
      />
      {/* Words that are too long for one line take two. */}
      <SegmentedControl
        label="Notify"
        value="all"
        items={[
          { key: 'all', label: 'Toutes les notifications' },
          { key: 'own', label: 'Les miennes seulement' },
        ]}
        onChange={() => undefined}
      />
    </Stack>
  ),
};
