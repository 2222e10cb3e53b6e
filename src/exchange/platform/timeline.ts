import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Agenda } from './agenda.ts';
import type { Beat, Cancel, Foresight } from './scheduler.ts';

/** A recurring run. */
export interface RecurringRun {
  readonly name: string;
  readonly run: (beat: Beat) => unknown;
  readonly foresight: Foresight | undefined;
  /** The run under way. */
  running: Promise<void> | null;
}

export type TimeLog = Pick<FastifyBaseLogger, 'error'>;

/** Everything that is planned, and how time goes on over it from one due moment to the next. */
export class Timeline {
  readonly agenda = new Agenda();
  readonly recurring = new Set<RecurringRun>();
  private readonly runs = new Set<Promise<void>>();
  private readonly log: TimeLog;
  private isStopped = false;
  /** Whether it passes over time just now. */
  isPassing = false;

  constructor(log: TimeLog) {
    this.log = log;
  }

  add(one: RecurringRun): Cancel {
    this.recurring.add(one);
    return () => this.recurring.delete(one);
  }

  /** Runs one entry of the agenda; never rejects. */
  start(run: () => unknown): Promise<void> {
    const done = this.guarded(run, 'What was planned failed').finally(() => this.runs.delete(done));
    this.runs.add(done);
    return done;
  }

  /** Runs it again unless it still runs; never rejects. */
  beat(one: RecurringRun, beat: Beat): Promise<void> {
    one.running ??= this.guarded(() => one.run(beat), `The run "${one.name}" failed`).finally(() => {
      one.running = null;
    });
    return one.running;
  }

  /** Passes over (now, to]: stops at each due moment, brings all that recurs to it, then runs what is due. */
  async pass(from: number, to: number, set: (now: number) => void): Promise<void> {
    // What runs already may wait for others to come to the moment of now, as they do by themselves.
    await this.rest();
    this.isPassing = true;
    try {
      await this.passOver(from, to, set);
    } finally {
      this.isPassing = false;
    }
  }

  private async passOver(from: number, to: number, set: (now: number) => void): Promise<void> {
    for (let now = from; !this.isStopped; await breathe()) {
      const stop = this.nextStop(now, to);
      set(stop);
      for (const one of [...this.recurring]) {
        if (!this.recurring.has(one)) continue;
        await this.beat(one, { isPassing: true });
      }
      await this.runDue(stop);
      if (stop >= to) return;
      now = stop;
    }
  }

  /** Ends all of it; what runs is not cut off. */
  stop(): void {
    this.isStopped = true;
    this.agenda.clear();
    this.recurring.clear();
  }

  private nextStop(now: number, to: number): number {
    let stop = Math.max(now, Math.min(to, this.agenda.next ?? to));
    for (const { foresight } of this.recurring) {
      const own = foresight?.next(stop) ?? stop;
      if (own > now && own < stop) stop = own;
    }
    return stop;
  }

  private async runDue(now: number): Promise<void> {
    for (let run = this.agenda.take(now); run; run = this.agenda.take(now)) await this.start(run);
  }

  /** Waits for what runs already. */
  private async rest(): Promise<void> {
    await Promise.all([...this.runs, ...[...this.recurring].map((one) => one.running)]);
  }

  private async guarded(run: () => unknown, failure: string): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.log.error({ err: error }, failure);
    }
  }
}
