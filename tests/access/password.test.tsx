import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as Password from '../../stories/screens/auth/Password.stories.tsx';
import { visits } from '../../stories/support/world.ts';
import { mount, screenOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('Who changes the password while signed in stays so, and goes back to where they came from', async () => {
  const { client, page } = await screenOf(Password, 'Change');
  leave = mount(page);
  await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
  await userEvent.type(screen.getByLabelText('New password'), 'quiet-river-7');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'quiet-river-7');
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  // Back is told as a visit to the screen itself.
  await waitFor(() => expect(visits.map(({ path }) => path)).toEqual(['pages/setting/password']));
  expect(client.token()).toBe('fixture-token');
});
