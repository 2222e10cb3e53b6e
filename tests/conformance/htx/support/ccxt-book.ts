import type { Level, Tick } from './raw-client.ts';

type Delta = Pick<Tick, 'seqNum' | 'prevSeqNum' | 'bids' | 'asks'>;
type Snapshot = Pick<Tick, 'seqNum' | 'bids' | 'asks'>;

/**
 * A client's book by the rule that ccxt enforces (htx-protocol.md section 4): deltas are kept until the snapshot
 * comes; from then on each must continue where the last one ended, or be older than the snapshot.
 */
export class ChainedBook {
  private readonly sides = { bids: new Map<number, number>(), asks: new Map<number, number>() };
  private readonly early: Delta[] = [];
  private nonce: number | undefined;

  delta(delta: Delta): void {
    if (this.nonce === undefined) this.early.push(delta);
    else this.apply(delta);
  }

  snapshot({ seqNum, bids, asks }: Snapshot): void {
    const first = this.early[0];
    if (!first) throw new Error('no delta came before the snapshot');
    if (seqNum < first.prevSeqNum)
      throw new Error(`snapshot ${seqNum} lies before the first delta, ${first.prevSeqNum}`);
    this.nonce = seqNum;
    this.store(this.sides.bids, bids);
    this.store(this.sides.asks, asks);
    for (const delta of this.early) this.apply(delta);
  }

  /** Best first, as the server shows a book. */
  get levels(): { readonly bids: readonly Level[]; readonly asks: readonly Level[] } {
    return {
      bids: [...this.sides.bids].sort((a, b) => b[0] - a[0]),
      asks: [...this.sides.asks].sort((a, b) => a[0] - b[0]),
    };
  }

  get seqNum(): number | undefined {
    return this.nonce;
  }

  private apply({ seqNum, prevSeqNum, bids, asks }: Delta): void {
    if (this.nonce === undefined || prevSeqNum > this.nonce)
      throw new Error(`a hole: ${prevSeqNum} after ${this.nonce}`);
    if (prevSeqNum !== this.nonce) {
      if (seqNum > this.nonce) throw new Error(`snapshot ${this.nonce} lies within the delta ${prevSeqNum}-${seqNum}`);
      return;
    }
    this.nonce = seqNum;
    this.store(this.sides.bids, bids);
    this.store(this.sides.asks, asks);
  }

  private store(side: Map<number, number>, levels: readonly Level[]): void {
    for (const [price, size] of levels) {
      if (size === 0) side.delete(price);
      else side.set(price, size);
    }
  }
}
