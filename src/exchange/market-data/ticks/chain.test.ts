import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { HandClock } from '../../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { firstBroken, isTickIncluded } from '../../../domain/tick-chain.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Store } from '../../platform/store/open.ts';
import { tasks } from '../../platform/store/schema/index.ts';
import { TickChain, type TickSource } from './chain.ts';
import { NotListed } from './port.ts';
import { sha256 } from './sha.ts';
import { pruneSegments } from './table.ts';
import { pricesOf, type Tick, type TickBatch, type TickValues } from './tick.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const EVER = { from: 0, to: Number.MAX_SAFE_INTEGER, limit: 10_000 };

/** Two symbols whose prices follow from the time, and what a jump of the clock passed through. */
class Prices implements TickSource {
  isTelling = true;
  symbols = ['btcusdt', 'ethusdt'];

  constructor(private readonly clock: HandClock) {}

  lists(symbol: string): boolean {
    return this.symbols.includes(symbol);
  }

  async read(): Promise<TickValues[]> {
    const index = BigInt(Math.floor(this.clock.time / SECOND) % 100_000);
    return this.symbols.map((symbol) => ({ symbol, decimals: 2, index, mark: index + 1n, last: index - 1n }));
  }

  syntheticPrices(minute: number): ReadonlyMap<string, bigint> {
    return this.isTelling ? new Map([['btcusdt', BigInt(minute % 100_000)]]) : new Map();
  }
}

function open(store: Store, clock = new HandClock(), keptMs?: number, each?: number) {
  const prices = new Prices(clock);
  const log = { error: vi.fn() };
  const chain = new TickChain({ store, clock, source: prices, log, keptMs, each });
  const heard: TickBatch[] = [];
  chain.on((batch) => heard.push(batch));
  const live = async (count: number, each = SECOND) => {
    for (let made = 0; made < count; made += 1) {
      clock.time += each;
      await chain.capture();
    }
  };
  return { chain, clock, prices, log, heard, live };
}

const countOf = async (store: Store, table: 'tick_batches' | 'tick_segments') =>
  (await queryRows<{ count: number }>(store.db, sql`select count(*) as count from ${sql.raw(table)}`))[0]?.count;

async function expectWhole(ticks: readonly Tick[], length: number): Promise<void> {
  expect(ticks).toHaveLength(length);
  expect(await firstBroken(ticks, sha256)).toBeNull();
}

