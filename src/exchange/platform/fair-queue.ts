/** Of work in one turn of the loop; a piece that was begun is finished. */
const TURN_MS = 1;

/**
 * Shares the event loop among those who ask for much at once: a little of it in a turn of the loop, and a piece of each of
 * them in turn, so that neither an order nor whoever asks for little waits for all that somebody else has sent.
 */
export class FairQueue<Key> {
  /** The first is next. */
  private readonly waiting = new Map<Key, (() => void)[]>();

  add(key: Key, work: () => void): void {
    const own = this.waiting.get(key);
    if (own) own.push(work);
    else this.waiting.set(key, [work]);
    if (this.waiting.size === 1 && !own) setImmediate(() => this.turn());
  }

  private turn(): void {
    const begun = performance.now();
    try {
      do this.next();
      while (this.waiting.size > 0 && performance.now() - begun < TURN_MS);
    } finally {
      // Though a piece throws.
      if (this.waiting.size > 0) setImmediate(() => this.turn());
    }
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) return;
    const [key, works] = first;
    this.waiting.delete(key);
    const work = works.shift();
    if (works.length > 0) this.waiting.set(key, works);
    work?.();
  }
}
