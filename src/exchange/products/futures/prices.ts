import type { FuturesPrices } from '../../../domain/futures/prices.ts';
import { pricesOf, type Tick, type TickBatch } from '../../market-data/ticks/tick.ts';

/** A tick of all pairs as futures read it. */
export interface FuturesTick {
  readonly seq: number;
  /** Unix ms. */
  readonly at: number;
  /** By symbol; those that were left out are not here. */
  readonly prices: ReadonlyMap<string, FuturesPrices>;
}

/** Of a batch, the pairs that somebody asks about. */
export function tickOfBatch({ seq, at, values }: TickBatch, symbols: ReadonlySet<string>): FuturesTick {
  const asked = values.filter(({ symbol }) => symbols.has(symbol));
  return { seq, at, prices: new Map(asked.map((value) => [value.symbol, pricesOf(value)])) };
}

/** Ticks of single pairs, put together again, in the order of their batches. */
export function ticksTogether(ticks: readonly Tick[]): FuturesTick[] {
  const batches = new Map<number, { seq: number; at: number; prices: Map<string, FuturesPrices> }>();
  for (const tick of ticks) {
    const batch = batches.get(tick.seq) ?? { seq: tick.seq, at: tick.at, prices: new Map() };
    batch.prices.set(tick.symbol, pricesOf(tick));
    batches.set(tick.seq, batch);
  }
  return [...batches.values()].sort((a, b) => a.seq - b.seq);
}
