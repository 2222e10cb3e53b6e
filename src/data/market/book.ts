import type { BookMessage } from './decode.ts';

/** Levels a side that the page gets: enough to group them. */
const SHOWN = 100;

export type BookStep = 'changed' | 'unchanged' | 'gap';

/**
 * A book kept from a snapshot and deltas by sequence numbers (htx-protocol.md section 4): each delta names the one before it.
 * A missing one is a gap: the old book stays on show, deltas are kept aside, and a new snapshot is asked for.
 */
export class Book {
  private readonly bids = new Map<string, string>();
  private readonly asks = new Map<string, string>();
  private waiting: BookMessage[] = [];
  private seq: number | null = null;

  /** False until a snapshot fits, and again after a gap. */
  get isWhole(): boolean {
    return this.seq !== null;
  }

  get version(): number {
    return this.seq ?? 0;
  }

  delta(message: BookMessage): BookStep {
    if (this.seq === null) {
      this.waiting.push(message);
      if (this.waiting.length > 600) this.waiting.shift();
      return 'unchanged';
    }
    if (message.seq <= this.seq) return 'unchanged';
    if (message.prevSeq !== this.seq) {
      this.seq = null;
      this.waiting = [message];
      return 'gap';
    }
    this.apply(message);
    return 'changed';
  }

  /** Begins again from a snapshot and the deltas after it; a gap where they do not join. */
  snapshot(message: BookMessage): BookStep {
    const later = this.waiting.filter((delta) => delta.seq > message.seq);
    const first = later[0];
    if (first && first.prevSeq !== message.seq) {
      // Older than what is waiting: the next snapshot will be newer.
      this.waiting = later;
      return 'gap';
    }
    this.bids.clear();
    this.asks.clear();
    this.waiting = [];
    this.apply(message);
    for (const delta of later) {
      if (this.delta(delta) === 'gap') return 'gap';
    }
    return 'changed';
  }

  /** Best first, flat. */
  levels(): { bids: string[]; asks: string[] } {
    return { bids: flat(this.bids, -1), asks: flat(this.asks, 1) };
  }

  private apply(message: BookMessage): void {
    put(this.bids, message.bids);
    put(this.asks, message.asks);
    this.seq = message.seq;
  }
}

function put(side: Map<string, string>, levels: readonly string[]): void {
  for (let index = 0; index + 1 < levels.length; index += 2) {
    const price = levels[index] ?? '';
    const size = levels[index + 1] ?? '0';
    if (size === '0') side.delete(price);
    else side.set(price, size);
  }
}

function flat(side: Map<string, string>, order: 1 | -1): string[] {
  const prices = [...side.keys()].sort((a, b) => order * (Number(a) - Number(b)));
  const levels: string[] = [];
  for (const price of prices.slice(0, SHOWN)) levels.push(price, side.get(price) ?? '0');
  return levels;
}
