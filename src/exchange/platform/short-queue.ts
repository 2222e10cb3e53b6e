import { TryAgain } from './refusal.ts';
import { SerialQueue } from './serial-queue.ts';
import { isAway } from './store/away.ts';

export interface QueueLimits {
  /** Pieces of work, the running one included. */
  readonly most: number;
  /** Ms after which a piece that has not been begun is not begun any more. */
  readonly longestMs: number;
}

/**
 * Reads from the store one after the other, in a line of a bounded length. Who finds it full, stands in it while the store fails
 * to answer the one before, or has stood in it for too long is asked to try again, and is not read for: while the store is
 * silent, nobody waits for more than a reading and the one before.
 */
export class ShortQueue {
  private readonly limits: QueueLimits;
  private readonly queue = new SerialQueue();
  private count = 0;
  /** How often the store did not answer. */
  private silences = 0;

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }

  /** What a piece of work comes to; rejects with TryAgain where its turn does not come. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    const { most, longestMs } = this.limits;
    if (this.count >= most) throw new TryAgain('storeAway');
    this.count += 1;
    const asked = { at: performance.now(), silences: this.silences };
    try {
      return await this.queue.run(async () => {
        if (this.silences > asked.silences || performance.now() - asked.at > longestMs) throw new TryAgain('storeAway');
        return this.heard(work);
      });
    } finally {
      this.count -= 1;
    }
  }

  private async heard<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      if (isAway(error)) this.silences += 1;
      throw error;
    }
  }
}
