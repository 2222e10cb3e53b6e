import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { AmountText } from '#kit/AmountText';
import { LotsSlider } from '#kit/LotsSlider';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held } from './support.tsx';

/** A lot of 0.01 BTC. */
const amountOf = (lots: string) =>
  lots === '' ? null : <AmountText value={String(Number(lots) / 100)} scale={4} unit="BTC" />;

const meta = {
  title: 'Components/LotsSlider',
  tags: ['autodocs'],
  component: LotsSlider,
  parameters: {
    guide: {
      use: [
        'Whole lots of an order, stepped, typed or slid, with the amount that they stand for.',
        "`max` is what balance and limits allow; '0' where not one lot is possible, with the reason in `hint`.",
      ],
      avoid: ['Not for amounts with decimals: use NumberField.', 'Not for a count without a natural end: use Stepper.'],
      accessibility: [
        'A spin button and a slider of one name: both take arrow keys, Home and End, and say the number with its unit.',
        'An error is announced and tied to the field.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <LotsSlider {...args} value={value} onChange={onChange} amount={amountOf(value)} />}
    </Held>
  ),
  args: { label: 'Lots', value: '12', max: '250', amount: amountOf('12'), unit: 'lots', onChange: fn() },
} satisfies Meta<typeof LotsSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    slider: canvas.getByRole<HTMLInputElement>('slider', { name: 'Lots' }),
    field: canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Lots' }),
  };
};

/** Field, slider and amount tell the same lots. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { slider, field } = parts(canvasElement);
    await expect(slider).toHaveAttribute('aria-valuetext', '12 lots');
    await expect(canvasElement).toHaveTextContent('0.1200 BTC');
    await fireEvent.pointerDown(slider);
    await fireEvent.change(slider, { target: { value: '122' } });
    await fireEvent.pointerUp(slider);
    await expect(args.onChange).toHaveBeenLastCalledWith('125');
    await expect(field).toHaveValue('125');
    await expect(canvasElement).toHaveTextContent('1.2500 BTC');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lots: increase' }));
    await expect(slider).toHaveValue('126');
  },
};

export const FewLots: Story = {
  args: { value: '2', max: '5' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).slider).toHaveAttribute('max', '5');
  },
};

/** One lot is all there is: nothing to slide, nothing to step to. */
export const OneLot: Story = {
  args: { value: '1', max: '1' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Lots: increase' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('–')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lots: increase' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
  },
};

/** Not one lot can be had: the caller says why. */
export const NoBalance: Story = {
  args: { value: '', max: '0', error: 'One lot needs 32.11 USDT of margin. You have 4.20 USDT.' },
  play: async ({ canvasElement }) => {
    const { slider, field } = parts(canvasElement);
    await expect(slider).toBeDisabled();
    await expect(field).toBeDisabled();
  },
};

/** Balance and limits are on their way. */
export const Unknown: Story = { args: { value: '', max: null } };

export const Malformed: Story = {
  parameters: { pictures: { sameAs: 'Unknown', why: 'A limit that is no number is told as one that is not known.' } },
  args: { value: 'undefined', max: 'NaN' },
  render: (args) => <LotsSlider {...args} amount="" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
  },
};

export const Huge: Story = {
  args: {
    label: 'Nombre de contrats de la position',
    value: '8123456789012345',
    max: '9007199254740993',
    unit: 'contrats',
  },
  render: (args) => <LotsSlider {...args} amount="81,234,567,890,123.4500 BTC" />,
};

export const Disabled: Story = { args: { disabled: true } };
