import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import * as Ticket from '../../stories/screens/spot/Ticket.stories.tsx';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { mount, screenOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

/** The ticket where the call of its orders ends so. */
async function withOrders(outcome: 'absent' | 'error') {
  const { page } = await screenOf(Ticket, 'Ready', { transport: scenarioTransport({ 'spot.orders': outcome }) });
  leave = mount(page);
  await screen.findByRole('button', { name: 'Enter an amount' });
}

it('A call that fails says so; one that this server does not have leaves no error behind', async () => {
  await withOrders('error');
  await screen.findByText('Orders did not load');
  leave?.();
  await withOrders('absent');
  await screen.findByRole('tab', { name: 'Open orders', selected: true });
  // The skeleton goes when the answer has come.
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
  expect(screen.queryByText('Orders did not load')).toBeNull();
});
