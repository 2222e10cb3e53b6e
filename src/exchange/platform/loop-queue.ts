/** Of work in one turn of the loop. */
const LONGEST_TURN_MS = 1;

/**
 * Shares the event loop among work that is in no hurry: one piece of it in a turn of the loop, first come, first served. So
 * however many ask for much at once, an order waits for one piece at a time.
 */
export class LoopQueue {
  private readonly waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn: for about a millisecond's work, and before more of it to be taken again. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(() => this.next());
    });
  }

  /** Does its work with each item, with no more of them in one turn of the loop than others can wait for. */
  async each<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
    let begun = Number.NEGATIVE_INFINITY;
    for (const item of items) {
      if (performance.now() - begun > LONGEST_TURN_MS) {
        await this.take();
        begun = performance.now();
      }
      work(item);
    }
  }

  private next(): void {
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(() => this.next());
  }
}
