/**
 * What a tick over open positions costs the exchange, and how long a fall of the price takes that liquidates all of them, while others
 * place orders at the same time. Beyond its bars it ends with exit code 1. POSITIONS has fewer or more than 10,000.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { writePairs } from '../../src/exchange/app/seed/write.ts';
import { INSTRUMENTS } from '../../src/exchange/assets/instruments.ts';
import { KIND } from '../../src/exchange/ledger/kinds.ts';
import { OUTSIDE } from '../../src/exchange/ledger/owner.ts';
import type { Owner } from '../../src/exchange/ledger/port.ts';
import { TickChain } from '../../src/exchange/market-data/ticks/chain.ts';
import { queryRows } from '../../src/exchange/platform/store/driver.ts';
import { openStore } from '../../src/exchange/platform/store/open.ts';
import { createFutures } from '../../src/exchange/products/futures/futures.ts';
import { HOUSE, INSURANCE } from '../../src/exchange/products/futures/kinds.ts';
import { noMarkets, testDeps } from '../support/deps.ts';
import { TestClock } from '../support/test-clock.ts';
import { beside } from './bars.ts';
import { type BenchStore, onEachStore } from './stores.ts';

const POSITIONS = Number(process.env.POSITIONS ?? 10_000);
const TICKS = 30;
/** Ms that a tick over open positions may cost, and seconds until a fall has liquidated all of them. */
const [TICK_BAR, FALL_BAR] = [20, 5];
const USDT = 3;
const [BTC] = INSTRUMENTS;
const ENTRY = 60_000;

/** Ms of the processor since then: what others do on the machine is no cost of a tick. */
const cpuMs = (begun: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function onStore({ name, empty }: BenchStore): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'futures-'));
  const store = await openStore({ dataDir: folder, databaseUrl: (await empty('futures')) || null });
  try {
    if (!BTC) throw new Error('There is no BTC');
    const clock = new TestClock(Date.UTC(2026, 10, 18, 12));
    const price = { now: ENTRY };
    const source = {
      lists: () => true,
      syntheticPrices: () => new Map(),
      read: async () => {
        const units = BigInt(Math.round(price.now * 10));
        return [{ symbol: BTC.symbol, decimals: 1, index: units, mark: units, last: units }];
      },
    };
    const ticks = new TickChain({ store, clock, log: console, source });
    await ticks.open();
    const markets = { ...noMarkets, instruments: [BTC], ticks, byCoins: () => BTC };
    const deps = await testDeps(store, { clock, markets: () => markets });
    await store.transaction((tx) => writePairs(tx, [BTC]));
    await ticks.capture();
    await fill(store, deps, clock.now());
    const futures = createFutures(deps);
    await futures.watcher.start();
    const tick = async (next: number): Promise<number> => {
      price.now = next;
      await clock.liveThrough(1000);
      const begun = process.cpuUsage();
      await ticks.capture();
      await futures.watcher.settled();
      return cpuMs(begun);
    };
    /** The same without futures: what a batch of ticks itself takes. */
    const alone: number[] = [];
    const watched: number[] = [];
    for (let count = 0; count < TICKS; count += 1) watched.push(await tick(ENTRY + (count % 7)));
    await futures.watcher.stop();
    for (let count = 0; count < TICKS; count += 1) alone.push(await tick(ENTRY + (count % 7)));
    const again = createFutures(deps);
    await again.watcher.start();
    const cost = median(watched) - median(alone);
    console.log(`${POSITIONS} open positions of as many users, ${name}`);
    console.log(
      `  a tick      ${cost.toFixed(1)} ms beside one without them, ${median(alone).toFixed(1)} ms (${beside(cost, TICK_BAR)} ${TICK_BAR} ms)`,
    );
    // A third of the price: all of them are liquidated by one tick.
    price.now = ENTRY * 0.66;
    await clock.liveThrough(1000);
    const begun = performance.now();
    const used = process.cpuUsage();
    await ticks.capture();
    const orders = { answered: 0, slowest: 0, isOver: false };
    const ordering = order(again, orders);
    await again.watcher.settled();
    const seconds = (performance.now() - begun) / 1000;
    const busy = cpuMs(used) / 1000;
    orders.isOver = true;
    await ordering;
    const [row] = await queryRows<{ left: number; ended: number; ticks: number }>(
      store.db,
      sql`select (count(*) filter (where state in (2, 3)))::int as left, (count(*) filter (where reason = 4))::int as ended,
        count(distinct close_seq)::int as ticks from futures_positions where user_id <= ${POSITIONS}`,
    );
    console.log(
      `  a fall      ${seconds.toFixed(2)} s until ${row?.ended} are liquidated by ${row?.ticks} tick, ${row?.left} left, ${busy.toFixed(2)} s of the processor (${beside(seconds, FALL_BAR)} ${FALL_BAR} s)`,
    );
    console.log(
      `  meanwhile   ${orders.answered} orders acknowledged, the slowest after ${orders.slowest.toFixed(0)} ms`,
    );
    if ((row?.left ?? 1) > 0 || orders.answered === 0) process.exitCode = 1;
    await again.watcher.stop();
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}

