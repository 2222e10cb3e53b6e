import fastify from 'fastify';
import { INSTRUMENTS } from '../../../../src/exchange/assets/instruments.ts';
import { createLedger } from '../../../../src/exchange/ledger/ledger.ts';
import type { IndexSource } from '../../../../src/exchange/market-data/port.ts';
import { createMarkets, type MarketEngine } from '../../../../src/exchange/matching/index.ts';
import type { Clock } from '../../../../src/exchange/platform/clock-port.ts';
import { LiveClock } from '../../../../src/exchange/platform/live-clock.ts';
import type { OpenStore } from '../../../support/stores.ts';

export interface RealMarkets {
  readonly markets: MarketEngine;
  readonly clock: Clock;
  stop(): Promise<void>;
}

/** The exchange's own markets of a few symbols, running on the machine's time over a store of their own. */
export async function openRealMarkets(
  open: OpenStore,
  symbols: readonly string[],
  upstream?: IndexSource,
): Promise<RealMarkets> {
  const clock = new LiveClock({ log: fastify().log });
  const store = await open();
  const markets = createMarkets({
    store,
    ledger: createLedger(clock),
    clock,
    scheduler: clock,
    seed: 'conformance',
    log: fastify().log,
    upstream,
    instruments: INSTRUMENTS.filter(({ symbol }) => symbols.includes(symbol)),
  });
  await markets.start();
  return {
    markets,
    clock,
    async stop() {
      await markets.stop();
      clock.stop();
      await store.close();
    },
  };
}
