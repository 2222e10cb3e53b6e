import type { Clock, DrivableClock } from './clock-port.ts';
import type { Beat, Cancel, Foresight, Scheduler } from './scheduler.ts';
import { SerialQueue } from './serial-queue.ts';
import { type RecurringRun, type TimeLog, Timeline } from './timeline.ts';

/** The longest wait of one setTimeout; longer waits are taken in steps. */
const LONGEST_WAIT_MS = 2_000_000_000;

/** The machine's time, ahead of it by what a demo has moved it; planned work runs on the machine's timers. */
export class LiveClock implements Clock, Scheduler, DrivableClock {
  private readonly timeline: Timeline;
  private readonly machine: () => number;
  private offset: number;
  /** The moment at which the clock stands while it is being moved. */
  private held: number | null = null;
  private readonly moves = new SerialQueue();
  private wake: NodeJS.Timeout | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor({ ahead = 0, machine = Date.now, log }: { ahead?: number; machine?: () => number; log: TimeLog }) {
    this.timeline = new Timeline(log);
    this.offset = ahead;
    this.machine = machine;
  }

  now(): number {
    return this.held ?? this.machine() + this.offset;
  }

  get isPassing(): boolean {
    return this.timeline.isPassing;
  }

  get ahead(): number {
    return this.now() - this.machine();
  }

  at(moment: number, run: () => unknown): Cancel {
    const cancel = this.timeline.agenda.add(moment, run);
    this.arm();
    return cancel;
  }

  every(ms: number, name: string, run: (beat: Beat) => unknown, foresight?: Foresight): Cancel {
    const recurring: RecurringRun = { name, run, foresight, running: null };
    const remove = this.timeline.add(recurring);
    const timer = setInterval(() => {
      if (this.held === null) void this.timeline.beat(recurring, { isPassing: false });
    }, ms);
    timer.unref();
    this.timers.add(timer);
    return () => {
      clearInterval(timer);
      this.timers.delete(timer);
      remove();
    };
  }

  /** Moves on to `moment`, from due moment to due moment, with a breath for everybody else between them. */
  async advanceTo(moment: number): Promise<void> {
    if (moment < this.now()) throw new RangeError('a clock goes forward only');
    await this.moves.run(() => this.move(moment));
  }

  /** Ends all timers. */
  stop(): void {
    this.timeline.stop();
    clearTimeout(this.wake);
    for (const timer of this.timers) clearInterval(timer);
    this.timers.clear();
  }

  private async move(moment: number): Promise<void> {
    const from = this.now();
    this.held = from;
    try {
      // The machine may have come to it by itself.
      await this.timeline.pass(from, Math.max(from, moment), (now) => {
        this.held = now;
      });
    } finally {
      // The machine's time has gone on meanwhile, and none of it is lost.
      this.offset += this.now() - from;
      this.held = null;
      this.arm();
    }
  }

  private arm(): void {
    clearTimeout(this.wake);
    const { next } = this.timeline.agenda;
    if (next === undefined || this.held !== null) return;
    const wait = Math.min(Math.max(next - this.now(), 0), LONGEST_WAIT_MS);
    this.wake = setTimeout(() => this.fire(), wait);
    this.wake.unref();
  }

  private fire(): void {
    const { agenda } = this.timeline;
    if (this.held !== null) return;
    const now = this.now();
    for (let run = agenda.take(now); run; run = agenda.take(now)) void this.timeline.start(run);
    this.arm();
  }
}
