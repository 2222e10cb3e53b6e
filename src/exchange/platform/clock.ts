import type { Clock } from './clock-port.ts';

/** Timer of a drivable clock: fires when the exchange's time reaches its due moment. */
interface Timer {
  readonly due: number;
  readonly run: () => void;
}

/** The longest wait of one setTimeout; longer waits are taken in steps. */
const LONGEST_WAIT_MS = 2_000_000_000;

/**
 * The exchange's clock: the machine's time plus an offset that demo and tests may move. Timers follow it:
 * a jump of three days fires at once what falls due in them, in the order of its due moments.
 */
export class DrivableClock implements Clock {
  private offset: number;
  private readonly machine: () => number;
  private readonly timers = new Set<Timer>();
  private wake: NodeJS.Timeout | undefined;
  private readonly jumpListeners = new Set<(now: number) => void>();

  constructor(options: { offset?: number; machine?: () => number } = {}) {
    this.offset = options.offset ?? 0;
    this.machine = options.machine ?? Date.now;
  }

  now(): number {
    return this.machine() + this.offset;
  }

  /** Ms ahead of the machine's time. */
  get ahead(): number {
    return this.offset;
  }

  /** Moves the time; backwards too, which un-fires nothing. */
  jump(ms: number): void {
    this.offset += ms;
    for (const listener of this.jumpListeners) listener(this.now());
    this.fireDue();
  }

  /** Moves the time to a moment, unix ms. */
  jumpTo(moment: number): void {
    this.jump(moment - this.now());
  }

  /** Runs `run` when the exchange's time reaches `moment`; returns how to call it off. */
  at(moment: number, run: () => void): () => void {
    const timer: Timer = { due: moment, run };
    this.timers.add(timer);
    this.arm();
    return () => {
      if (this.timers.delete(timer)) this.arm();
    };
  }

  /** Tells of jumps. */
  onJump(listener: (now: number) => void): () => void {
    this.jumpListeners.add(listener);
    return () => this.jumpListeners.delete(listener);
  }

  /** Drops all timers. */
  stop(): void {
    this.timers.clear();
    this.jumpListeners.clear();
    clearTimeout(this.wake);
  }

  private fireDue(): void {
    const due = [...this.timers].filter((timer) => timer.due <= this.now()).sort((a, b) => a.due - b.due);
    for (const timer of due) {
      // An earlier one may have called it off.
      if (this.timers.delete(timer)) timer.run();
    }
    this.arm();
  }

  private arm(): void {
    clearTimeout(this.wake);
    if (this.timers.size === 0) return;
    const next = Math.min(...[...this.timers].map((timer) => timer.due));
    const wait = Math.min(Math.max(next - this.now(), 0), LONGEST_WAIT_MS);
    this.wake = setTimeout(() => this.fireDue(), wait);
    this.wake.unref();
  }
}
