import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as Hub from '../../stories/screens/trade/Hub.stories.tsx';
import { mount, storyOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('The hub opened by an address that names a mode changes modes', async () => {
  leave = mount(await storyOf(Hub, 'FuturesLater'));
  const isChosen = (name: string) => screen.findByRole('tab', { name, selected: true });
  await isChosen('Futures');
  await userEvent.click(screen.getByRole('tab', { name: 'Options' }));
  await isChosen('Options');
  await userEvent.click(screen.getByRole('tab', { name: 'Spot' }));
  await isChosen('Spot');
  await screen.findByRole('button', { name: 'Buy BTC' });
});
