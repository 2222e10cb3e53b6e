import type { Trade } from './port.ts';

const LENGTH = 1000;
/** Beyond this the oldest are cut off, all at once. */
const MOST = 1250;

/** The last trades of a symbol. */
export class TradeTape {
  private trades: Trade[] = [];

  add(trade: Trade): void {
    this.trades.push(trade);
    if (this.trades.length >= MOST) this.trades = this.trades.slice(-LENGTH);
  }

  /** Oldest first. */
  get all(): readonly Trade[] {
    return this.trades.slice(-LENGTH);
  }

  /** Newest first. */
  last(limit: number): Trade[] {
    return this.trades.slice(-Math.min(Math.max(limit, 1), LENGTH)).reverse();
  }
}
