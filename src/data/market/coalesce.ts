import type { LiveBar, MarketEvent, PublicTrade } from './events.ts';
import type { Batch } from './messages.ts';

/** Tickers and candles are flushed this often; book and trades each frame (architecture 3). */
export const TICKER_FLUSH_MS = 150;
const TRADES_KEPT = 100;
const BARS_KEPT = 3;

/** Collects what arrived between two frames: the newest of each channel, all trades, a turned candle with its successor. */
export class Coalescer {
  private readonly fast = new Map<number, MarketEvent>();
  private readonly slow = new Map<number, MarketEvent>();
  /** Channels that have had their first value: it passes at once, whatever its kind. */
  private readonly begun = new Set<number>();
  private lastSlow = Number.NEGATIVE_INFINITY;

  add(id: number, event: MarketEvent): void {
    const isSlow = this.begun.has(id) && (event.kind === 'detail' || event.kind === 'kline');
    const waiting = this.fast.has(id) || !isSlow ? this.fast : this.slow;
    waiting.set(id, merge(waiting.get(id), event));
    this.begun.add(id);
  }

  forget(id: number): void {
    this.fast.delete(id);
    this.slow.delete(id);
    this.begun.delete(id);
  }

  /** Milliseconds until something is due: 0 now, null never. */
  dueIn(now: number): number | null {
    if (this.fast.size > 0) return 0;
    return this.slow.size > 0 ? Math.max(0, this.lastSlow + TICKER_FLUSH_MS - now) : null;
  }

  /** Takes what is due. */
  take(now: number): Batch {
    const batch: Batch = [];
    for (const [id, event] of this.fast) batch.push(id, event);
    this.fast.clear();
    if (this.slow.size > 0 && now - this.lastSlow >= TICKER_FLUSH_MS) {
      for (const [id, event] of this.slow) batch.push(id, event);
      this.slow.clear();
      this.lastSlow = now;
    }
    return batch;
  }
}

function merge(before: MarketEvent | undefined, event: MarketEvent): MarketEvent {
  if (event.kind === 'trades' && before?.kind === 'trades')
    return { kind: 'trades', trades: joinTrades(event.trades, before.trades) };
  if (event.kind === 'kline' && before?.kind === 'kline')
    return { kind: 'kline', bars: joinBars(before.bars, event.bars) };
  return event;
}

function joinTrades(newer: readonly PublicTrade[], older: readonly PublicTrade[]): PublicTrade[] {
  const known = new Set(newer.map((trade) => trade.id));
  return [...newer, ...older.filter((trade) => !known.has(trade.id))].slice(0, TRADES_KEPT);
}

function joinBars(older: readonly LiveBar[], newer: readonly LiveBar[]): LiveBar[] {
  const ids = new Set(newer.map((bar) => bar.id));
  return [...older.filter((bar) => !ids.has(bar.id)), ...newer].slice(-BARS_KEPT);
}
