import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as Ticket from '../../stories/screens/spot/Ticket.stories.tsx';
import { mount, storyOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('A double tap asks once, also while the dialog is on its way', async () => {
  leave = mount(await storyOf(Ticket, 'Ready'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '0.1');
  const button = screen.getByRole('button', { name: 'Buy 0.1 BTC' });
  // Both before anything that the first one asks for can come.
  button.click();
  button.click();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  // Another question would stand in place of the first as soon as that has closed.
  await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
});
