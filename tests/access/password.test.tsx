import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionAtom } from '../../src/state/session-atoms.ts';
import { appStore } from '../../src/state/store.ts';
import * as Password from '../../stories/screens/auth/Password.stories.tsx';
import { visits } from '../../stories/support/world.ts';
import { mount, storyOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('Who changes the password while signed in stays so, and goes back to where they came from', async () => {
  leave = mount(await storyOf(Password, 'Change'));
  await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
  await userEvent.type(screen.getByLabelText('New password'), 'quiet-river-7');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'quiet-river-7');
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  // Back is told as a visit to the screen itself.
  await waitFor(() => expect(visits.map(({ path }) => path)).toEqual(['pages/setting/password']));
  expect(appStore.get(sessionAtom)).toEqual({ token: 'fixture-token' });
});
