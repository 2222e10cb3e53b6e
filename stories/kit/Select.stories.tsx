import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select } from '#kit/Select';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, LAZY, Stack } from './support.tsx';

const meta = {
  title: 'Components/Select',
  tags: ['autodocs'],
  component: Select,
  parameters: {
    guide: {
      use: ['One of several in a form or a ticket: shows what is chosen, and opens a sheet to change it.'],
      avoid: [
        'Not for two or three choices that have room: use Chip.',
        'Not for coins, countries or languages: use CoinPicker, AreaPicker or LanguageSheet.',
      ],
      accessibility: [
        'A button that says label and value and that it opens a dialog. In the sheet the options are radios.',
        'An error is announced and tied to the control.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held<string | undefined> value={args.value} onChange={(key) => args.onChange(key ?? '')}>
      {(value, onChange) => <Select {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: {
    label: 'Order type',
    value: 'limit',
    size: 'md',
    options: [
      { key: 'limit', label: 'Limit', detail: 'At your price or better' },
      { key: 'market', label: 'Market', detail: 'At once, at the best prices on the book' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Opens a sheet, chooses, closes, and gives the focus back. */
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('button', { name: 'Order type: Limit' });
    await userEvent.click(control);
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Order type' }, LAZY));
    await userEvent.click(sheet.getByRole('radio', { name: /Market/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('market');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleName('Order type: Market');
    control.blur();
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: (args) => (
    <Stack>
      <Select {...args} />
      <Select {...args} size="field" />
      <Select {...args} size="field" value={undefined} placeholder="Choose a type" />
      <Select
        {...args}
        size="field"
        value={undefined}
        placeholder="Choose a type"
        error="Choose how the order is to fill."
      />
      <Select {...args} size="field" disabled />
    </Stack>
  ),
};
