import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { App } from '../../src/app/App.tsx';
import { navigationOf } from '../../src/parts/navigation/index.ts';
import { layOut } from '../../stories/support/world.ts';
import { GLOBALS, mount } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('The first start opens the guide, and a Skip that comes before the router leads home', async () => {
  const client = await layOut({ path: 'pages/index/guide', session: 'guest' }, GLOBALS);
  // Until the router has come, the app's own moves wait.
  navigationOf(client).setMover(null);
  leave = mount(<App client={client} />);
  const skip = await screen.findByRole('button', { name: 'Skip' });
  expect(window.location.hash).toBe('#/pages/index/guide');
  await userEvent.click(skip);
  await screen.findByRole('heading', { name: 'Trending' });
  expect(window.location.hash).toBe('#/pages/index/index');
});
