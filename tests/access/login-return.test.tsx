import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { App } from '../../src/app/App.tsx';
import { navigationOf, toTarget } from '../../src/parts/navigation/index.ts';
import { layOut } from '../../stories/support/world.ts';
import { GLOBALS, mount } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('After login the draft of a guest is still there, and Back leads where they came from', async () => {
  const client = await layOut({ path: 'pages/index/index', session: 'guest' }, GLOBALS);
  // The app's own router moves, once it has come: not the story's.
  navigationOf(client).setMover(null);
  window.location.hash = '#/pages/index/index';
  leave = mount(<App client={client} />);
  await screen.findByRole('heading', { name: 'Trending' });

  await navigationOf(client).move('open', toTarget('pages/transaction/currency', { currency_id: 1, legal_id: 3 }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '0.1');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Log in to trade' }))[0] as HTMLElement);
  await userEvent.type(await screen.findByLabelText('Email, phone or username'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'quiet-river-7');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.1'));
  await screen.findByRole('button', { name: 'Buy 0.1 BTC' });
  window.history.back();
  await screen.findByRole('heading', { name: 'Trending' });
  expect(window.location.hash).toBe('#/pages/index/index');
});
