import type { Period } from '../../../contract/sockets.ts';
import { type Bar, barOfTrade, join } from './bar.ts';
import { LONGER, type LongerPeriod, minuteOf, nextStart, periodStart } from './periods.ts';

/** The closed minutes of a longer period that still runs. */
interface Base {
  start: number;
  end: number;
  bar: Bar | null;
}

/** A candle that will not change any more. */
export interface Closed {
  readonly period: Period;
  readonly id: number;
  readonly bar: Bar;
}

/** Bars of a stretch of time without trades of our own, such as history; null where nothing traded. */
export type BarsBetween = (from: number, to: number) => Bar | null;

/** Running candles as a checkpoint keeps them. */
export interface RunningState {
  readonly minute: number;
  readonly bar: Bar | null;
  /** By LONGER. */
  readonly bases: readonly (Bar | null)[];
}

/**
 * The running candles of one symbol. A trade changes the minute only; a minute that ends is folded into the nine
 * longer periods, so each of them is exactly the sum of its minutes.
 */
export class RunningCandles {
  /** Start of the running minute. */
  minute: number;
  bar: Bar | null = null;
  private readonly bases: Readonly<Record<LongerPeriod, Base>>;
  private readonly onClosed: (closed: Closed) => void;

  constructor(time: number, onClosed: (closed: Closed) => void) {
    this.minute = minuteOf(time);
    this.onClosed = onClosed;
    this.bases = Object.fromEntries(
      LONGER.map((period) => {
        const start = periodStart(period, this.minute);
        return [period, { start, end: nextStart(period, start), bar: null }];
      }),
    ) as Record<LongerPeriod, Base>;
  }

  static restore(state: RunningState, onClosed: (closed: Closed) => void): RunningCandles {
    const running = new RunningCandles(state.minute, onClosed);
    running.bar = state.bar;
    for (const [index, period] of LONGER.entries()) running.bases[period].bar = state.bases[index] ?? null;
    return running;
  }

  get state(): RunningState {
    return { minute: this.minute, bar: this.bar, bases: LONGER.map((period) => this.bases[period].bar) };
  }

  start(period: Period): number {
    return period === '1min' ? this.minute : this.bases[period].start;
  }

  current(period: Period): Bar | null {
    return period === '1min' ? this.bar : join(this.bases[period].bar, this.bar);
  }

  trade(price: bigint, amount: bigint): void {
    this.bar = join(this.bar, barOfTrade(price, amount));
  }

  /** Puts the part of the running periods that lies before the running minute, such as history. */
  begin(before: BarsBetween): void {
    for (const base of Object.values(this.bases))
      base.bar = base.start < this.minute ? before(base.start, this.minute) : null;
  }

  /** Sets one running period's closed part. */
  put(period: LongerPeriod, bar: Bar | null): void {
    this.bases[period].bar = bar;
  }

  /**
   * Goes on to the minute of `time`, closing what has ended. Minutes between had no trades of ours; `between` gives
   * what to count for them, and its periods that lie wholly inside are not closed here: they can be had from it again.
   * `isSynthetic` says that nobody has lived through the running minute either: it counts as `between` has it.
   */
  advance(time: number, between?: BarsBetween, isSynthetic = false): void {
    const to = minuteOf(time);
    if (to <= this.minute) return;
    if (isSynthetic && this.bar && between) this.bar = join(this.bar, between(this.minute, this.minute + 60));
    const gap = isSynthetic && !this.bar ? this.minute : this.minute + 60;
    if (this.bar) this.onClosed({ period: '1min', id: this.minute, bar: this.bar });
    for (const period of LONGER) this.advanceBase(period, gap, to, between);
    this.minute = to;
    this.bar = null;
  }

  private advanceBase(period: LongerPeriod, gap: number, to: number, between?: BarsBetween): void {
    const base = this.bases[period];
    const ownEnd = Math.min(base.end, to);
    const missed = between && gap < ownEnd ? between(gap, ownEnd) : null;
    base.bar = join(join(base.bar, this.bar), missed);
    if (to < base.end) return;
    if (base.bar) this.onClosed({ period, id: base.start, bar: base.bar });
    base.start = periodStart(period, to);
    base.end = nextStart(period, base.start);
    const from = Math.max(base.start, gap);
    base.bar = between && from < to ? between(from, to) : null;
  }
}
