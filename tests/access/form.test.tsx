import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as Login from '../../stories/screens/auth/Login.stories.tsx';
import * as Register from '../../stories/screens/auth/Register.stories.tsx';
import { visits } from '../../stories/support/world.ts';
import { mount, storyOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

/** Every sentence that the announcer speaks from now on. */
function listening(): readonly string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target as Element).closest('[data-kit-announcer]')) continue;
      for (const node of addedNodes) if (node.nodeName === 'P') heard.push(node.textContent ?? '');
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = leave;
  leave = () => {
    observer.disconnect();
    stop?.();
  };
  return heard;
}

const focused = () => document.activeElement as HTMLInputElement;
/** Tab, until the focus is where it is wanted. */
async function tabTo(wanted: HTMLElement): Promise<void> {
  for (let step = 0; step < 30 && focused() !== wanted; step += 1) await userEvent.keyboard('{Tab}');
  expect(focused()).toBe(wanted);
}

it('A wrong form takes the focus to the first wrong field and says it once; keys alone bring one to the end', async () => {
  leave = mount(await storyOf(Login, 'Success'));
  const account = await screen.findByLabelText('Email, phone or username');
  const password = screen.getByLabelText('Password');
  const heard = listening();
  await tabTo(screen.getByRole('button', { name: 'Log in' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe(account));
  expect(account).toHaveAccessibleDescription('Enter your email, phone or username');
  await waitFor(() => expect(heard).toEqual(['Enter your email, phone or username']));
  expect(password).toBeValid();

  // Again: the focus comes again, the sentence does not.
  await tabTo(screen.getByRole('button', { name: 'Log in' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe(account));
  await userEvent.keyboard('mira.okafor');
  expect(account).toBeValid();
  await userEvent.keyboard('@example.com{Enter}');
  await waitFor(() => expect(focused()).toBe(password));
  await waitFor(() => expect(heard).toEqual(['Enter your email, phone or username', 'Enter your password']));
  await userEvent.keyboard('demo-1234{Enter}');
  await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/transaction/currency'));
});

it('What is wrong with a tick takes the focus too', async () => {
  leave = mount(await storyOf(Register, 'Ready'));
  await userEvent.click(await screen.findByLabelText('Email address'));
  await userEvent.keyboard('new.trader@example.com');
  await tabTo(screen.getByLabelText('Verification code'));
  await userEvent.keyboard('123456');
  await tabTo(screen.getByLabelText('Password'));
  await userEvent.keyboard('quiet-river-7');
  await tabTo(screen.getByLabelText('Confirm password'));
  await userEvent.keyboard('quiet-river-7{Enter}');
  const tick = screen.getByRole('checkbox');
  await waitFor(() => expect(focused()).toBe(tick));
  expect(tick).toHaveAccessibleDescription('Accept the rules to continue');
  await userEvent.keyboard(' ');
  expect(tick).toBeChecked();
  expect(tick).toBeValid();
  await tabTo(screen.getByRole('button', { name: 'Create account' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/common/login'));
});

it('What was typed is there again after a visit elsewhere, and no password is', async () => {
  const page = await storyOf(Register, 'Ready');
  leave = mount(page);
  await userEvent.click(await screen.findByLabelText('Email address'));
  await userEvent.keyboard('new.trader@example.com');
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.keyboard('quiet-river-7');
  await userEvent.click(screen.getByRole('checkbox'));
  leave();
  leave = mount(page);
  expect(await screen.findByLabelText('Email address')).toHaveValue('new.trader@example.com');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it('The address of a running code stands there again when the phone had closed the page', async () => {
  leave = mount(await storyOf(Register, 'CodeSent'));
  await userEvent.type(await screen.findByLabelText('Email address'), 'new.trader@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: /^1[12]\d s$/ });
  const kept = localStorage.getItem('codeTimer.register') ?? '';
  leave();
  // Another client, which has only what the device keeps.
  const again = await storyOf(Register, 'CodeSent');
  localStorage.setItem('codeTimer.register', kept);
  leave = mount(again);
  expect(await screen.findByLabelText('Email address')).toHaveValue('new.trader@example.com');
  expect(await screen.findByRole('button', { name: /^1[12]\d s$/ })).toBeVisible();
});
