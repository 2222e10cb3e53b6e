import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { move } from '../../src/parts/navigation/navigator.ts';
import { toTarget } from '../../src/parts/navigation/target.ts';
import { layOut } from '../../stories/support/world.ts';
import modes from '../../visual-tests/modes.json';
import { mount } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('After login the draft of a guest is still there, and Back leads where they came from', async () => {
  await layOut({ path: 'pages/index/index', session: 'guest' }, { ...modes.light.globals, endLang: 'en' });
  window.location.hash = '#/pages/index/index';
  const { App } = await import('../../src/app/App.tsx');
  leave = mount(<App />);
  await screen.findByRole('heading', { name: 'Hot' });

  await move('open', toTarget('pages/transaction/currency', { currency_id: 1, legal_id: 3 }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '0.1');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Log in to trade' }))[0] as HTMLElement);
  await userEvent.type(await screen.findByLabelText('Email, phone or user name'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'quiet-river-7');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.1'));
  await screen.findByRole('button', { name: 'Buy BTC' });
  window.history.back();
  await screen.findByRole('heading', { name: 'Hot' });
  expect(window.location.hash).toBe('#/pages/index/index');
});
