import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallName } from '../../src/contract/table.ts';
import { CallError } from '../../src/data/call-error.ts';
import { queriesOf } from '../../src/data/query.ts';
import * as Search from '../../stories/screens/market/Search.stories.tsx';
import * as Ticket from '../../stories/screens/spot/Ticket.stories.tsx';
import { stillFeed } from '../../stories/support/feed.ts';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { mount, screenOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

/** A screen whose call comes once; `fail` has it read anew, in vain, and `heal` lets it come again. */
async function once(module: unknown, cut: CallName) {
  const wire = scenarioTransport({});
  let isCut = false;
  const { page, client } = await screenOf(module, 'Ready', {
    feed: stillFeed('live'),
    transport: async (request) => {
      if (isCut && request.name === cut) throw new CallError('network');
      return wire(request);
    },
  });
  leave = mount(page);
  return {
    fail: () => {
      isCut = true;
      return queriesOf(client).refetchQueries({ queryKey: [cut] });
    },
    heal: () => {
      isCut = false;
    },
  };
}

it('What Search shows stays where reading the pairs anew fails, which is said with a way to try again', async () => {
  const { fail, heal } = await once(Search, 'content.quotes');
  await screen.findByRole('region', { name: 'Biggest moves' });
  await fail();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Prices did not load')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Biggest moves' })).toBeVisible();
  heal();
  await userEvent.click(retry);
  await expect.poll(() => screen.queryByText('Prices did not load')).toBeNull();
});

it('Balances of the ticket that are known stay where reading them anew fails', async () => {
  const { fail, heal } = await once(Ticket, 'wallet.detail');
  await userEvent.click(await screen.findByRole('tab', { name: 'Balances' }));
  await screen.findByText('Available 0.28413');
  await fail();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Balances did not load')).toBeVisible();
  expect(screen.getByText('Available 0.28413')).toBeVisible();
  heal();
  await userEvent.click(retry);
  await expect.poll(() => screen.queryByText('Balances did not load')).toBeNull();
});
