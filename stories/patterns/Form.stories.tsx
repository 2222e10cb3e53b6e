import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { still, unfocus } from '../kit/support.tsx';
import { NewAddress } from './NewAddress.tsx';
import { forever, forget, said, stopSpinners, withKit } from './stage.tsx';

const meta = {
  title: 'Patterns/Form',
  component: NewAddress,
  parameters: {
    docs: {
      description: {
        component: [
          'Labels stand above their fields and stay there; a placeholder is no label. What a field wants is a hint below it before anything fails, and the error says the same as what would be right.',
          'The button is always on. Pressed, it checks from the top and shows the first mistake only, at its field and with the focus in it; typing there takes the mistake away. A list of errors above the form sends the eye up and down, and a button that is off explains nothing.',
          'While the form is on its way the button turns, a second tap and Enter do nothing, and everything that was typed stays, also where the server refuses. Success is a toast, and the form is empty again.',
        ].join('\n\n'),
      },
    },
  },
  args: { save: fn(async () => undefined) },
  beforeEach: forget,
  decorators: [withKit],
} satisfies Meta<typeof NewAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const ADDRESS = 'TQ5fHnKd9Vb2yRz4mPcU7Lt3GaXj6EsNwX';

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: canvas.getByRole('textbox', { name: 'Name' }),
    address: canvas.getByRole('textbox', { name: 'Tron address' }),
    password: canvas.getByLabelText('Pay password'),
    tick: canvas.getByRole('checkbox'),
    button: canvas.getByRole('button', { name: 'Save address' }),
  };
};

async function fillIn(canvasElement: HTMLElement) {
  const form = parts(canvasElement);
  await userEvent.type(form.name, 'Cold wallet');
  await userEvent.type(form.address, ADDRESS);
  await userEvent.type(form.password, 'pass123');
  await userEvent.click(form.tick);
  return form;
}

/** Before anything fails each field says what it wants, to eyes and to screen readers. */
export const Hints: Story = {
  play: async ({ canvasElement }) => {
    const { name, address, password, button } = parts(canvasElement);
    await expect(address).toHaveAccessibleDescription('Begins with T and has 34 characters');
    await expect(password).toHaveAccessibleDescription('Not your login password');
    for (const field of [name, address, password]) await expect(field).toBeValid();
    await expect(button).toBeEnabled();
  },
};

/** One mistake at a time, from the top, with the focus in its field; what is right stays. */
export const ErrorsInOrder: Story = {
  play: async ({ canvasElement, args }) => {
    const { name, address, password, tick, button } = parts(canvasElement);
    const isOnly = async (wrong: HTMLElement, text: RegExp) => {
      await expect(wrong).toHaveAccessibleDescription(text);
      await expect(wrong).toHaveFocus();
      for (const field of [name, address, password])
        await (field === wrong ? expect(field).toBeInvalid() : expect(field).toBeValid());
    };
    await userEvent.click(button);
    await isOnly(name, /Give the address a name/);
    await userEvent.keyboard('Cold wallet');
    await expect(name).toBeValid();
    await userEvent.type(address, 'TQ5fHnKd9V{Enter}');
    await isOnly(address, /This is no Tron address/);
    await expect(name).toHaveValue('Cold wallet');
    await userEvent.clear(address);
    await userEvent.type(address, `${ADDRESS}{Enter}`);
    await isOnly(password, /Enter your pay password/);
    await userEvent.keyboard('pass123{Enter}');
    await expect(tick).toBeInvalid();
    await expect(tick).toHaveAccessibleDescription('Confirm that the address is yours');
    await expect(args.save).not.toHaveBeenCalled();
    await userEvent.clear(address);
    await userEvent.type(address, 'TQ5fHnKd9V{Enter}');
    unfocus();
  },
};

/** On its way: a second tap and Enter send nothing. */
export const Busy: Story = {
  args: { save: fn(forever) },
  decorators: [still],
  play: async ({ canvasElement, args }) => {
    const { button, password } = await fillIn(canvasElement);
    await userEvent.dblClick(button);
    await userEvent.type(password, '{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.save).toHaveBeenCalledTimes(1);
    unfocus();
    stopSpinners();
  },
};

/** What the server refuses stands at the field that can mend it, and nothing has to be typed again. */
export const Refused: Story = {
  args: { save: fn(() => Promise.reject(new Error('Wrong pay password. Nothing was saved. Four tries are left.'))) },
  play: async ({ canvasElement }) => {
    const { canvas, name, address, password, tick, button } = await fillIn(canvasElement);
    await userEvent.click(button);
    await expect(await canvas.findByText('Four tries are left.', { exact: false })).toBeVisible();
    await expect(password).toBeInvalid();
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue('pass123');
    await expect(name).toHaveValue('Cold wallet');
    await expect(address).toHaveValue(ADDRESS);
    await expect(tick).toBeChecked();
    unfocus();
  },
};

/** A toast says it and what follows from it; the form is as at the beginning. */
export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    const { name, address, tick, button } = await fillIn(canvasElement);
    await userEvent.click(button);
    await expect(await said('It can receive withdrawals in 24 hours')).toBeVisible();
    await expect(args.save).toHaveBeenCalledTimes(1);
    await expect(name).toHaveValue('');
    await expect(address).toHaveValue('');
    await expect(tick).not.toBeChecked();
  },
};
