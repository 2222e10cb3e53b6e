import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { still, unfocus } from '../kit/support.tsx';
import { closed, forever, forget, opened, said, stopSpinners, withKit } from './stage.tsx';
import { Withdrawal } from './Withdrawal.tsx';

const meta = {
  title: 'Patterns/Money review',
  component: Withdrawal,
  parameters: {
    stage: 'flush',
    docs: {
      description: {
        component: [
          'Money that leaves gets a last look. What arrives leads the sheet, larger than what is sent, since that is what one checks; then the address in groups of four with its first and last six in ink, the facts with the fee, and one warning about what cannot be undone.',
          'The pay password stands last, above the button, and the button repeats verb and amount: "Withdraw 850.00 USDT". It is off until there is a password to check.',
          'A refusal is said inside the sheet, over the button, and says what it means for the money. The sheet stays, and so does everything that was typed. While it runs nothing closes the sheet; afterwards it goes, and a toast says what was sent.',
        ].join('\n\n'),
      },
    },
  },
  args: { withdraw: fn(async () => undefined) },
  beforeEach: forget,
  decorators: [withKit],
} satisfies Meta<typeof Withdrawal>;

export default meta;
type Story = StoryObj<typeof meta>;

const WITHDRAW = 'Withdraw 850.00 USDT';

async function review(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Review withdrawal' }));
  return opened('dialog', 'Review withdrawal');
}

/** Escape keeps the amount and gives the focus back; what arrives leads, and the button says verb and amount. */
export const Reviewed: Story = {
  play: async ({ canvasElement, args }) => {
    await review(canvasElement);
    await userEvent.keyboard('{Escape}');
    await closed('dialog');
    await expect(within(canvasElement).getByRole('button', { name: 'Review withdrawal' })).toHaveFocus();
    await expect(within(canvasElement).getByRole('textbox', { name: 'Amount' })).toHaveValue('850');
    const sheet = await review(canvasElement);
    const sizeOf = (text: string) => Number.parseFloat(getComputedStyle(sheet.getByText(text)).fontSize);
    await expect(sizeOf('849')).toBeGreaterThan(sizeOf('850.00 USDT'));
    await expect(sheet.getByRole('button', { name: WITHDRAW })).toBeDisabled();
    await expect(args.withdraw).not.toHaveBeenCalled();
  },
};

/** The refusal stands over the button; the password stays, and correcting it takes the sentence away. */
export const Refused: Story = {
  args: {
    withdraw: fn(() =>
      Promise.reject(new Error('The pay password is wrong. Nothing has been sent. Four tries are left.')),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const sheet = await review(canvasElement);
    const field = sheet.getByLabelText('Pay password');
    await userEvent.type(field, 'pass124');
    await userEvent.click(sheet.getByRole('button', { name: WITHDRAW }));
    await expect(await sheet.findByText('Nothing has been sent.', { exact: false })).toBeVisible();
    await expect(field).toHaveValue('pass124');
    await userEvent.type(field, '{Backspace}');
    await expect(sheet.queryByText('Nothing has been sent.', { exact: false })).toBeNull();
    await userEvent.type(field, '5{Enter}');
    await expect(await sheet.findByText('Nothing has been sent.', { exact: false })).toBeVisible();
    await expect(args.withdraw).toHaveBeenLastCalledWith('850', 'pass125');
    unfocus();
  },
};

/** While it runs a second tap sends nothing, and Escape leaves the sheet where it is. */
export const Sending: Story = {
  args: { withdraw: fn(forever) },
  decorators: [still],
  play: async ({ canvasElement, args }) => {
    const sheet = await review(canvasElement);
    await userEvent.type(sheet.getByLabelText('Pay password'), 'pass123');
    await userEvent.dblClick(sheet.getByRole('button', { name: WITHDRAW }));
    await userEvent.keyboard('{Escape}');
    await expect(args.withdraw).toHaveBeenCalledTimes(1);
    await expect(sheet.getByRole('button', { name: WITHDRAW })).toHaveAttribute('aria-busy', 'true');
    unfocus();
    stopSpinners();
  },
};

/** It has gone: the sheet closes, the focus is back at the button, a toast repeats the amount. */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const sheet = await review(canvasElement);
    await userEvent.type(sheet.getByLabelText('Pay password'), 'pass123{Enter}');
    await closed('dialog');
    await expect(args.withdraw).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByRole('button', { name: 'Review withdrawal' })).toHaveFocus();
    await expect(await said('Withdrawal sent for review')).toBeVisible();
  },
};
