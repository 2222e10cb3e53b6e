/** What a day of ticks of all symbols takes in the store, and what making one batch costs. Above its bar it ends with exit code 1. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { sessionOf } from '../../src/exchange/assets/calendar/session.ts';
import { INSTRUMENTS } from '../../src/exchange/assets/instruments.ts';
import { hkDay, hkDayStart } from '../../src/exchange/market-data/candles/periods.ts';
import { History } from '../../src/exchange/market-data/history/history.ts';
import { seededSecrets } from '../../src/exchange/market-data/synthetic/secrets.ts';
import { TickChain, type TickSource } from '../../src/exchange/market-data/ticks/chain.ts';
import type { TickValues } from '../../src/exchange/market-data/ticks/tick.ts';
import { queryRows } from '../../src/exchange/platform/store/driver.ts';
import { openStore } from '../../src/exchange/platform/store/open.ts';
import { keepUp, TURN_EACH } from '../../src/exchange/platform/store/upkeep.ts';
import { HandClock } from '../support/market-world.ts';
import { beside } from './bars.ts';
import { type BenchStore, onEachStore } from './stores.ts';

const BAR_MB = 60;
/** Batches between two turns of the upkeep. */
const UPKEEP_EACH = TURN_EACH / 1000;
const HOURS = Number(process.env.HOURS ?? 24);

/** Prices that move as the seeded process moves them, with trades as often as it makes them. */
function walking(clock: HandClock): TickSource {
  const symbols = INSTRUMENTS.map((instrument) => {
    const session = sessionOf(instrument.type);
    const history = new History(seededSecrets('bench'), instrument, session);
    return { instrument, session, path: history.invent(clock.time / 1000, instrument.reference.price), last: 0n };
  }).sort((a, b) => (a.instrument.symbol < b.instrument.symbol ? -1 : 1));
  return {
    lists: () => true,
    syntheticPrices: () => new Map(),
    read: async () =>
      symbols.map((one): TickValues => {
        const { symbol, priceDecimals } = one.instrument;
        const isOpen = one.session.isOpen(clock.time);
        const index =
          isOpen || one.last === 0n ? BigInt(Math.max(1, Math.round(one.path.price(clock.time)))) : one.last;
        const half = BigInt(1 + Math.round(Number(index) * 0.0001));
        if (one.last === 0n || (isOpen && Math.random() < 0.6)) one.last = index + (Math.random() < 0.5 ? half : -half);
        const mark = index + (Math.random() < 0.3 ? 1n : 0n);
        return { symbol, decimals: priceDecimals, index, mark, last: one.last };
      }),
  };
}

async function onStore({ name, empty }: BenchStore): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ticks-'));
  const store = await openStore({ dataDir: folder, databaseUrl: (await empty('ticks')) || null });
  try {
    // A Wednesday: stocks have their session too.
    const clock = new HandClock(hkDayStart(hkDay(Date.UTC(2026, 10, 18, 12) / 1000)) * 1000);
    const chain = new TickChain({ store, clock, source: walking(clock), log: console });
    await chain.open();
    const batches = HOURS * 3600;
    const begun = process.cpuUsage();
    for (let made = 0; made < batches; made += 1) {
      clock.time += 1000;
      await chain.capture();
      // As the exchange itself does all day, or PostgreSQL's autovacuum: else the table keeps the room of all minutes that were packed.
      if (made % UPKEEP_EACH === 0) await keepUp(store.db);
    }
    const { user, system } = process.cpuUsage(begun);
    const [size] = await queryRows<{ hot: number; packed: number }>(
      store.db,
      sql`select pg_total_relation_size('tick_batches') as hot, pg_total_relation_size('tick_segments') as packed`,
    );
    const mb = (bytes = 0) => bytes / 1024 / 1024;
    const day = mb(size?.hot) + (mb(size?.packed) * 24) / HOURS;
    console.log(`${batches} batches of ${INSTRUMENTS.length} symbols, ${name}`);
    console.log(
      `  processor  ${((user + system) / 1000 / batches).toFixed(2)} ms a batch, prices and packing included`,
    );
    console.log(
      `  on disk    ${mb(size?.packed).toFixed(1)} MB packed, ${mb(size?.hot).toFixed(1)} MB of the last minutes; a day ${day.toFixed(1)} MB (${beside(day, BAR_MB)} ${BAR_MB} MB)`,
    );
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}

await onEachStore(onStore, process.argv.slice(2));
