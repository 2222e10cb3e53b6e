/** What an exchange that starts anew goes through, in this order. */
export interface AnewSteps {
  stop(): Promise<void>;
  wipe(): Promise<void>;
  start(): Promise<void>;
  /** A step failed: the exchange can neither go on nor be as it was. */
  failed(error: unknown): void;
}

/** Empties the exchange and starts it again; a second one that is asked for meanwhile is the same. */
export class StartingAnew {
  private readonly steps: AnewSteps;
  private running: Promise<void> | null = null;

  constructor(steps: AnewSteps) {
    this.steps = steps;
  }

  ask(): void {
    this.running ??= this.run()
      .catch((error: unknown) => this.steps.failed(error))
      .finally(() => {
        this.running = null;
      });
  }

  /** Resolves when none is under way. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    await this.steps.stop();
    await this.steps.wipe();
    await this.steps.start();
  }
}
