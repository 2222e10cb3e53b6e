import type { Session } from '../../assets/calendar/session.ts';
import type { InstrumentSeed } from '../../assets/instruments.ts';
import { type Bar, join } from '../candles/bar.ts';
import { HOUR, hkDay, hkDayStart, MINUTE, periodStart } from '../candles/periods.ts';
import { DaySeries, FIRST_DAY } from '../synthetic/day-series.ts';
import { PricePath } from '../synthetic/price-path.ts';
import type { Secrets } from '../synthetic/secrets.ts';

/** A span of time without a market of our own, that the process tells; unix seconds on whole minutes. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** Level of the process in it. */
  readonly level: number;
}

/** What of a symbol's past is not in the candles table, as the store keeps it. */
export interface HistoryState {
  /** Where candles before the first start come from (readings G12). */
  readonly source: 'seed' | 'upstream';
  readonly segments: readonly Segment[];
}

const YEARS = 5;

/** The past of one symbol as the process tells it: before the first start, and where the clock jumped. */
export class History {
  readonly series: DaySeries;
  private readonly secrets: Secrets;
  private readonly instrument: InstrumentSeed;
  private readonly session: Session;
  private readonly synthetic: { readonly segment: Segment; readonly path: PricePath }[] = [];
  source: HistoryState['source'] = 'seed';

  constructor(secrets: Secrets, instrument: InstrumentSeed, session: Session) {
    this.secrets = secrets;
    this.instrument = instrument;
    this.session = session;
    this.series = new DaySeries(secrets, instrument, session);
  }

  get state(): HistoryState {
    return { source: this.source, segments: this.synthetic.map(({ segment }) => segment) };
  }

  /** When the first candle begins, unix seconds. */
  get begin(): number {
    return this.synthetic[0]?.segment.from ?? 0;
  }

  /** When the symbol first started, unix seconds. */
  get end(): number {
    return this.synthetic[0]?.segment.to ?? 0;
  }

  get isOnlyInvented(): boolean {
    return this.synthetic.length === 1;
  }

  restore(state: HistoryState): void {
    this.source = state.source;
    for (const segment of state.segments) this.add(segment, this.path(segment.level));
  }

  /** The past before a first start at `minute`: some whole years and what has passed of this one. Gives the process, which is then at `price`. */
  invent(minute: number, price: number): PricePath {
    const path = this.pathThrough(minute, price * 10 ** this.instrument.priceDecimals);
    let from = periodStart('1year', minute);
    for (let year = 0; year < YEARS; year += 1) from = periodStart('1year', from - 1);
    this.add({ from: Math.max(from, hkDayStart(FIRST_DAY)), to: minute, level: path.level }, path);
    return path;
  }

  path(level: number): PricePath {
    return new PricePath(this.secrets, this.instrument, this.session, this.series, level);
  }

  /** The process at the level at which it is at `ticks` at the start of a minute, unix seconds. */
  pathThrough(minute: number, ticks: number): PricePath {
    const price = ticks / 10 ** this.instrument.priceDecimals;
    const guess = this.path(Math.log(price) - this.series.day(hkDay(minute)).open);
    return this.path(guess.level + Math.log(ticks / guess.price(minute * 1000)));
  }

  add(segment: Segment, path: PricePath): void {
    // Not the first one, which is the invented past: where it ends is when the symbol first started.
    const last = this.synthetic.slice(1).at(-1)?.segment;
    const isLonger = last?.to === segment.from && last.level === segment.level;
    if (isLonger) this.synthetic.pop();
    this.synthetic.push({ segment: isLonger ? { ...segment, from: last.from } : segment, path });
  }

  /** The process where it tells all of [from, to). */
  pathFor(from: number, to: number): PricePath | undefined {
    return this.synthetic.find(({ segment }) => segment.from <= from && to <= segment.to)?.path;
  }

  /** Whether candles up to `end` come from upstream. */
  isFromUpstream(end: number): boolean {
    return this.source === 'upstream' && end <= this.end;
  }

  /** What the process tells of [from, to). */
  bar(from: number, to: number): Bar | null {
    let sum: Bar | null = null;
    for (const { segment, path } of this.synthetic) {
      const [start, end] = [Math.max(from, segment.from), Math.min(to, segment.to)];
      if (start < end) sum = join(sum, path.bar(start, end));
    }
    return sum;
  }

  /** Told minutes of [from, to) that traded, in order. */
  *minutes(from: number, to: number): Generator<[minute: number, bar: Bar]> {
    for (let minute = from; minute < to; minute += MINUTE) {
      const bar = this.pathFor(minute, minute + MINUTE)?.bar(minute, minute + MINUTE);
      if (bar) yield [minute, bar];
    }
  }

  /** The last told minute of [from, to) that traded; null where there is none. */
  lastMinute(from: number, to: number): [minute: number, bar: Bar] | null {
    for (const { segment, path } of [...this.synthetic].reverse()) {
      const begin = Math.max(from, segment.from);
      for (let end = Math.min(to, segment.to); end > begin; ) {
        const hour = Math.max(begin, Math.floor((end - MINUTE) / HOUR) * HOUR);
        const minutes = path.bar(hour, end) ? [...this.minutes(hour, end)] : [];
        const last = minutes.at(-1);
        if (last) return last;
        end = hour;
      }
    }
    return null;
  }

  /** The last `count` told hours that end by `to` and do not begin before `from`, the latest first. */
  hoursBack(from: number, to: number, count: number): [hour: number, close: number][] {
    const hours: [number, number][] = [];
    for (let hour = Math.floor(to / HOUR) * HOUR - HOUR; hour >= from && hours.length < count; hour -= HOUR) {
      const bar = this.pathFor(hour, hour + HOUR)?.bar(hour, hour + HOUR);
      if (bar) hours.push([hour, bar.close]);
    }
    return hours;
  }
}
