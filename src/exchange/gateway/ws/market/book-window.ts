import type { Depth, MarketData } from '../../../market-data/port.ts';

type Level = readonly [number, number];

/** Changes of one side from one window to the next; a level that has left the window has size 0. Both are best first. */
function changedLevels(before: readonly Level[], after: readonly Level[]): Level[] {
  const old = new Map(before);
  const changes: Level[] = [];
  for (const level of after) {
    if (old.get(level[0]) !== level[1]) changes.push(level);
    old.delete(level[0]);
  }
  for (const price of old.keys()) changes.push([price, 0]);
  return changes;
}

/**
 * The top levels of a book as the subscribers of `mbp.N` know them. It moves only with a published delta,
 * so a snapshot taken from it always lies on a boundary of the stream (the chain rule of htx-protocol.md section 4).
 */
export class BookWindow {
  private readonly markets: MarketData;
  private readonly symbol: string;
  private readonly levels: number;
  private depth: Depth;

  constructor(markets: MarketData, symbol: string, levels: number) {
    this.markets = markets;
    this.symbol = symbol;
    this.levels = levels;
    this.depth = markets.depth(symbol, levels);
  }

  /** The whole window; `req` answers with it. */
  snapshot() {
    const { version, bids, asks } = this.depth;
    return { seqNum: version, bids, asks };
  }

  /** A delta that changes nothing, at the boundary where the stream stands. */
  standstill() {
    return { seqNum: this.depth.version, prevSeqNum: this.depth.version, bids: [], asks: [] };
  }

  /** The delta to the book of now; null where the window has not changed and `isForced` is not set. */
  advance(isForced: boolean) {
    const next = this.markets.depth(this.symbol, this.levels);
    const bids = changedLevels(this.depth.bids, next.bids);
    const asks = changedLevels(this.depth.asks, next.asks);
    if (bids.length + asks.length === 0 && !isForced) return null;
    const delta = { seqNum: next.version, prevSeqNum: this.depth.version, bids, asks };
    this.depth = next;
    return delta;
  }
}
