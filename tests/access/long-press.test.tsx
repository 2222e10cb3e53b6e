import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import * as Markets from '../../stories/screens/market/Market.stories.tsx';
import { visits } from '../../stories/support/world.ts';
import { mount, storyOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('A long press on a pair offers its star, and the tap that ends it opens nothing', async () => {
  leave = mount(await storyOf(Markets, 'Ready'));
  await userEvent.click(await screen.findByText('SOL'), { delay: 700 });
  await screen.findByRole('button', { name: 'Add SOL/USDT to favourites' });
  expect(visits).toEqual([]);
});

/** A finger that rests here for so long. */
async function press(element: Element, ms: number): Promise<void> {
  const box = element.getBoundingClientRect();
  // The page stands in a frame that is drawn smaller where it does not fit.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth);
  const scale = frame.width / window.innerWidth;
  const touchPoints = [{ x: frame.x + scale * (box.x + box.width / 2), y: frame.y + scale * (box.y + box.height / 2) }];
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, ms));
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('What a long press has offered stays when the finger lifts', async () => {
  leave = mount(await storyOf(Markets, 'Ready'));
  await press(await screen.findByText('SOL'), 1000);
  const star = await screen.findByRole('button', { name: 'Add SOL/USDT to favourites' });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(star).toBeVisible();
  expect(document.querySelector('dialog[open]:not([data-closing])')).not.toBeNull();
  expect(visits).toEqual([]);
});
