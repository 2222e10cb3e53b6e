import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noMarkets } from '../../../../tests/support/deps.ts';
import { emptyStores, HandClock, MarketWorld } from '../../../../tests/support/market-world.ts';
import { DAY_MS, MINUTE_MS } from '../../../domain/durations.ts';
import { INSTRUMENTS } from '../../assets/instruments.ts';
import { queryRows } from '../../platform/store/driver.ts';
import { priceAt, tradeFeeOf } from './prices.ts';
import { dailySnapshots } from './schema.ts';
import { takeSnapshots } from './snapshots.ts';

const stores = emptyStores();
/** Of a Friday; New York closed three hours before it. */
const MIDNIGHT = Date.UTC(2026, 10, 20);

it('the price at a midnight is the same right behind it, in the next session and after it, also of a stock', async () => {
  const clock = new HandClock(MIDNIGHT - DAY_MS / 8 - 10 * MINUTE_MS);
  const world = new MarketWorld(stores.store, ['aaplusdt', 'btcusdt'], { clock });
  await world.markets.start();
  await world.run(120);
  const closed = world.instrument('aaplusdt');
  const advance = async (to: number) => {
    clock.time = to;
    await world.markets.pass();
  };
  const prices = () => Promise.all([closed.base.id, 1].map((coin) => priceAt(world.markets, coin, MIDNIGHT)));
  await advance(MIDNIGHT - 60 * MINUTE_MS);
  await advance(MIDNIGHT + 50);
  const then = await prices();
  expect(then[0]).toBe(String(Number(world.markets.lastPrice('aaplusdt')) / 10 ** closed.priceDecimals));
  // A minute before the day of the candles ends, which began in the next session; and behind it.
  await advance(Date.UTC(2026, 10, 20, 15, 59));
  await world.run(20);
  expect(await prices()).toEqual(then);
  await advance(Date.UTC(2026, 10, 20, 17));
  expect(await prices()).toEqual(then);
  // Minutes are kept for a month.
  await advance(MIDNIGHT + 40 * DAY_MS);
  expect(await prices()).toEqual(then);
});

it('a snapshot right behind midnight has the trades of before it that wait for the journal', async () => {
  const { store } = stores;
  const clock = new HandClock(MIDNIGHT - MINUTE_MS);
  const world = new MarketWorld(store, ['btcusdt'], { clock });
  await world.markets.start();
  await store.db.execute(
    sql`insert into users (account, email, password_hash, nickname, invite_code, created_at) values ('a', 'a', 'x', 'a', 'A', 0)`,
  );
  await store.db.execute(
    sql`insert into balances (owner, account, coin, available) select 'user:' || id, 'spot', 1, 1 from users`,
  );
  // Nothing is public of the minute but what is written now.
  while (clock.time < MIDNIGHT - 50) {
    clock.time += 50;
    world.markets.step();
  }
  clock.time = MIDNIGHT + 2;
  await takeSnapshots({ store, markets: world.markets }, MIDNIGHT);
  await world.markets.settled();
  const rows = await queryRows(store.db, sql`select trim_scale(total_usdt)::text as total from daily_snapshots`);
  expect(rows).toEqual([{ total: await priceAt(world.markets, 1, MIDNIGHT) }]);
});

it('a pair without a candle has no price, not even that of today, and no snapshot is written with it', async () => {
  const { store } = stores;
  const bitcoin = INSTRUMENTS.find(({ symbol }) => symbol === 'btcusdt');
  if (!bitcoin) throw new Error('There is no bitcoin');
  const markets = { ...noMarkets, instruments: [bitcoin], lastPrice: () => 600_000n };
  await expect(priceAt(markets, bitcoin.base.id, MIDNIGHT)).rejects.toThrow(
    'btcusdt has no price at 2026-11-20T00:00:00.000Z',
  );
  await store.db.execute(
    sql`insert into users (account, email, password_hash, nickname, invite_code, created_at) values ('a', 'a', 'x', 'a', 'A', 0)`,
  );
  await store.db.execute(
    sql`insert into balances (owner, account, coin, available) select 'user:' || id, 'spot', 1, 1 from users`,
  );
  await expect(takeSnapshots({ store, markets }, MIDNIGHT)).rejects.toThrow('has no price');
  expect(await store.db.select().from(dailySnapshots)).toEqual([]);
});

it('a coin without a pair counts as nothing and is traded at no fee', async () => {
  expect(await priceAt(noMarkets, 1, MIDNIGHT)).toBe('0');
  expect(tradeFeeOf(noMarkets, 1)).toBe('0');
  expect(tradeFeeOf({ ...noMarkets, instruments: INSTRUMENTS }, 1)).toBe('0.001');
});
