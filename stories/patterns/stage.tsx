import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type ConfirmMemory, dismissToast, KitProviders, toastNow } from '#kit/feedback';
import { LAZY, settled } from '../kit/support.tsx';

const remembered = new Set<string>();
const memory: ConfirmMemory = { has: (key) => remembered.has(key), add: (key) => remembered.add(key) };

/** The kit's providers around a pattern, as an app has them. */
export const withKit: Decorator = (Story, { globals }) => (
  <KitProviders theme={globals.theme} direction={globals.direction} confirmMemory={memory}>
    <Story />
  </KitProviders>
);

/** What one story remembered or said is not the next one's. */
export function forget(): () => void {
  remembered.clear();
  return () => dismissToast(toastNow()?.id ?? 0);
}

/** A call that is still running when the picture is taken. */
export const forever = () => new Promise<void>(() => undefined);

/** The dialog of this name, once it stands still. */
export async function opened(role: 'dialog' | 'alertdialog', name: string) {
  const dialog = await within(document.body).findByRole(role, { name }, LAZY);
  await settled();
  return within(dialog);
}

/** No dialog stands any more. */
export const closed = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(within(document.body).queryByRole(role)).toBeNull());

/** The toast that says this, once it stands still. */
export async function said(text: string) {
  const words = await within(document.body).findByText(text, {}, LAZY);
  await settled();
  return words;
}

/** A spinner is no picture. */
export function stopSpinners(): void {
  for (const animation of document.getAnimations()) animation.cancel();
}