describeOnStores('ticks', (openStore) => {
  test('each second has a batch; every one is proven, and a changed price is not', async () => {
    const { chain, clock, heard, live } = open(await openStore());
    await chain.open();
    const begin = clock.time;
    expect(chain.latest('btcusdt')).toBeUndefined();
    await live(5);
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    const ticks = await chain.between('ethusdt', EVER);
    await expectWhole(ticks, 5);
    expect(ticks.map(({ at }) => at - begin)).toEqual([1000, 2000, 3000, 4000, 5000]);
    expect(chain.latest('ethusdt')).toEqual(ticks[4]);
    expect(chain.latest('nonesuch')).toBeUndefined();
    const [tick] = ticks as [Tick];
    const proof = await chain.proof('ethusdt', tick.seq);
    if (!proof) throw new Error('there is no proof');
    expect(await isTickIncluded(pricesOf(tick), proof, tick.root, sha256)).toBe(true);
    expect(await isTickIncluded(pricesOf({ ...tick, mark: tick.mark + 1n }), proof, tick.root, sha256)).toBe(false);
    expect(await chain.proof('nonesuch', tick.seq)).toBeNull();
    expect(await chain.proof('ethusdt', 999)).toBeNull();
  });

  test('a result takes the first tick at or after its moment; one that is not there yet is made', async () => {
    const { chain, clock, heard, live } = open(await openStore());
    await chain.open();
    const begin = clock.time;
    await live(10);
    expect((await chain.firstAtOrAfter('btcusdt', begin + 3000))?.seq).toBe(3);
    expect((await chain.firstAtOrAfter('btcusdt', begin + 3001))?.seq).toBe(4);
    expect((await chain.firstAtOrAfter('btcusdt', 0))?.seq).toBe(1);
    clock.time += 400;
    const made = await Promise.all([1, 2, 3].map(() => chain.firstAtOrAfter('btcusdt', clock.time)));
    expect(made.map((tick) => tick?.seq)).toEqual([11, 11, 11]);
    expect(heard).toHaveLength(11);
    expect(await chain.firstAtOrAfter('btcusdt', clock.time + 1)).toBeNull();
  });

  test('a hundred results of one second share its batch', async () => {
    const { chain, clock, heard, live } = open(await openStore(), new HandClock(), undefined, SECOND);
    await chain.open();
    await live(3);
    const asked: Promise<Tick | null>[] = [];
    for (let user = 0; user < 100; user += 1) {
      clock.time += 9;
      asked.push(chain.firstAtOrAfter('btcusdt', clock.time));
      await new Promise(setImmediate);
    }
    await live(1, 100);
    const ticks = await Promise.all(asked);
    expect(ticks.every((tick) => tick !== null)).toBe(true);
    expect(heard.length).toBeLessThanOrEqual(3 + 2);
  });

  test('a moment keeps its first tick when the clock of the machine is set back', async () => {
    const { chain, clock, live } = open(await openStore());
    await chain.open();
    const begin = clock.time;
    await live(130);
    const taken = await chain.firstAtOrAfter('btcusdt', begin + MINUTE);
    clock.time = begin;
    await live(130);
    expect(await chain.firstAtOrAfter('btcusdt', begin + MINUTE)).toEqual(taken);
    expect(taken?.seq).toBe(60);
  });

  test('the first batch of a run that was committed without an answer is told of', async () => {
    const store = await openStore();
    const { chain, heard, live } = open(store);
    const twin = open(store);
    await chain.open();
    await twin.chain.open();
    await twin.live(1);
    await expect(live(1)).rejects.toThrow();
    await live(1);
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('a moment of an outage that was jumped over has one first tick, whoever asks first', async () => {
    const store = await openStore();
    const { chain, clock, live } = open(store);
    await chain.open();
    await live(3);
    const middle = clock.time + 90 * SECOND;
    await store.db.execute(sql`alter table tick_batches rename to tick_batches_away`);
    try {
      await expect(live(1)).rejects.toThrow();
      clock.time += 3 * MINUTE;
    } finally {
      await store.db.execute(sql`alter table tick_batches_away rename to tick_batches`);
    }
    const first = await chain.firstAtOrAfter('btcusdt', middle);
    expect(first?.at).toBe(Math.ceil(middle / MINUTE) * MINUTE);
    expect(await chain.firstAtOrAfter('btcusdt', middle)).toEqual(first);
  });

  test('a moment whose batch was committed without an answer has that one as its first tick', async () => {
    const store = await openStore();
    const { chain, clock, live } = open(store);
    await chain.open();
    await live(2);
    const twin = open(store, clock);
    await twin.chain.open();
    await twin.live(1);
    const moment = clock.time;
    await expect(chain.capture()).rejects.toThrow();
    clock.time += SECOND;
    const first = await chain.firstAtOrAfter('btcusdt', moment);
    expect(first).toEqual(twin.chain.latest('btcusdt'));
    expect(await chain.firstAtOrAfter('btcusdt', moment)).toEqual(first);
  });

  test('nobody hears of a batch before it is in the store, and none that is not', async () => {
    const store = await openStore();
    const { chain, clock, log, heard, live } = open(store);
    await chain.open();
    const stored: (number | undefined)[] = [];
    let counted = Promise.resolve();
    chain.on(() => {
      throw new Error('a listener of no worth');
    });
    chain.on(() => Promise.reject(new Error('a listener that fails later')));
    chain.on(() => {
      counted = countOf(store, 'tick_batches').then((count) => void stored.push(count));
    });
    for (let made = 0; made < 2; made += 1) {
      await live(1);
      await counted;
    }
    expect(stored).toEqual([1, 2]);
    expect(log.error.mock.calls.map(([{ seq, err }]) => [seq, err.message])).toEqual([
      [1, 'a listener of no worth'],
      [1, 'a listener that fails later'],
      [2, 'a listener of no worth'],
      [2, 'a listener that fails later'],
    ]);
    await store.db.execute(sql`alter table tick_batches rename to tick_batches_away`);
    clock.time += SECOND;
    await expect(chain.capture()).rejects.toThrow();
    await store.db.execute(sql`alter table tick_batches_away rename to tick_batches`);
    expect(heard.at(-1)?.seq).toBe(2);
    await live(2);
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    await expectWhole(await chain.between('btcusdt', EVER), 4);
  });

  test('a batch that was committed without an answer is told of, and the chain goes on after it', async () => {
    const store = await openStore();
    const { chain, heard, live } = open(store);
    const twin = open(store);
    await chain.open();
    await live(2);
    await twin.chain.open();
    await twin.live(1);
    // What this one makes now has the number that the store has given already.
    await expect(live(1)).rejects.toThrow();
    await live(1);
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(heard[2]?.hash).toBe(twin.heard[0]?.hash);
    await expectWhole(await chain.between('btcusdt', EVER), 4);
  });

  test('a stop is a gap in time and none in the chain', async () => {
    const store = await openStore();
    const first = open(store);
    await first.chain.open();
    await first.live(130);
    const again = open(store, new HandClock(first.clock.time + 3 * DAY));
    await again.chain.open();
    expect(again.chain.latest('btcusdt')).toEqual(first.chain.latest('btcusdt'));
    await again.live(2);
    const ticks = await again.chain.between('btcusdt', EVER);
    await expectWhole(ticks, 132);
    expect((ticks[130]?.at ?? 0) - (ticks[129]?.at ?? 0)).toBe(3 * DAY + SECOND);
    expect((await again.chain.firstAtOrAfter('btcusdt', first.clock.time + 1))?.seq).toBe(131);
  });

  test('minutes are packed; every tick and proof is what it was, on any page', async () => {
    const store = await openStore();
    const { chain, prices, heard, live } = open(store);
    await chain.open();
    await live(200);
    // Another symbol is listed: batches of one segment list the same.
    prices.symbols = ['btcusdt', 'ethusdt', 'solusdt'];
    await live(230);
    expect(await countOf(store, 'tick_segments')).toBeGreaterThanOrEqual(6);
    expect(await countOf(store, 'tick_batches')).toBeLessThan(120);
    const ticks = await chain.between('btcusdt', EVER);
    await expectWhole(ticks, 430);
    expect(ticks.map(({ hash, index }) => [hash, index])).toEqual(
      heard.map(({ hash, values }) => [hash, values[0]?.index]),
    );
    const pages: Tick[] = [];
    for (let after = 0; ; after = pages.at(-1)?.seq ?? 0) {
      const page = await chain.between('btcusdt', { ...EVER, after, limit: 77 });
      if (page.length === 0) break;
      pages.push(...page);
    }
    expect(pages).toEqual(ticks);
    // A guest may name any number.
    expect(await chain.between('btcusdt', { ...EVER, after: 1e14 })).toEqual([]);
    const [tick] = ticks.slice(70) as [Tick];
    expect(await chain.firstAtOrAfter('btcusdt', tick.at)).toEqual(tick);
    expect(await chain.between('btcusdt', { from: tick.at, to: tick.at, limit: 5 })).toEqual([tick]);
    const proof = await chain.proof('btcusdt', tick.seq);
    expect(proof && (await isTickIncluded(pricesOf(tick), proof, tick.root, sha256))).toBe(true);
  });

  test('what is older than the retention goes, except what a result names, which stays whole and proven', async () => {
    const store = await openStore();
    const clock = new HandClock();
    const { chain, live } = open(store, clock, 10 * MINUTE);
    await chain.open();
    const begin = clock.time;
    await live(30);
    const first = chain.latest('btcusdt');
    for (let minute = 0; minute < 40; minute += 1) {
      // A pin a minute, each twice: of what is recent, and of what is packed by then.
      await store.transaction((tx) => chain.pin(tx, 30 + minute * 60));
      await live(60);
      if (minute > 3) await store.transaction((tx) => chain.pin(tx, (minute - 3) * 60 + 30));
    }
    expect(await countOf(store, 'tick_segments')).toBeLessThan(10 + 10 + 2);
    for (const one of [chain, open(store, clock, 10 * MINUTE).chain]) {
      await one.open();
      const ticks = await one.between('btcusdt', EVER);
      expect(ticks.slice(0, 5).map(({ seq }) => seq)).toEqual([30, 90, 150, 210, 270]);
      expect(ticks[0]).toEqual(first);
      const numbers = ticks.map(({ seq }) => seq);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(await firstBroken(ticks.slice(-600), sha256)).toBeNull();
      expect(await one.bySeq('btcusdt', 30)).toEqual(first);
      expect(await one.bySeq('btcusdt', 31)).toBeNull();
      const proof = await one.proof('btcusdt', 30);
      expect(first && proof && (await isTickIncluded(pricesOf(first), proof, first.root, sha256))).toBe(true);
      expect(await one.firstAtOrAfter('btcusdt', begin + 30 * SECOND)).toEqual(first);
      expect(await one.firstAtOrAfter('btcusdt', begin + 29 * SECOND + 1)).toEqual(first);
      for (const second of [29, 31])
        await expect(one.firstAtOrAfter('btcusdt', begin + second * SECOND)).rejects.toThrow(RangeError);
      await expect(store.transaction((tx) => one.pin(tx, 31))).rejects.toThrow(RangeError);
      await store.transaction((tx) => one.pin(tx, 30));
    }
  });

  test('what a task waits for that could not be done is kept beyond the retention, until it is done', async () => {
    const store = await openStore();
    const { chain, clock, live } = open(store, new HandClock(), 10 * MINUTE);
    await chain.open();
    await live(90);
    const due = clock.time;
    await store.db.insert(tasks).values({ kind: 'test.settle', ref: 'a', dueAt: due, tryAt: due });
    await live(40 * 60);
    expect(await chain.firstAtOrAfter('btcusdt', due)).toMatchObject({ at: due });
    await store.db.update(tasks).set({ state: 'done', doneAt: clock.time });
    await live(11 * 60);
    await expect(chain.firstAtOrAfter('btcusdt', due)).rejects.toThrow(RangeError);
  });

  test('a symbol that is no longer listed is said to be so, once it has no tick of the moment', async () => {
    const { chain, clock, prices, live } = open(await openStore());
    await chain.open();
    await live(3);
    const listed = clock.time;
    prices.symbols = ['btcusdt'];
    await live(3);
    expect(await chain.firstAtOrAfter('ethusdt', listed)).toMatchObject({ at: listed });
    await expect(chain.firstAtOrAfter('ethusdt', listed + 1)).rejects.toThrow(NotListed);
    expect(await chain.firstAtOrAfter('ethusdt', clock.time + MINUTE)).toBeNull();
  });

  test('no moment lies before the one before it, though the machine’s clock is set back', async () => {
    const { chain, clock, heard, live } = open(await openStore());
    await chain.open();
    await live(3);
    const latest = clock.time;
    clock.time -= 10 * SECOND;
    await live(12);
    expect(heard.slice(3).map(({ at }) => at - latest)).toEqual([...Array(10).fill(0), 1000, 2000]);
  });

  test('a jump of the clock is told minute by minute, in the order of time; where nothing tells of it, it is a gap', async () => {
    const { chain, clock, prices, heard, live } = open(await openStore());
    await chain.open();
    await live(3);
    const begin = clock.time;
    clock.time += 3 * 60 * MINUTE;
    await chain.capture();
    const ticks = await chain.between('btcusdt', EVER);
    await expectWhole(ticks, 3 + 180 + 1);
    expect(heard.map(({ seq }) => seq)).toEqual(ticks.map(({ seq }) => seq));
    const jumped = ticks.slice(3, -1);
    expect(jumped.every(({ at }, place) => at === Math.ceil(begin / MINUTE) * MINUTE + place * MINUTE)).toBe(true);
    expect(
      jumped.every(({ at, index, mark, last }) => index === BigInt((at / SECOND) % 100_000) && mark === last),
    ).toBe(true);
    await live(2);
    prices.isTelling = false;
    clock.time += 60 * MINUTE;
    await chain.capture();
    await expectWhole(await chain.between('btcusdt', EVER), 3 + 180 + 1 + 2 + 1);
  });

  test('the chain goes on after a jump whose packing failed halfway', async () => {
    const store = await openStore();
    const { chain, clock, prices, heard, live } = open(store);
    await chain.open();
    await live(5);
    // Another listing: what is recent goes into two segments, and the second is refused.
    prices.symbols = ['btcusdt', 'ethusdt', 'solusdt'];
    await live(5);
    clock.time += 3 * MINUTE;
    await store.db.execute(sql`alter table tick_segments add constraint no_second check (first_seq <> 6)`);
    try {
      await expect(chain.capture()).rejects.toThrow();
    } finally {
      await store.db.execute(sql`alter table tick_segments drop constraint no_second`);
    }
    expect(await countOf(store, 'tick_segments')).toBe(1);
    await live(2);
    const ticks = await chain.between('btcusdt', EVER);
    await expectWhole(ticks, 10 + 3 + 2);
    expect(heard.map(({ seq }) => seq)).toEqual(ticks.map(({ seq }) => seq));
  });

  test('a jump beyond the retention leaves the newest segment, and a start after it goes on with the chain', async () => {
    const store = await openStore();
    const { chain, clock, live } = open(store, new HandClock(), 10 * MINUTE);
    await chain.open();
    await live(200);
    // As after a jump: everything is packed, and older than what is kept.
    await store.db.execute(sql`delete from tick_batches`);
    const packed = await chain.between('btcusdt', { ...EVER, limit: 120 });
    clock.time += 3 * DAY;
    await pruneSegments(store.db, clock.time);
    expect(await countOf(store, 'tick_segments')).toBe(1);
    const again = open(store, clock, 10 * MINUTE);
    await again.chain.open();
    await again.live(1);
    const ticks = await again.chain.between('btcusdt', EVER);
    expect(await firstBroken(ticks, sha256)).toBeNull();
    expect(again.heard[0]?.seq).toBe((packed.at(-1)?.seq ?? 0) + 1);
  });
});
