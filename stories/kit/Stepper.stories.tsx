import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stepper } from '#kit/Stepper';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Matrix } from './support.tsx';

const meta = {
  title: 'Components/Stepper',
  tags: ['autodocs'],
  component: Stepper,
  parameters: {
    guide: {
      use: ['A whole number between minus and plus: shares, tickets, pieces.'],
      avoid: [
        'Not for amounts with decimals: use NumberField with its steps.',
        'Not for lots up to a limit: use LotsSlider. Not for leverage: use LeverageStepper.',
      ],
      accessibility: [
        'A spin button: arrows step by one, Page Up and Page Down by ten, Home and End go to the limits. It says the number with its unit.',
        'The buttons repeat while held and are left out of the tab order. An error is announced and tied to the field.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <Stepper {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label: 'Shares', value: '4', min: '1', max: '20', unit: 'shares', hint: '20 left for you', onChange: fn() },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    field: canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Shares' }),
    minus: canvas.getByRole('button', { name: 'Shares: decrease' }),
    plus: canvas.getByRole('button', { name: 'Shares: increase' }),
  };
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { field, minus, plus } = parts(canvasElement);
    await expect(field).toHaveAttribute('aria-valuetext', '4 shares');
    await expect(field).toHaveAccessibleDescription('20 left for you');
    await userEvent.click(plus);
    await expect(args.onChange).toHaveBeenLastCalledWith('5');
    await userEvent.click(minus);
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
  },
};

/** Arrows step by one, pages by ten, Home and End go to the limits. */
export const Keyboard: Story = {
  tags: ['play-only'],
  play: async ({ canvasElement }) => {
    const { field } = parts(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(field).toHaveValue('15');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(field).toHaveValue('20');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(field).toHaveValue('1');
    field.blur();
  },
};

/** What is typed is brought into the limits when the field is left; letters and points are not taken. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const { field } = parts(canvasElement);
    await userEvent.clear(field);
    await expect(field).toHaveAttribute('placeholder', '–');
    await userEvent.type(field, '7x50');
    await expect(field).toHaveValue('750');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('20');
    await expect(field).toHaveValue('20');
    field.blur();
  },
};

/** A held button repeats until it is let go or the limit is reached, where it goes off. */
export const HoldToRepeat: Story = {
  tags: ['play-only'],
  args: { value: '14' },
  play: async ({ canvasElement, args }) => {
    const { field, plus } = parts(canvasElement);
    await fireEvent.pointerDown(plus, { button: 0 });
    await waitFor(() => expect(field).toHaveValue('20'));
    await expect(plus).toBeDisabled();
    await fireEvent.pointerUp(plus);
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
};

/** A tap that let go before the repeat counts once. */
export const TapCountsOnce: Story = {
  play: async ({ canvasElement, args }) => {
    const { plus } = parts(canvasElement);
    await fireEvent.pointerDown(plus, { button: 0 });
    await fireEvent.pointerUp(plus);
    await fireEvent.click(plus);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const StepOfFive: Story = {
  args: { value: '7', min: '5', max: '50', step: '5' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(parts(canvasElement).plus);
    await expect(args.onChange).toHaveBeenLastCalledWith('10');
  },
};

export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).field).toHaveAttribute('aria-valuetext', '–');
  },
};

export const FromEmpty: Story = {
  tags: ['play-only'],
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(parts(canvasElement).plus);
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
  },
};

export const Malformed: Story = {
  parameters: { pictures: { sameAs: 'Empty', why: 'What is no number is told as nothing.' } },
  args: { value: 'NaN', max: 'soon' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).field).toHaveValue('');
  },
};

export const WithError: Story = {
  args: { value: '40', max: '50', error: 'The pool has 20 shares left. Enter that or less.' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).field).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Huge: Story = {
  args: { value: '123456789012345678901234', max: '999999999999999999999999', hint: undefined },
  play: async ({ canvasElement, args }) => {
    const { field, plus } = parts(canvasElement);
    await expect(field).toHaveValue('123,456,789,012,345,678,901,234');
    await userEvent.click(plus);
    await expect(args.onChange).toHaveBeenLastCalledWith('123456789012345678901235');
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={2}>
      <Stepper label="Lots" value="12" onChange={() => undefined} />
      <Stepper label="Shares" value="1" min="1" unit="of 20" onChange={() => undefined} />
      <Stepper label="จำนวนสัญญาที่ต้องการเปิด" value="3" max="3" unit="สัญญา" onChange={() => undefined} />
      <Stepper label="Nombre de parts" value="1250000" unit="parts" onChange={() => undefined} />
      <Stepper label="Lots" value="" onChange={() => undefined} />
      <Stepper label="Lots" value="2" disabled onChange={() => undefined} />
    </Matrix>
  ),
};
