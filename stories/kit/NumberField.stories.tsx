import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../src/kit/components/Button/index.ts';
import { NumberField } from '../../src/kit/components/NumberField/index.ts';
import { Held, Matrix } from './support.tsx';

const meta = {
  title: 'Kit/NumberField',
  component: NumberField,
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label: 'Amount', value: '0.1558', unit: 'BTC', decimals: 4, onChange: fn(), name: 'amount' },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute('inputmode', 'decimal');
  },
};

/** A comma is the point; letters and a second point are not taken; places beyond the coin's are dropped. */
export const Typing: Story = {
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const field = input(canvasElement);
    await userEvent.type(field, '1,5x2.3456789');
    await expect(args.onChange).toHaveBeenLastCalledWith('1.5234');
    await expect(field).toHaveValue('1.5234');
    field.blur();
  },
};

/** Pasted amounts lose their grouping, sign of currency and unit. */
export const Pasting: Story = {
  args: { value: '', unit: 'USDT', decimals: 2 },
  play: async ({ canvasElement, args }) => {
    const field = input(canvasElement);
    await userEvent.click(field);
    await userEvent.paste('$ 12,345.678 USDT');
    await expect(args.onChange).toHaveBeenLastCalledWith('12345.67');
    await userEvent.clear(field);
    await userEvent.paste('1.234,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.5');
    await userEvent.clear(field);
    await userEvent.paste('not a number');
    await expect(field).toHaveValue('');
    field.blur();
  },
};

/** Steps land on the tick and stop at nought. */
export const Steps: Story = {
  args: { label: 'Price, USDT', value: '64210.3', unit: undefined, decimals: 1, step: '0.5', withSteps: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Price, USDT' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('64210.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Price, USDT' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('64210.0');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('64210.5');
    await userEvent.clear(field);
    await expect(canvas.getByRole('button', { name: 'Decrease Price, USDT' })).toBeDisabled();
    await userEvent.type(field, '64210.0');
    field.blur();
  },
};

export const WithError: Story = {
  args: { value: '9.5', error: 'You have 0.1558 BTC. Enter that or less.' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleDescription('You have 0.1558 BTC. Enter that or less.');
  },
};

export const Lead: Story = {
  args: {
    value: '100',
    unit: 'USDT',
    decimals: 2,
    size: 'lead',
    labelEnd: <span>Balance 2,140.00 USDT</span>,
  },
};

export const WithMax: Story = {
  args: {
    value: '',
    unit: 'USDT',
    decimals: 2,
    placeholder: 'Min 10',
    hint: 'Available 20,008.41 USDT',
    trailing: (
      <Button variant="text" size="md">
        Max
      </Button>
    ),
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={2}>
      <NumberField label="Amount" value="0.1558" unit="BTC" decimals={4} onChange={() => undefined} />
      <NumberField label="Price, USDT" value="64210.0" decimals={1} step="0.5" withSteps onChange={() => undefined} />
      <NumberField label="Amount" value="" unit="BTC" decimals={4} placeholder="0.0000" onChange={() => undefined} />
      <NumberField label="Amount" value="0.1558" unit="BTC" decimals={4} disabled onChange={() => undefined} />
      <NumberField label="จำนวนที่ต้องการซื้อ" value="12345678.1234" unit="USDT" decimals={4} onChange={() => undefined} />
      <NumberField
        label="Montant de l’ordre"
        value="9.5"
        unit="BTC"
        decimals={4}
        error="Trop élevé"
        onChange={() => undefined}
      />
    </Matrix>
  ),
};
