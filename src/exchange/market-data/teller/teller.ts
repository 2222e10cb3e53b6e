import type { LoopQueue } from '../../platform/loop-queue.ts';
import { toCandle } from '../candles/bar.ts';
import type { Candle } from '../port.ts';
import type { PricePath } from '../synthetic/price-path.ts';

/** [from, to) in unix seconds on whole minutes. */
export type Span = readonly [from: number, to: number];

/** Tells the candles of the past, which takes long where many are asked for: an order must not wait for it. */
export interface Teller {
  /** What a path comes to in each span, in their order; null where nothing trades in it. */
  tell(path: PricePath, spans: readonly Span[]): Promise<readonly (Candle | null)[]>;
}

/** The candle of a span. */
export function told(path: PricePath, [from, to]: Span): Candle | null {
  const bar = path.bar(from, to);
  return bar && toCandle(from, bar, path.instrument);
}

/** Tells on the loop itself, a little in each turn: where every step must come from a seed, and where nobody else waits. */
export class LoopTeller implements Teller {
  private readonly loop: LoopQueue;

  constructor(loop: LoopQueue) {
    this.loop = loop;
  }

  async tell(path: PricePath, spans: readonly Span[]): Promise<readonly (Candle | null)[]> {
    const candles: (Candle | null)[] = [];
    await this.loop.each(spans, (span) => candles.push(told(path, span)));
    return candles;
  }
}
