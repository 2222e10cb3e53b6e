/** When something is due again. */
interface Turn<Item> {
  readonly item: Item;
  readonly interval: number;
  due: number;
}

/** Calls items at their intervals, spread over time so that they do not all come at once. Driven by whoever asks. */
export class Schedule<Item> {
  private readonly turns: Turn<Item>[];
  private last = Number.NEGATIVE_INFINITY;

  constructor(items: readonly Item[], intervalOf: (item: Item) => number, now: number) {
    this.turns = items.map((item, index) => {
      const interval = intervalOf(item);
      return { item, interval, due: now + (interval * index) / items.length };
    });
  }

  /** Items that are due at a moment. After a long silence, or when the clock has gone back, each is due once. */
  take(now: number): Item[] {
    const isBack = now < this.last;
    this.last = now;
    const due: Item[] = [];
    for (const turn of this.turns) {
      if (!isBack && turn.due > now) continue;
      due.push(turn.item);
      turn.due = turn.due + turn.interval > now && !isBack ? turn.due + turn.interval : now + turn.interval;
    }
    return due;
  }
}
