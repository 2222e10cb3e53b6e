import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDeps } from '../../../../tests/support/deps.ts';
import { HandClock, MarketWorld } from '../../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { TestClock } from '../../../../tests/support/test-clock.ts';
import { DAY_MS, HOUR_MS } from '../../../domain/durations.ts';
import { INSTRUMENTS } from '../../assets/instruments.ts';
import type { Candle, MarketData } from '../../market-data/port.ts';
import { createMarkets, type MarketEngine } from '../../matching/index.ts';
import { within } from '../../platform/pause.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Store } from '../../platform/store/open.ts';
import { pricesOver } from './history/prices.ts';
import { priceAt } from './prices.ts';
import { worthAtMidnight } from './snapshots.ts';

const BTC = 1;
const HOURS = { period: '60min', step: HOUR_MS } as const;
/** Ten in the evening. */
const EVENING = Date.UTC(2026, 10, 19, 22, 0, 30);
const MIDNIGHT = Date.UTC(2026, 10, 20);

async function anna({ db }: Store): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    db,
    sql`insert into users (account, email, password_hash, nickname, invite_code, created_at)
      values ('a', 'a', 'x', 'a', 'A', 0) returning id`,
  );
  const id = row?.id ?? 0;
  await db.execute(
    sql`insert into balances (owner, account, coin, available) values ('user:' || ${id}::integer, 'spot', ${BTC}, 1)`,
  );
  return id;
}

/** Bars of before a moment that the history tells otherwise than the market does. */
async function untrue(markets: MarketData, from: number, to: number): Promise<readonly Candle[]> {
  const over = await pricesOver(markets, BTC, [from, to], HOURS);
  const told = await markets.candles('btcusdt', '60min', from / 1000, to / 1000 - 3600, 100);
  expect(new Set(told.map(({ close }) => close)).size).toBeGreaterThan(5);
  return told.filter(({ id, close }) => Number(over((id + 3600) * 1000)) !== close);
}

describeOnStores('a time that the markets have not come to yet', (open) => {
  it('has no worth for who asks while a driven clock passes, until it is told', async () => {
    const store = await open();
    const clock = new TestClock(EVENING);
    let asked: Promise<unknown>[] = [];
    // Before the markets are brought to the moment, as whoever calls between two turns of the loop.
    clock.every(1000, 'a caller', async ({ isPassing }) => {
      if (!isPassing) return;
      const answers = Promise.all([
        worthAtMidnight({ store, markets }, user, MIDNIGHT),
        pricesOver(markets, BTC, [EVENING, clock.now()], HOURS),
      ]);
      asked = [...asked, answers];
      await within(300, answers);
    });
    const made: MarketEngine[] = [];
    await testDeps(store, {
      clock,
      markets: (ledger) => {
        const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
        const instruments = INSTRUMENTS.filter(({ symbol }) => symbol === 'btcusdt');
        made.push(createMarkets({ store, ledger, clock, scheduler: clock, seed: 'untold', log, instruments }));
        return made[0] as MarketEngine;
      },
    });
    const markets = made[0] as MarketEngine;
    const user = await anna(store);
    await markets.start();
    clock.at(MIDNIGHT, () => undefined);
    await clock.advanceTo(MIDNIGHT + 9 * HOUR_MS);
    const totals = await Promise.all(asked);
    expect(totals.length).toBe(2);
    const [row] = await queryRows<{ total: string }>(
      store.db,
      sql`select trim_scale(total_usdt)::text as total from daily_snapshots`,
    );
    expect(row?.total).toBe(await priceAt(markets, BTC, MIDNIGHT));
    expect(await untrue(markets, EVENING - HOUR_MS, clock.now())).toEqual([]);
    await markets.stop();
  });

  it('is told to who asks first when the machine has slept', async () => {
    const store = await open();
    const clock = new HandClock(EVENING);
    const { markets } = new MarketWorld(store, ['btcusdt'], { clock });
    await markets.start();
    const user = await anna(store);
    clock.time = MIDNIGHT + 9 * HOUR_MS;
    const price = worthAtMidnight({ store, markets }, user, MIDNIGHT);
    expect(await untrue(markets, EVENING - DAY_MS, clock.time)).toEqual([]);
    await markets.tick();
    expect((await price).toFixed()).toBe(await priceAt(markets, BTC, MIDNIGHT));
    expect(await untrue(markets, EVENING - DAY_MS, clock.time)).toEqual([]);
    await markets.stop();
  });
});
