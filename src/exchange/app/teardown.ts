/** What has to be ended again, in the opposite order of its beginning. */
export class Teardown {
  private readonly steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  private ran: Promise<void> | undefined;

  /** Runs all steps, each even if one before it failed; throws the first failure at the end. Later calls wait for the first. */
  run(): Promise<void> {
    this.ran ??= this.runSteps();
    return this.ran;
  }

  private async runSteps(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
