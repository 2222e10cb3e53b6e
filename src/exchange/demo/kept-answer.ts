import { performance } from 'node:perf_hooks';

/** The least that an answer is kept, ms. */
const LEAST_MS = 10_000;
/** Kept for so many times as long as the work took: all askers together cost at most a hundredth of the exchange's time. */
const TIMES = 100;

/** The answer of dear work to whoever asks: one run at a time, which all wait for, and its answer for a while after it. A run that fails is forgotten. */
export class KeptAnswer<Answer> {
  private readonly work: () => Promise<Answer>;
  /** Monotonic ms: the exchange's own clock may jump by days. */
  private readonly time: () => number;
  private running: Promise<Answer> | null = null;
  private kept: { readonly answer: Answer; readonly until: number } | null = null;

  constructor(work: () => Promise<Answer>, time: () => number = () => performance.now()) {
    this.work = work;
    this.time = time;
  }

  /** An answer of now, or of a while ago. */
  async get(): Promise<Answer> {
    return this.kept && this.time() < this.kept.until ? this.kept.answer : this.anew();
  }

  /** The answer of a run that begins now; of the one under way, where there is one. */
  anew(): Promise<Answer> {
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async run(): Promise<Answer> {
    const begun = this.time();
    const answer = await this.work();
    const ended = this.time();
    this.kept = { answer, until: ended + Math.max(LEAST_MS, TIMES * (ended - begun)) };
    return answer;
  }
}
