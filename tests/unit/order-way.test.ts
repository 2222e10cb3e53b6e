import { expect, it } from 'vitest';
import { seed } from '../../src/exchange/app/seed/index.ts';
import { INSTRUMENTS } from '../../src/exchange/assets/instruments.ts';
import { createMarkets } from '../../src/exchange/matching/index.ts';
import { stillClock, testDeps } from '../support/deps.ts';
import { filesEntered } from '../support/files-entered.ts';
import { emptyStores } from '../support/market-world.ts';
import { registered, testServer } from '../support/server.ts';

/**
 * Files that are asked about an order that rests, or told of it: those of which a function is called between its request and its reply, in
 * the rooms that the order itself is handed through. What only serves them (the store, sessions, limits, words, numbers),
 * and the market data that a changed book is told to, is of no count. Of the exchange of commit 5323818, in the rooms that these were
 * then, the same count gives 26.
 */
const MOST_STATIONS = 29;
/** Times that a function is called in a station that the way had left before: between two of them it was in another. In 5323818: 33. */
const MOST_RETURNS = 73;
const ROOMS = /^(gateway\/http\/router\.ts|calls\/|products\/|matching\/|ledger\/)/;

const EXCHANGE = new URL('../../src/exchange/', import.meta.url);
const stores = emptyStores();

it('asks and tells no more files about an order that rests, and no more often, than it does', async () => {
  const { store } = stores;
  const clock = stillClock();
  const instruments = INSTRUMENTS.filter(({ symbol }) => symbol === 'btcusdt');
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const deps = await testDeps(store, {
    clock,
    config: { isDemo: true },
    markets: (ledger) => createMarkets({ store, ledger, clock, log, seed: 'way', instruments }),
  });
  await seed(deps);
  const server = await testServer(deps);
  await deps.lifecycle.start();
  const token = await registered(server, 'anna@example.com');
  const order = { currency_id: 1, legal_id: 3, type: '1', amount: '0.01', target_price: '20000' } as const;
  const place = async (client_id: string) =>
    expect(await server.call('spot.place', { ...order, client_id }, { token })).toMatchObject({
      message: { status: 1 },
    });
  // The first one fills what is read once.
  await place('order-0001');
  const entered = await filesEntered(EXCHANGE, ROOMS, [() => place('order-0002'), () => place('order-0003')]);
  // What the order before left to do, after its reply, is no part of this one's way.
  const begun = entered.slice(entered.indexOf('gateway/http/router.ts'));
  const way = begun.filter((file, index) => file !== begun[index - 1]);
  const stations = new Set(way);
  expect(stations).toContain('products/spot/settle.ts');
  expect(stations.size, [...stations].join('\n')).toBeLessThanOrEqual(MOST_STATIONS);
  expect(way.length - stations.size, way.join('\n')).toBeLessThanOrEqual(MOST_RETURNS);
  await server.app.close();
});
