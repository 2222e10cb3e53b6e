import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
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
