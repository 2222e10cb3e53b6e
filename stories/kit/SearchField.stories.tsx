import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchButton } from '#kit/SearchButton';
import { SearchField } from '#kit/SearchField';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Stack } from './support.tsx';

const meta = {
  title: 'Components/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  subcomponents: { SearchButton },
  parameters: {
    guide: {
      use: ['A field that filters or searches as one types: at the head of a list or a picker.'],
      avoid: [
        'Not for text that is sent: use TextField or MessageInput.',
        'Not where fewer than about twelve entries stand.',
      ],
      accessibility: [
        'A search field with a name. The clear button is named and gives the focus back to the field.',
        'Enter that ends a composition in Chinese, Japanese or Korean searches nothing.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <SearchField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label: 'Search pairs', placeholder: 'Search', value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search pairs' });
    await userEvent.type(input, 'eth{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('eth');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    input.blur();
  },
};

export const Filled: Story = { args: { value: 'eth' } };

/** Where the search has a screen of its own, a button that looks as the field opens it. */
export const AsButton: Story = {
  render: () => <SearchButton label="Search coins" />,
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Stack>
      <SearchField
        label="Search"
        placeholder="Rechercher une paire ou une action"
        value=""
        onChange={() => undefined}
      />
      <SearchField label="Search" placeholder="ค้นหา" value="บิตคอยน์" onChange={() => undefined} />
    </Stack>
  ),
};
