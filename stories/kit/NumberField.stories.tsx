import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { NumberField } from '#kit/NumberField';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Matrix } from './support.tsx';

const meta = {
  title: 'Components/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  parameters: {
    guide: {
      use: [
        'A number that money depends on: amount, price, trigger.',
        '`most` for the most there is after fees; `withSteps` and `step` where a tick counts; `size="lead"` for the one amount of a sheet.',
      ],
      avoid: [
        'Not for a count of whole things: use Stepper.',
        'Not for a share of the balance: use PercentBar, beside it.',
      ],
      accessibility: [
        'A text field with the decimal keyboard. Arrow up and down step by the tick; the step buttons are left out of the tab order.',
        'Comma and dot both mean the point; a pasted text is cleaned to its number.',
        'An error or hint is tied to the field, and an error is announced.',
      ],
    } satisfies ComponentGuide,
  },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Price, USDT: increase' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('64210.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Price, USDT: decrease' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('64210.0');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('64210.5');
    await userEvent.clear(field);
    await expect(canvas.getByRole('button', { name: 'Price, USDT: decrease' })).toBeDisabled();
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

/** Max enters what is left after fees, cut to the coin's decimals: never more than can be paid. */
export const MaxAfterFees: Story = {
  args: {
    value: '',
    unit: 'USDT',
    decimals: 2,
    placeholder: 'Min 10',
    hint: 'Available 20,008.41 USDT. The network fee of 1.00 USDT is kept back.',
    most: { label: 'Max', value: '20007.4199' },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Max' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('20007.41');
    await expect(input(canvasElement)).toHaveValue('20,007.41');
  },
};

/** Nothing is left after fees, or it is not known yet. */
export const NoMax: Story = {
  args: { value: '', unit: 'USDT', decimals: 2, most: { label: 'Max', value: '0.004' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Max' })).toBeDisabled();
  },
};

/** A held step goes on to where the price may go. */
export const HoldToRepeat: Story = {
  args: { value: '99.7', unit: undefined, decimals: 1, step: '0.1', max: '100', withSteps: true },
  play: async ({ canvasElement, args }) => {
    const plus = within(canvasElement).getByRole('button', { name: 'Amount: increase' });
    await fireEvent.pointerDown(plus, { button: 0 });
    await waitFor(() => expect(input(canvasElement)).toHaveValue('100.0'));
    await expect(plus).toBeDisabled();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** What is no number is as good as nothing: neither shown nor stepped from. */
export const Malformed: Story = {
  args: { value: 'NaN', placeholder: '0.0000', step: '0.0001', withSteps: true, max: 'undefined' },
  play: async ({ canvasElement, args }) => {
    await expect(input(canvasElement)).toHaveValue('');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Amount: increase' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('0.0001');
  },
};

/** The keyboard has come up over the field: it moves into what is left of the screen. */
export const AboveKeyboard: Story = {
  tags: ['play-only'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '130vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const field = input(canvasElement);
    field.focus({ preventScroll: true });
    const viewport = window.visualViewport as VisualViewport;
    // A keyboard covers the lower half.
    Object.defineProperty(viewport, 'height', { configurable: true, value: window.innerHeight / 2 });
    viewport.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    Reflect.deleteProperty(viewport, 'height');
    field.blur();
  },
};

/** In half of a line the unit keeps its place beside figures of up to eleven signs. */
export const HalfOfALine: Story = {
  tags: ['play-only'],
  args: { label: 'Total', unit: 'USDT', value: '', decimals: 2 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const unit = within(canvasElement).getByText('USDT');
    const field = within(canvasElement).getByRole('textbox', { name: 'Total' });
    const place = () => unit.getBoundingClientRect().top;
    const first = place();
    for (const digit of '12345678.12') {
      await userEvent.type(field, digit);
      await expect(place()).toBe(first);
    }
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    field.blur();
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
      <NumberField
        label="Amount"
        value="9.5"
        unit="BTC"
        decimals={4}
        most={{ label: 'Max', value: '0.1558' }}
        onChange={() => undefined}
      />
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
  // Max makes no field higher than its neighbours, and a long figure is not cut.
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement).getAllByRole('textbox');
    for (const field of fields) await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    const boxOf = (field: Element | undefined) => field?.closest<HTMLElement>('[style]')?.parentElement;
    await expect(boxOf(fields[4])).toContainElement(within(canvasElement).getByRole('button', { name: 'Max' }));
    await expect(boxOf(fields[4])?.clientHeight).toBe(boxOf(fields[0])?.clientHeight);
  },
};
