import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announce } from '#kit/announce';
import { Button } from '#kit/Button';
import { KitProviders, toast } from '#kit/feedback';
import { TIME_MS } from '../../src/domain/time-limits.ts';
import { mount } from './mount.tsx';
import { OVERLAYS } from './overlays.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

const region = () => document.querySelector<HTMLElement>('[data-kit-announcer]');
const heard = (text: string) => waitFor(() => expect(region()).toHaveTextContent(text));
const isReachable = () => region()?.checkVisibility() === true && !region()?.closest('[inert]');

it('stands on the page before anything is said, and takes no room', async () => {
  const before = document.documentElement.scrollHeight;
  leave = mount(
    <KitProviders theme="light" direction="green-up">
      {null}
    </KitProviders>,
  );
  await waitFor(() => expect(region()).not.toBeNull());
  announce('Prices are live again. '.repeat(200));
  await heard('Prices are live again.');
  expect(document.documentElement.scrollHeight).toBe(before);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

it('is the one region, and says what a toast says', async () => {
  leave = mount(
    <KitProviders theme="light" direction="green-up">
      <Button onClick={() => toast('The order was not placed', { icon: 'error' })}>Buy</Button>
    </KitProviders>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Buy' }));
  await screen.findByText('The order was not placed');
  await heard('The order was not placed');
  expect(document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')).toHaveLength(2);
  expect(region()?.querySelectorAll('[role="status"], [role="alert"]')).toHaveLength(2);
  // It stays for as long as a pointer is over it.
  await userEvent.hover(document.body);
  await waitFor(() => expect(document.querySelector('[data-passing]')).toBeNull(), { timeout: 2 * TIME_MS.toast });
});

it('speaks inside a dialog, where all else is inert, and outside again when it has gone', async () => {
  const [sheet] = OVERLAYS;
  leave = mount(await sheet?.page());
  await userEvent.click(await screen.findByRole('button', { name: sheet?.opener }));
  await waitFor(() => expect(document.querySelectorAll('dialog:modal')).toHaveLength(1));
  announce('Inside', 'alert');
  await heard('Inside');
  expect(region()?.closest('dialog')).not.toBeNull();
  expect(isReachable()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(0));
  announce('Outside', 'alert');
  await heard('Outside');
  expect(region()?.parentElement).toBe(document.body);
});
