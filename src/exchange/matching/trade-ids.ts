/** How many ids are reserved ahead: far more than trade between two checkpoints. */
export const ID_BLOCK = 1_000_000;

/** Trade ids, one sequence for all symbols. Only ids up to a stored bound are given, so a killed process never gives one twice. */
export class TradeIds {
  private last: number;
  private bound: number;

  /** `last` is the highest id that may have been given, `bound` the highest that is reserved in the store. */
  constructor(last: number, bound: number) {
    this.last = last;
    this.bound = bound;
  }

  get given(): number {
    return this.last;
  }

  next(): number {
    if (this.last >= this.bound) throw new Error('no trade ids are reserved: the last checkpoint is too long ago');
    this.last += 1;
    return this.last;
  }

  /** Call after the bound is stored. */
  reserved(bound: number): void {
    this.bound = Math.max(this.bound, bound);
  }
}
