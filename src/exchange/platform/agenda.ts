import type { Cancel } from './scheduler.ts';

/** A run that waits for its moment. */
interface Entry {
  readonly due: number;
  /** Place among those of the same moment. */
  readonly order: number;
  readonly run: () => unknown;
  isCancelled: boolean;
}

const isBefore = (a: Entry, b: Entry): boolean => a.due < b.due || (a.due === b.due && a.order < b.order);

/** Cancelled entries are swept out once they are more than half, and more than this. */
const FEW = 64;

/** What is planned, by its moment and then by the order in which it was planned: a binary heap. */
export class Agenda {
  private heap: Entry[] = [];
  private cancelled = 0;
  private given = 0;

  add(due: number, run: () => unknown): Cancel {
    const entry: Entry = { due, order: this.given, run, isCancelled: false };
    this.given += 1;
    this.heap.push(entry);
    this.rise(this.heap.length - 1);
    return () => this.cancel(entry);
  }

  /** How many entries are kept, the cancelled ones among them that are not swept out yet. */
  get size(): number {
    return this.heap.length;
  }

  /** Moment of the earliest entry; undefined where there is none. */
  get next(): number | undefined {
    while (this.heap[0]?.isCancelled) {
      this.shift();
      this.cancelled -= 1;
    }
    return this.heap[0]?.due;
  }

  /** Takes the earliest entry out if it is due. */
  take(now: number): (() => unknown) | undefined {
    const { next } = this;
    if (next === undefined || next > now) return undefined;
    const entry = this.shift();
    // Cancelling a run that has begun does nothing.
    if (entry) entry.isCancelled = true;
    return entry?.run;
  }

  clear(): void {
    this.heap = [];
    this.cancelled = 0;
  }

  private cancel(entry: Entry): void {
    if (entry.isCancelled) return;
    entry.isCancelled = true;
    this.cancelled += 1;
    if (this.cancelled <= FEW || this.cancelled * 2 <= this.heap.length) return;
    // A sorted list is a heap.
    this.heap = this.heap.filter((one) => !one.isCancelled).sort((a, b) => (isBefore(a, b) ? -1 : 1));
    this.cancelled = 0;
  }

  private shift(): Entry | undefined {
    const [first] = this.heap;
    const last = this.heap.pop();
    if (last && this.heap.length > 0) {
      this.heap[0] = last;
      this.sink(0);
    }
    return first;
  }

  private rise(from: number): void {
    for (let index = from; index > 0; ) {
      const parent = (index - 1) >> 1;
      if (!this.swapIfBefore(index, parent)) return;
      index = parent;
    }
  }

  private sink(from: number): void {
    for (let index = from; ; ) {
      const [left, right] = [this.heap[2 * index + 1], this.heap[2 * index + 2]];
      if (!left) return;
      const child = right && isBefore(right, left) ? 2 * index + 2 : 2 * index + 1;
      if (!this.swapIfBefore(child, index)) return;
      index = child;
    }
  }

  /** Swaps two places where the first of them should come before the second. */
  private swapIfBefore(low: number, high: number): boolean {
    const [a, b] = [this.heap[low], this.heap[high]];
    if (!a || !b || !isBefore(a, b)) return false;
    this.heap[low] = b;
    this.heap[high] = a;
    return true;
  }
}
