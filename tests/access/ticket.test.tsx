import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderFixtures } from '../../src/contract/fixtures/orders.ts';
import { setTransport } from '../../src/data/transport.ts';
import * as Ticket from '../../stories/screens/spot/Ticket.stories.tsx';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { mount, storyOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

/** The best ask of the feed of stories. */
const BEST_ASK = '64218.6';
const order = (id: number) => ({ ...orderFixtures[1], id, target_price: BEST_ASK });

/** The ticket where these orders are open. */
async function withOrders(rows: readonly unknown[]) {
  const page = await storyOf(Ticket, 'Ready');
  const open = [...rows];
  setTransport(
    scenarioTransport({
      'spot.orders': ({ limit }) => open.slice(0, Number(limit)) as never,
      'spot.cancel': () => {
        open.length = 0;
        return undefined;
      },
    }),
  );
  leave = mount(page);
}

it('Open orders are counted truly over ten', async () => {
  await withOrders(Array.from({ length: 14 }, (_, index) => order(index + 1)));
  await screen.findByRole('tab', { name: /^Open orders ?14$/ });
  expect(screen.getAllByRole('button', { name: /^Cancel the order/ })).toHaveLength(10);
});

it('Levels at which the user has orders are marked in the book, until these are gone', async () => {
  await withOrders([order(1)]);
  const marked = () => [...document.querySelectorAll<HTMLElement>('[data-own]')].map(({ dataset }) => dataset.value);
  await waitFor(() => expect(marked()).toEqual([BEST_ASK]));
  await userEvent.click(screen.getByRole('button', { name: /^Cancel the order/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(marked()).toEqual([]));
});
