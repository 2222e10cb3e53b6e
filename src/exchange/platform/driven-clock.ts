import type { Clock, DrivableClock } from './clock-port.ts';
import type { Beat, Cancel, Foresight, Scheduler } from './scheduler.ts';
import { type TimeLog, Timeline } from './timeline.ts';

const SILENT: TimeLog = { error: () => undefined };

/** A clock that stands until it is driven, for tests. Every run is awaited, so nothing depends on the machine. */
export class DrivenClock implements Clock, Scheduler, DrivableClock {
  private readonly timeline: Timeline;
  private time: number;
  private readonly start: number;

  constructor(start: number, log: TimeLog = SILENT) {
    this.time = start;
    this.start = start;
    this.timeline = new Timeline(log);
  }

  now(): number {
    return this.time;
  }

  get ahead(): number {
    return this.time - this.start;
  }

  at(moment: number, run: () => unknown): Cancel {
    return this.timeline.agenda.add(moment, run);
  }

  every(ms: number, name: string, run: (beat: Beat) => unknown, foresight?: Foresight): Cancel {
    return this.timeline.add({ ms, name, run, foresight, running: null, due: this.time + ms });
  }

  async advanceTo(moment: number): Promise<void> {
    if (moment < this.time) throw new RangeError('a clock goes forward only');
    await this.timeline.pass(this.time, moment, (now) => {
      this.time = now;
    });
  }

  advanceBy(ms: number): Promise<void> {
    return this.advanceTo(this.time + ms);
  }

  /** Lets `ms` pass with every recurring run at its own moments, as on the machine's time but without waiting. */
  liveThrough(ms: number): Promise<void> {
    return this.timeline.live(this.time, this.time + ms, (now) => {
      this.time = now;
    });
  }

  stop(): void {
    this.timeline.stop();
  }
}
