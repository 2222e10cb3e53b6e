import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Agenda } from './agenda.ts';
import type { Beat, Cancel, Foresight } from './scheduler.ts';

/** A recurring run. */
export interface Pulse {
  readonly ms: number;
  readonly name: string;
  readonly run: (beat: Beat) => unknown;
  readonly foresight: Foresight | undefined;
  /** The run under way. */
  running: Promise<void> | null;
  /** Moment of the next run where time is lived through. */
  due: number;
}

export type TimeLog = Pick<FastifyBaseLogger, 'error'>;

/** Everything that is planned, and how time goes on over it from one due moment to the next. */
export class Timeline {
  readonly agenda = new Agenda();
  readonly pulses = new Set<Pulse>();
  private readonly runs = new Set<Promise<void>>();
  private readonly log: TimeLog;
  private isStopped = false;

  constructor(log: TimeLog) {
    this.log = log;
  }

  add(pulse: Pulse): Cancel {
    this.pulses.add(pulse);
    return () => this.pulses.delete(pulse);
  }

  /** Runs one entry of the agenda; never rejects. */
  start(run: () => unknown): Promise<void> {
    const done = this.guarded(run, 'What was planned failed').finally(() => this.runs.delete(done));
    this.runs.add(done);
    return done;
  }

  /** Runs a pulse unless it still runs; never rejects. */
  beat(pulse: Pulse, beat: Beat): Promise<void> {
    pulse.running ??= this.guarded(() => pulse.run(beat), `The run "${pulse.name}" failed`).finally(() => {
      pulse.running = null;
    });
    return pulse.running;
  }

  /** Passes over (now, to]: stops at each due moment, brings all pulses to it, then runs what is due. */
  async pass(from: number, to: number, set: (now: number) => void): Promise<void> {
    await this.rest();
    for (let now = from; !this.isStopped; await breathe()) {
      const stop = this.nextStop(now, to);
      set(stop);
      for (const pulse of [...this.pulses]) {
        if (!this.pulses.has(pulse)) continue;
        await this.beat(pulse, { isPassing: true });
        pulse.due = stop + pulse.ms;
      }
      await this.runDue(stop);
      if (stop >= to) return;
      now = stop;
    }
  }

  /** Lives through (now, to]: each run of each pulse is a due moment of its own, before what is planned for the same one. */
  async live(from: number, to: number, set: (now: number) => void): Promise<void> {
    await this.rest();
    for (let now = from; !this.isStopped; ) {
      const [pulse] = [...this.pulses].sort((a, b) => a.due - b.due);
      const planned = this.agenda.next ?? Number.POSITIVE_INFINITY;
      const due = pulse?.due ?? Number.POSITIVE_INFINITY;
      const stop = Math.max(now, Math.min(due, planned));
      if (stop > to) return set(to);
      set(stop);
      now = stop;
      if (pulse && due <= stop) {
        pulse.due = stop + pulse.ms;
        await this.beat(pulse, { isPassing: false });
      } else await this.runDue(stop);
    }
  }

  /** Ends all of it; what runs is not cut off. */
  stop(): void {
    this.isStopped = true;
    this.agenda.clear();
    this.pulses.clear();
  }

  private nextStop(now: number, to: number): number {
    let stop = Math.max(now, Math.min(to, this.agenda.next ?? to));
    for (const { foresight } of this.pulses) {
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
    await Promise.all([...this.runs, ...[...this.pulses].map((pulse) => pulse.running)]);
  }

  private async guarded(run: () => unknown, failure: string): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.log.error({ err: error }, failure);
    }
  }
}
