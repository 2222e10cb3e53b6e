import type { TickProof } from '../../../domain/tick-chain.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { Tick, TickBatch } from './tick.ts';

/** No tick of the symbol will come: it is not listed, or no longer. */
export class NotListed extends Error {
  override readonly name = 'NotListed';

  constructor(symbol: string) {
    super(`${symbol} is not listed, and has no ticks`);
  }
}

/** Which ticks of a symbol to read; bounds in unix ms, inclusive. */
export interface TickRange {
  readonly from: number;
  readonly to: number;
  /** Only batches after this one: where the page before ended. */
  readonly after?: number;
  /** At most so many, the oldest first. */
  readonly limit: number;
}

/** Ticks that were published, and so are final (readings H2). Everything that settles on a price names the batch it took. */
export interface Ticks {
  /** The newest; from memory. Undefined before the first one and for an unknown symbol. */
  latest(symbol: string): Tick | undefined;
  /**
   * The first tick at or after a moment, unix ms: what a result due at that moment settles on. Made now where none has
   * been published since, or with the next second's where that is about to come; null where the moment lies ahead, or
   * the symbol is left out until it works. Throws NotListed where the symbol is not listed (any more) and had no tick since,
   * and RangeError where ticks of that time are no longer kept and no result has pinned the one: they are kept as long as a
   * task waits that is about their time.
   */
  firstAtOrAfter(symbol: string, at: number): Promise<Tick | null>;
  /** A symbol's tick of a batch: what a result names, for good where it is pinned. Null where there is none any more. */
  bySeq(symbol: string, seq: number): Promise<Tick | null>;
  between(symbol: string, range: TickRange): Promise<readonly Tick[]>;
  /** How a symbol's prices are proven to be part of a batch; null where there is no such tick any more. */
  proof(symbol: string, seq: number): Promise<TickProof | null>;
  /** Hears every batch, in the order of the chain, after its commit. Gives how to stop. */
  on(listener: (batch: TickBatch) => void): () => void;
  /**
   * Keeps a batch for good. To be called in the transaction that writes the result, which is why it takes its handle.
   * Throws RangeError where the batch is gone.
   */
  pin(tx: Tx, seq: number): Promise<void>;
}
