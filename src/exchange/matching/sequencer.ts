/** Lets pieces of work run one after the other. */
export class Sequencer {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Whether some work runs or waits; synchronous changes must not come between then. */
  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** Runs `work` when all earlier work has ended, however it ended. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const turn = this.last.then(work).finally(() => {
      this.waiting -= 1;
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when all work known by now has ended. */
  async idle(): Promise<void> {
    while (this.isBusy) await this.last;
  }
}
