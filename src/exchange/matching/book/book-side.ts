import type { Side } from '../../market-data/port.ts';
import type { BookOrder } from '../port.ts';
import { Level } from './level.ts';

/** The levels of one side, best first. */
export class BookSide {
  readonly levels: Level[] = [];
  private readonly isBuy: boolean;

  constructor(side: Side) {
    this.isBuy = side === 'buy';
  }

  get best(): Level | undefined {
    return this.levels[0];
  }

  /** Whether price `a` comes before price `b` on this side. */
  isBetter(a: bigint, b: bigint): boolean {
    return this.isBuy ? a > b : a < b;
  }

  /** Price of the best order that `isWanted`. */
  bestOf(isWanted: (order: BookOrder) => boolean): bigint | undefined {
    for (const level of this.levels) {
      for (let at = level.head; at; at = at.next) if (isWanted(at.order)) return level.price;
    }
    return undefined;
  }

  find(price: bigint): Level | undefined {
    const level = this.levels[this.indexOf(price)];
    return level?.price === price ? level : undefined;
  }

  /** The level of a price, made if there is none. */
  open(price: bigint): Level {
    const index = this.indexOf(price);
    const found = this.levels[index];
    if (found?.price === price) return found;
    const level = new Level(price);
    this.levels.splice(index, 0, level);
    return level;
  }

  drop(level: Level): void {
    this.levels.splice(this.indexOf(level.price), 1);
  }

  /** Where a price stands or would stand. */
  private indexOf(price: bigint): number {
    let low = 0;
    let high = this.levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = this.levels[middle];
      if (at && this.isBetter(at.price, price)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
