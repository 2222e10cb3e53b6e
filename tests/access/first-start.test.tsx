import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setMover } from '../../src/parts/navigation/navigator.ts';
import { layOut } from '../../stories/support/world.ts';
import modes from '../../visual-tests/modes.json';
import { mount } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('The first start opens the guide, and a Skip that comes before the router leads home', async () => {
  await layOut({ path: 'pages/index/guide', session: 'guest' }, { ...modes.light.globals, endLang: 'en' });
  // Until the router has come, the app's own moves wait.
  setMover(null);
  const { App } = await import('../../src/app/App.tsx');
  expect(window.location.hash).toBe('#/pages/index/guide');
  leave = mount(<App />);
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  await screen.findByRole('heading', { name: 'Hot' });
  expect(window.location.hash).toBe('#/pages/index/index');
});
