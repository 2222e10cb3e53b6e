import './setting.ts';
import { screen, waitFor, within } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as Hub from '../../stories/screens/trade/Hub.stories.tsx';
import { visits } from '../../stories/support/world.ts';
import { mount, storyOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('The hub opened by an address that names a mode changes modes', async () => {
  leave = mount(await storyOf(Hub, 'FuturesLater'));
  const isChosen = (name: string) => screen.findByRole('tab', { name, selected: true });
  await isChosen('Futures');
  await userEvent.click(screen.getByRole('tab', { name: 'Options' }));
  await isChosen('Options');
  await userEvent.click(screen.getByRole('tab', { name: 'Coins' }));
  await isChosen('Coins');
  await screen.findByRole('button', { name: 'Buy BTC' });
});

it('A tap on a price of the depth opens the ticket at it: one buys at an ask, and sells at a bid; so do the keys', async () => {
  leave = mount(await storyOf(Hub, 'Ready'));
  const priceOf = (level: HTMLElement) => level.textContent?.replace(/^([\d,]+\.\d).*/, '$1').replaceAll(',', '');
  const asks = await screen.findByRole('listbox', { name: 'Ask' });
  const [, second] = await within(asks).findAllByRole('option');
  if (!second) throw new Error('No level to tap');
  const price = priceOf(second);
  await userEvent.click(second);
  const ids = { currency_id: '1', legal_id: '3' };
  await waitFor(() => expect(visits.at(-1)?.params).toEqual({ ...ids, side: 'buy', price }));
  expect(visits.at(-1)?.path).toBe('pages/transaction/currency');

  const [best] = within(screen.getByRole('listbox', { name: 'Bid' })).getAllByRole('option');
  if (!best) throw new Error('No level to walk to');
  screen.getByRole('listbox', { name: 'Bid' }).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(visits.at(-1)?.params).toEqual({ ...ids, side: 'sell', price: priceOf(best) }));
});
