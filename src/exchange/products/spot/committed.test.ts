import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDeps } from '../../../../tests/support/deps.ts';
import { FRIDAY } from '../../../../tests/support/market-world.ts';
import { traders } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { TestClock } from '../../../../tests/support/test-clock.ts';
import { findUser } from '../../accounts/users.ts';
import { seed } from '../../app/seed/index.ts';
import { INSTRUMENTS } from '../../assets/instruments.ts';
import { DEMO_ACCOUNT } from '../../demo/account.ts';
import type { Ledger } from '../../ledger/port.ts';
import { createMarkets } from '../../matching/index.ts';
import type { Store } from '../../platform/store/open.ts';
import { committedTrades } from './committed.ts';
import { spotFills } from './schema.ts';
import { createSpot } from './spot.ts';

const SYMBOL = 'btcusdt';

/** Starts an exchange whose journal is written by hand only; a kill leaves it as it stands. */
async function start(store: Store, clock: TestClock) {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const instruments = INSTRUMENTS.filter(({ symbol }) => symbol === SYMBOL);
  const make = (ledger: Ledger) => createMarkets({ store, ledger, clock, seed: 'committed', log, instruments });
  let markets: ReturnType<typeof make> | undefined;
  const deps = await testDeps(store, {
    clock,
    markets: (ledger) => {
      markets = make(ledger);
      return markets;
    },
  });
  if (!markets) throw new Error('the markets are made with the rest');
  await seed(deps);
  const spot = createSpot(deps);
  await spot.restore();
  await markets.start();
  return { markets, spot };
}

/** What everybody sees. */
const shown = ({ markets }: Awaited<ReturnType<typeof start>>) => ({
  tape: markets.lastTrades(SYMBOL, 1000),
  last: markets.lastPrice(SYMBOL),
  minute: markets.current(SYMBOL, '1min'),
  day: markets.current(SYMBOL, '1day'),
});

describeOnStores('trades that are committed', (open) => {
  it('are told as they were, each once, from an id on', async () => {
    const { world, anna, ben } = await traders(await open());
    await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await Promise.all([
      world.place(ben, { side: 'buy', amount: '0.004', price: '60000' }),
      world.place(ben, { side: 'buy', amount: '0.006', price: '60000' }),
    ]);
    await world.make(SYMBOL, 'buy', 599_000n, 100n);
    await world.place(anna, { side: 'sell', amount: '0.01' });
    await world.place(ben, { side: 'buy', amount: '0.02', price: '59800' });
    await world.make(SYMBOL, 'sell', 598_000n, 100n);
    const { published } = world.markets;
    expect(published.map(({ side }) => side)).toEqual(['buy', 'buy', 'sell', 'sell']);
    const read = committedTrades(world.deps);
    expect(await read(new Map([[SYMBOL, 0]]))).toEqual(published);
    expect(await read(new Map([[SYMBOL, published[1]?.id ?? 0]]))).toEqual(published.slice(2));
  }, 60_000);

  it('and that a kill kept out of the journal are public after the start, once, in tape, price and candles', async () => {
    const store = await open();
    const clock = new TestClock(FRIDAY);
    const one = await start(store, clock);
    for (let step = 0; step < 40; step += 1) {
      await clock.liveThrough(250);
      one.markets.step();
    }
    await one.markets.settled();
    const user = (await findUser(store.db, DEMO_ACCOUNT.email))?.id ?? 0;
    const { base, quote } = INSTRUMENTS.find(({ symbol }) => symbol === SYMBOL) ?? {};
    const request = {
      base: base?.id ?? 0,
      quote: quote?.id ?? 0,
      side: 'buy',
      amount: '0.01',
      price: undefined,
      orderType: 'market',
    } as const;
    const before = shown(one);
    await one.spot.place(request, { user, call: 'spot.place', clientId: 'killed', body: request });
    // Committed, and nobody has heard of it.
    expect(shown(one)).toEqual(before);

    const two = shown(await start(store, clock));
    const fills = await store.db.select().from(spotFills).orderBy(desc(spotFills.tradeId));
    const ids = fills.map(({ tradeId }) => tradeId);
    const close = Number(fills[0]?.price);
    expect(two.tape.map(({ id }) => id)).toEqual([...ids, ...before.tape.map(({ id }) => id)]);
    expect(two.tape[0]).toMatchObject({ side: 'buy', ts: clock.now() });
    expect(two.last).toBe(two.tape[0]?.price);
    expect(two.minute).toMatchObject({ close, count: (before.minute?.count ?? 0) + fills.length });
    expect(two.day).toMatchObject({ close, count: (before.day?.count ?? 0) + fills.length });
    // Killed again.
    expect(shown(await start(store, clock))).toEqual(two);
  }, 60_000);
});
