import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { still, unfocus } from '../kit/support.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { closed, forever, forget, opened, said, stopSpinners, withKit } from './stage.tsx';

const meta = {
  title: 'Patterns/Confirm',
  component: OpenOrders,
  parameters: {
    stage: 'flush',
    docs: {
      description: {
        component: [
          'An act that moves money or ends something asks once, in a dialog that names the thing and says what happens to the money. The safe choice stands left and says what stays ("Keep order"); the other one is a verb and its object.',
          'The call runs while the dialog stands: until it answers nothing closes it, and a second tap does nothing. A refusal is said inside, above the buttons, where the next try is. Only when it has worked does the dialog go, and a toast says what came back.',
          'The danger fill and a word to type are for what nothing brings back. "Do not ask again" is for what one does often and can do again; never for something irrevocable.',
        ].join('\n\n'),
      },
    },
  },
  args: { cancel: fn() },
  beforeEach: forget,
  decorators: [withKit],
} satisfies Meta<typeof OpenOrders>;

export default meta;
type Story = StoryObj<typeof meta>;

const BUY = 'Cancel this buy order?';

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

async function ask(canvasElement: HTMLElement) {
  await press(canvasElement, 'Cancel buy order');
  return opened('alertdialog', BUY);
}

/** Escape keeps the order and gives the focus back to the button that asked. */
export const Asked: Story = {
  play: async ({ canvasElement, args }) => {
    await ask(canvasElement);
    await userEvent.keyboard('{Escape}');
    await closed('alertdialog');
    const button = within(canvasElement).getByRole('button', { name: 'Cancel buy order' });
    await expect(button).toHaveFocus();
    await expect(args.cancel).not.toHaveBeenCalled();
    const dialog = await ask(canvasElement);
    await expect(dialog.getByText('3,831.00 USDT')).toBeVisible();
  },
};

/** While the call runs a second tap does nothing and Escape keeps the question. */
export const Busy: Story = {
  args: { cancel: fn(forever) },
  decorators: [still],
  play: async ({ canvasElement, args }) => {
    const dialog = await ask(canvasElement);
    const button = dialog.getByRole('button', { name: 'Cancel order' });
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Escape}');
    await expect(args.cancel).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeDisabled();
    unfocus();
    stopSpinners();
  },
};

/** The refusal stands where the next try is, and the order stays in the list until one has worked. */
export const Refused: Story = {
  args: {
    cancel: fn(() => Promise.reject(new Error('The service did not answer. Your order still stands. Try again.'))),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(await dialog.findByText('Your order still stands.', { exact: false })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(args.cancel).toHaveBeenCalledTimes(2);
    await dialog.findByText('Your order still stands.', { exact: false });
    await expect(within(canvasElement).getByText('0.0600 BTC')).toBeInTheDocument();
    unfocus();
  },
};

/** Asked once, ticked: the next one goes without a question, and the toast still says what came back. */
export const NotAskedAgain: Story = {
  args: { isSkippable: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await closed('alertdialog');
    await said('3,831.00 USDT returned');
    await press(canvasElement, 'Cancel sell order');
    await expect(await said('0.0450 BTC returned')).toBeVisible();
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
    await expect(args.cancel).toHaveBeenCalledTimes(2);
    await expect(within(canvasElement).getByText('No open orders')).toBeVisible();
  },
};

const close = fn();

/** What nothing brings back: the word itself has to be typed, and no other frees the button. */
export const Irrevocable: Story = {
  render: () => <CloseAccount close={close} />,
  play: async ({ canvasElement }) => {
    close.mockClear();
    await press(canvasElement, 'Close account');
    const dialog = await opened('alertdialog', 'Close this account?');
    const button = dialog.getByRole('button', { name: 'Close account' });
    const field = dialog.getByRole('textbox', { name: 'Type CLOSE to confirm' });
    await userEvent.type(field, 'close{Enter}');
    await expect(button).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'CLOSE');
    await expect(button).toBeEnabled();
    await expect(close).not.toHaveBeenCalled();
    unfocus();
  },
};
