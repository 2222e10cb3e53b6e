import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from '../../src/kit/components/SearchField/index.ts';
import { Held, Stack } from './support.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
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
