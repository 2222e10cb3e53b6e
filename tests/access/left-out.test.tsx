import './setting.ts';
import NumberKeyboard from 'antd-mobile/es/components/number-keyboard';
import PasscodeInput from 'antd-mobile/es/components/passcode-input';
import SwipeAction from 'antd-mobile/es/components/swipe-action';
import type { ReactNode } from 'react';
import { waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { mount } from './mount.tsx';

/** What the sentences of src/kit/own-parts.ts say of components that are left out is so: where one of these fails, it may be time to take it. */

let leave: (() => void) | undefined;
afterEach(() => leave?.());

async function drawn(node: ReactNode, selector: string): Promise<HTMLElement> {
  leave = mount(node);
  return waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  });
}

it('A key of NumberKeyboard has no tab stop, and its popup no role', async () => {
  const keys = await drawn(<NumberKeyboard visible />, '.adm-number-keyboard');
  const named = [...keys.querySelectorAll<HTMLElement>('[role="button"][aria-label]')];
  expect(named.length).toBeGreaterThanOrEqual(11);
  expect(named.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
  expect(keys.closest('[role="dialog"], dialog')).toBeNull();
});

it('PasscodeInput is a button, whose field screen readers do not hear', async () => {
  const field = await drawn(<PasscodeInput value="123" plain />, '.adm-passcode-input');
  expect(field.getAttribute('role')).toBe('button');
  expect(field.querySelector('input')?.getAttribute('aria-hidden')).toBe('true');
});

it('SwipeAction moves where less motion is asked for', async () => {
  const row = await drawn(
    <SwipeAction rightActions={[{ key: 'remove', text: 'Remove' }]}>
      <p>Row</p>
    </SwipeAction>,
    '.adm-swipe-action',
  );
  const track = row.querySelector<HTMLElement>('.adm-swipe-action-track');
  const places = new Set<string>();
  row.querySelector('button')?.focus();
  await waitFor(() => {
    places.add(track?.style.transform ?? '');
    expect(places.size).toBeGreaterThan(3);
  });
});
