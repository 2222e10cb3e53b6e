/** Does pieces of work one after the other, in the order in which they are asked for; one that fails keeps no later one. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** What a piece of work comes to once all before it have ended. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when what was asked for by now has ended. */
  async settled(): Promise<void> {
    await this.last;
  }
}
