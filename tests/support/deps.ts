import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../src/exchange/app/config.ts';
import { createServices, openLog, type Services } from '../../src/exchange/app/services.ts';
import type { Ledger } from '../../src/exchange/ledger/port.ts';
import type { Ticks } from '../../src/exchange/market-data/ticks/port.ts';
import type { Markets } from '../../src/exchange/matching/port.ts';
import type { Store } from '../../src/exchange/platform/store/open.ts';
import { TestClock } from './test-clock.ts';

/** argon2id as cheap as it goes: what it computes is the library's business. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A chain of ticks that never had one. */
const noTicks: Ticks = {
  latest: () => undefined,
  firstAtOrAfter: () => Promise.resolve(null),
  bySeq: () => Promise.resolve(null),
  between: () => Promise.resolve([]),
  proof: () => Promise.resolve(null),
  on: () => () => undefined,
  pin: () => Promise.resolve(),
};

/** Markets without instruments, for tests that need none. */
export const noMarkets: Markets = {
  instruments: [],
  ticks: noTicks,
  bySymbol: () => undefined,
  byCoins: () => undefined,
  submit: () => Promise.reject(new Error('There are no markets here')),
  setSettle: () => undefined,
  cancel: () => Promise.resolve(null),
  restore: () => undefined,
  resting: () => [],
  release: async () => null,
  waiting: () => [],
  depth: () => ({ bids: [], asks: [], version: 0, ts: 0 }),
  best: () => ({ bid: undefined, ask: undefined }),
  lastTrades: () => [],
  lastPrice: () => undefined,
  detail: () => ({ id: 0, open: 0, close: 0, high: 0, low: 0, amount: 0, vol: 0, count: 0, version: 0 }),
  current: () => undefined,
  spark: () => [],
  candles: () => Promise.resolve([]),
  journalled: () => Promise.resolve(),
  told: () => Promise.resolve(),
  session: () => ({ isOpen: true, next: null }),
  on: () => () => undefined,
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** A moment at which tests begin: Wednesday 2025-01-15 12:00 UTC. */
export const TEST_START = Date.UTC(2025, 0, 15, 12);

/** A clock that stands still until a test moves it. */
export const stillClock = (): TestClock => new TestClock(TEST_START);

/** What handlers work with, and the clock as a test moves it. */
export interface TestDeps extends Services {
  readonly clock: TestClock;
}

/** What handlers work with, over a given store, with a clock that stands still and cheap passwords. */
export async function testDeps(
  store: Store,
  given: { markets?: (ledger: Ledger) => Markets; clock?: TestClock; config?: Partial<Config> } = {},
): Promise<TestDeps> {
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(tmpdir(), `exchange-test-${randomUUID()}`) }),
    ...given.config,
  };
  const clock = given.clock ?? stillClock();
  const deps = await createServices({
    config,
    store,
    clock,
    scheduler: clock,
    log: openLog(config.logLevel),
    markets: given.markets ?? (() => noMarkets),
    passwordCost: CHEAP,
  });
  return { ...deps, clock };
}