type Deps = Awaited<ReturnType<typeof testDeps>>;

/** Users who have a lot each, at ten times, and one who places orders. */
async function fill(store: Deps['store'], deps: Deps, now: number): Promise<void> {
  const fund = (owner: Owner, amount: string) =>
    store.transaction((tx) =>
      deps.ledger.post(tx, [
        {
          kind: KIND.demoGrant,
          reference: 'bench',
          postings: [
            { owner: OUTSIDE, account: 'futures', coin: USDT, available: `-${amount}` },
            { owner, account: 'futures', coin: USDT, available: amount },
          ],
        },
      ]),
    );
  const rows = [
    sql`insert into users (id, account, email, password_hash, nickname, invite_code, created_at)
      overriding system value select g, 'u' || g, 'u' || g, '', '', 'i' || g, 0 from generate_series(1, ${POSITIONS + 1}) g`,
    sql`insert into balances (owner, account, coin, available, frozen, postings) select 'user:' || g, 'futures', 3, 0, 600, 0 from generate_series(1, ${POSITIONS}) g`,
    sql`insert into futures_positions (user_id, instrument_id, coin, direction, kind, state, multiple, lots, open_lots, contract_size, reference, notional,
        margin, open_margin, fee, maintenance, overnight_rate, exit_on, exits_at, placed_at, open_seq, open_at, open_price)
      select g, ${BTC?.id ?? 0}, 3, 1, 1, 2, 10, 1, 1, 0.1, ${ENTRY}, ${ENTRY / 10}, 600, 600, 3, 0.005, 0.0002, 1, ${now}, ${now}, 1, ${now}, ${ENTRY}
      from generate_series(1, ${POSITIONS}) g`,
    sql`insert into holds (product, reference, owner, account, coin, amount, created_at)
      select 'futures', 'position:' || id, 'user:' || user_id, 'futures', 3, 600, 0 from futures_positions`,
    sql`insert into futures_accounts (user_id, coin, since) select g, 3, 0 from generate_series(1, ${POSITIONS}) g`,
    sql`insert into futures_exposure (instrument_id, direction, notional) select ${BTC?.id ?? 0}, 1, sum(notional) from futures_positions`,
  ];
  for (const one of rows) await queryRows(store.db, one);
  await fund({ user: POSITIONS + 1 }, '1000000');
  await fund(HOUSE, '100000000');
  await fund(INSURANCE, '100000000');
}

/** Places and cancels entrusts one after the other while the fall is settled. */
async function order(
  futures: ReturnType<typeof createFutures>,
  told: { answered: number; slowest: number; isOver: boolean },
): Promise<void> {
  for (let serial = 0; !told.isOver; serial += 1) {
    const begun = performance.now();
    const request = {
      ...{ base: BTC?.base.id ?? 0, quote: USDT, direction: 'short' as const, lots: 1, multiple: 10, limit: '90000' },
      ...{ takeProfit: null, stopLoss: null, exitOn: 'mark' as const },
    };
    const call = { user: POSITIONS + 1, clientId: `bench-${serial}`, body: {} };
    const { value } = await futures.place(request, { ...call, call: 'futures.place' });
    await futures.cancel(value.id, { ...call, call: 'futures.cancel' });
    told.answered += 1;
    told.slowest = Math.max(told.slowest, performance.now() - begun);
  }
}

await onEachStore(onStore, process.argv.slice(2));
