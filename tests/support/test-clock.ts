import type { Clock, DrivableClock } from '../../src/exchange/platform/clock-port.ts';
import type { Beat, Cancel, Foresight, Scheduler } from '../../src/exchange/platform/scheduler.ts';
import { type RecurringRun, type TimeLog, Timeline } from '../../src/exchange/platform/timeline.ts';

const SILENT: TimeLog = { error: () => undefined };

/** When a recurring run comes next where time is lived through. */
interface Turn {
  readonly ms: number;
  due: number;
}

/** A clock that stands until a test moves it. Every run is awaited, so nothing depends on the machine. */
export class TestClock implements Clock, Scheduler, DrivableClock {
  private readonly timeline: Timeline;
  private time: number;
  private readonly start: number;
  private readonly turns = new Map<RecurringRun, Turn>();

  constructor(start: number, log: TimeLog = SILENT) {
    this.time = start;
    this.start = start;
    this.timeline = new Timeline(log);
  }

  now(): number {
    return this.time;
  }

  get isPassing(): boolean {
    return this.timeline.isPassing;
  }

  get ahead(): number {
    return this.time - this.start;
  }

  at(moment: number, run: () => unknown): Cancel {
    return this.timeline.agenda.add(moment, run);
  }

  every(ms: number, name: string, run: (beat: Beat) => unknown, foresight?: Foresight): Cancel {
    const recurring: RecurringRun = { name, run, foresight, running: null };
    const remove = this.timeline.add(recurring);
    this.turns.set(recurring, { ms, due: this.time + ms });
    return () => {
      remove();
      this.turns.delete(recurring);
    };
  }

  async advanceTo(moment: number): Promise<void> {
    if (moment < this.time) throw new RangeError('a clock goes forward only');
    await this.timeline.pass(this.time, moment, (now) => {
      this.time = now;
    });
    for (const turn of this.turns.values()) turn.due = this.time + turn.ms;
  }

  advanceBy(ms: number): Promise<void> {
    return this.advanceTo(this.time + ms);
  }

  /**
   * Lets `ms` pass as on the machine's time, but without waiting: each recurring run at its own moments, before what is
   * planned for the same one.
   */
  async liveThrough(ms: number): Promise<void> {
    const to = this.time + ms;
    const { agenda } = this.timeline;
    for (;;) {
      const [next] = [...this.turns].sort(([, a], [, b]) => a.due - b.due);
      const due = next?.[1].due ?? Number.POSITIVE_INFINITY;
      const stop = Math.max(this.time, Math.min(due, agenda.next ?? Number.POSITIVE_INFINITY));
      this.time = Math.min(stop, to);
      if (stop > to) return;
      if (next && due <= stop) {
        const [recurring, turn] = next;
        turn.due = stop + turn.ms;
        await this.timeline.beat(recurring, { isPassing: false });
      } else for (let run = agenda.take(stop); run; run = agenda.take(stop)) await this.timeline.start(run);
    }
  }

  stop(): void {
    this.timeline.stop();
    this.turns.clear();
  }
}
