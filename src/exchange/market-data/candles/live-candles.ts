import type { Period } from '../../../contract/sockets.ts';
import type { Session } from '../../assets/calendar/session.ts';
import type { History } from '../history/history.ts';
import { JUMP_MS } from '../jump.ts';
import type { PricePath } from '../synthetic/price-path.ts';
import type { Bar } from './bar.ts';
import { DayWindow } from './day-window.ts';
import { HourCloses } from './hour-closes.ts';
import { DAY, HOUR, MINUTE, minuteOf } from './periods.ts';
import { type Closed, RunningCandles, type RunningState } from './running.ts';

/** What the prices passed through while the clock jumped. */
export type Jump = Bar;

/** Everything that a symbol's trades add up to while it runs: candles, the day's figures, hourly closes. */
export class LiveCandles {
  readonly window: DayWindow;
  readonly hours = new HourCloses();
  readonly running: RunningCandles;
  /** Closed candles that the store does not have yet. */
  readonly unsaved: Closed[] = [];
  /** Whether the running minute was come to by passing over time, and nobody has lived in it since. */
  isSynthetic = false;
  private readonly session: Session;
  private readonly history: History;

  constructor(time: number, session: Session, history: History, state?: RunningState) {
    this.session = session;
    this.history = history;
    const onClosed = (closed: Closed) => this.close(closed);
    this.running = state ? RunningCandles.restore(state, onClosed) : new RunningCandles(time, onClosed);
    this.window = new DayWindow(this.lastOpenMinute(time));
  }

  /**
   * Goes on to a moment, unix seconds. Time that was jumped over is told by the process at its present level, which then
   * belongs to the symbol's history; gives what prices it passed through.
   */
  advance(time: number, pathAt: (time: number) => PricePath): Jump | null {
    const minute = minuteOf(time);
    const gap = this.running.minute + MINUTE;
    if (minute <= this.running.minute) return null;
    if (minute - gap >= JUMP_MS / 1000) return this.jump(gap, minute, pathAt(gap * 1000));
    this.running.advance(minute);
    this.moveWindow(minute);
    return null;
  }

  /**
   * Passes over time under a driven clock: the process tells all of it, so that one long way and many short ones come to
   * the same candles. Gives what prices it passed through.
   */
  pass(time: number, pathAt: (time: number) => PricePath): Jump | null {
    const to = minuteOf(time);
    if (to <= this.running.minute) return null;
    const jump = this.jump(this.syntheticFrom, to, pathAt(this.syntheticFrom * 1000));
    this.isSynthetic = true;
    return jump;
  }

  /** Start of the first minute that nobody has lived through. */
  get syntheticFrom(): number {
    return this.isSynthetic ? this.running.minute : this.running.minute + MINUTE;
  }

  /** Goes on over a time in which the exchange was down: nothing traded. */
  pause(time: number): void {
    this.running.advance(time);
    this.moveWindow(minuteOf(time));
  }

  private jump(from: number, to: number, path: PricePath): Jump | null {
    // A minute with trades of our own in it is kept like any other.
    const start = this.isSynthetic && this.running.bar ? from + MINUTE : from;
    if (start < to) this.history.add({ from: start, to, level: path.level }, path);
    this.running.advance(to, (start, end) => path.bar(start, end), this.isSynthetic);
    this.moveWindow(to);
    for (const [minute, bar] of this.history.minutes(Math.max(start, to - DAY - HOUR), to)) this.putMinute(minute, bar);
    this.hours.add(this.history.hoursBack(from, to, 24));
    return path.bar(from, to);
  }

  private close(closed: Closed): void {
    this.unsaved.push(closed);
    if (closed.period === '1min') this.putMinute(closed.id, closed.bar);
    if (closed.period === '60min') this.hours.add([[closed.id, closed.bar.close]]);
  }

  /** Counts a closed minute into the day's figures. */
  putMinute(minute: number, bar: Bar): void {
    this.window.advance(minute + MINUTE);
    this.window.put(minute, bar);
  }

  /** Outside its session a stock's window stays with its last minute of trading. */
  private moveWindow(minute: number): void {
    if (this.session.isOpen(minute * 1000)) this.window.advance(minute);
  }

  private lastOpenMinute(time: number): number {
    let minute = minuteOf(time);
    if (this.session.isAlwaysOpen) return minute;
    // The longest time without trading is a weekend.
    for (let looked = 0; looked < 4 * DAY && !this.session.isOpen(minute * 1000); looked += MINUTE) minute -= MINUTE;
    return minute;
  }

  current(period: Period): Bar | null {
    return this.running.current(period);
  }
}
