import type { InstrumentSeed } from '../../assets/instruments.ts';
import type { History } from '../history/history.ts';
import type { IndexSource } from '../port.ts';
import type { PricePath } from './price-path.ts';

/** The price that the makers of one symbol quote around, and how lively trading is. */
export class IndexPrice {
  path: PricePath;
  private readonly history: History;
  private readonly symbol: string;
  private readonly scale: number;
  private readonly upstream: IndexSource | undefined;
  /** Ticks of the last upstream price, until the process has taken over from it. */
  private followed: number | null = null;

  constructor(instrument: InstrumentSeed, history: History, path: PricePath, upstream: IndexSource | undefined) {
    this.symbol = instrument.symbol;
    this.scale = 10 ** instrument.priceDecimals;
    this.history = history;
    this.path = path;
    this.upstream = upstream;
  }

  /** Ticks at a moment, unix ms. */
  price(time: number): number {
    const price = this.upstream?.has(this.symbol) ? this.upstream.price(this.symbol) : undefined;
    if (price !== undefined && price > 0) {
      this.followed = price * this.scale;
      return this.followed;
    }
    if (this.followed !== null) {
      this.resumeAt(time, this.followed);
      this.followed = null;
    }
    return this.path.price(time);
  }

  /** The process, brought to where what it followed stood at this moment. */
  pathFrom(time: number): PricePath {
    if (this.followed !== null) this.resumeAt(time, this.followed);
    return this.path;
  }

  /** Moves the process so that it is at `ticks` at this moment. */
  resumeAt(time: number, ticks: number): void {
    const shift = Math.log(ticks / this.path.price(time));
    if (shift !== 0) this.path = this.history.path(this.path.level + shift);
  }

  /** Trades a second at a moment, and their mean size in lots. */
  flow(time: number): { readonly rate: number; readonly size: number } {
    const minute = this.path.minute(Math.floor(time / 60_000) * 60);
    return minute ? { rate: minute.count / 60, size: minute.amount / minute.count } : { rate: 0, size: 0 };
  }
}
