import { type Bar, flatBar, join } from './bar.ts';
import { MINUTE } from './periods.ts';

const MINUTES = 1440;

/** The minutes of the last 24 hours of one symbol, the running one apart. */
export class DayWindow {
  private readonly bars: (Bar | null)[] = new Array<Bar | null>(MINUTES).fill(null);
  /** Start of the running minute; the window holds the 1439 before it. */
  private minute: number;
  /** The price that held when the window began. */
  private before: number | null = null;
  private closed: { readonly bar: Bar | null } | null = null;

  constructor(minute: number) {
    this.minute = minute;
  }

  /** Start of the oldest minute, unix seconds. */
  get begin(): number {
    return this.minute - (MINUTES - 1) * MINUTE;
  }

  /** Sets the price that held when the window began. */
  carry(price: number): void {
    this.before = price;
    this.closed = null;
  }

  /** Puts a closed minute, in the order of time; of one before the window its close is what counts. */
  put(minute: number, bar: Bar): void {
    if (minute >= this.minute) throw new RangeError('a running minute does not belong among the closed ones');
    if (minute > this.minute - MINUTES * MINUTE) this.bars[slotOf(minute)] = bar;
    else this.before = bar.close;
    this.closed = null;
  }

  /** Moves on to a minute; what falls out of the window leaves its last close behind. */
  advance(minute: number): void {
    if (minute <= this.minute) return;
    const steps = Math.min((minute - this.minute) / MINUTE, MINUTES);
    const oldest = this.begin;
    for (let step = 0; step < steps; step += 1) {
      const slot = slotOf(oldest + step * MINUTE);
      this.before = this.bars[slot]?.close ?? this.before;
      this.bars[slot] = null;
    }
    this.minute = minute;
    this.closed = null;
  }

  /** The window as one bar, together with the running minute; null before the first price. */
  bar(running: Bar | null): Bar | null {
    this.closed ??= { bar: this.sum() };
    const traded = join(this.closed.bar, running);
    const isFilled = this.bars[slotOf(this.minute + MINUTE)] !== null;
    if (this.before === null || isFilled) return traded;
    return join(flatBar(this.before), traded);
  }

  private sum(): Bar | null {
    let sum: Bar | null = null;
    for (let minute = this.begin; minute < this.minute; minute += MINUTE) {
      sum = join(sum, this.bars[slotOf(minute)] ?? null);
    }
    return sum;
  }
}

const slotOf = (minute: number): number => (minute / MINUTE) % MINUTES;
