import type { Session } from '../../assets/calendar/session.ts';
import type { InstrumentSeed } from '../../assets/instruments.ts';
import { BoundedMap } from '../../platform/bounded-map.ts';
import { type Bar, join } from '../candles/bar.ts';
import { DAY, HOUR, hkDay, hkDayStart, MINUTE, minuteOf } from '../candles/periods.ts';
import { dayPlan, NIGHT, type OpenHour } from './day-plan.ts';
import type { DaySeries } from './day-series.ts';
import { noiseFactor, normal, type Random, randomAt } from './random.ts';
import { DayKeys, type Secrets } from './secrets.ts';
import { type PathBar, split, typicalPrice } from './split.ts';
import { walk } from './walk.ts';

const STREAM = { range: 1, hours: 2, quarters: 3, minutes: 4, seconds: 5 } as const;
/** What keeps a split possible all the way down (see RangeLimits). */
const REACH = { hours: [0.2, 0.5], quarters: [0.3, 0.7], minutes: [0.9, 1] } as const;
const QUARTER = 15 * MINUTE;
const SECONDS = 60;
/** Each traded minute has at least one trade of at least one lot. */
const LEAST_OF_MINUTE = 1;

/** Trades a second at an ordinary time. */
export const tradeRate = (turnover: number): number =>
  Math.min(3, Math.max(0.25, 0.25 * (turnover / 10_000_000) ** 0.4));

type PathBars = readonly (PathBar | null)[];

/**
 * The price process at a given level, made top-down and only where someone looks: a day is split into its hours, an hour
 * into quarters, a quarter into minutes, a minute into seconds, and the parts add up to exactly the whole (readings G11).
 */
export class PricePath {
  /** Added to the series' log prices. */
  readonly level: number;
  readonly instrument: InstrumentSeed;
  readonly secrets: Secrets;
  private readonly series: DaySeries;
  private readonly session: Session;
  private readonly keys: DayKeys;
  private readonly days = new Map<number, PathBar | null>();
  private readonly hours = new BoundedMap<number, PathBars>(120);
  private readonly quarters = new BoundedMap<number, PathBars>(240);
  private readonly minutes = new BoundedMap<number, PathBars>(160);
  private readonly seconds = new BoundedMap<number, readonly number[]>(1);

  constructor(secrets: Secrets, instrument: InstrumentSeed, session: Session, series: DaySeries, level: number) {
    this.instrument = instrument;
    this.secrets = secrets;
    this.session = session;
    this.series = series;
    this.level = level;
    this.keys = new DayKeys(secrets, `path/${instrument.symbol}`);
  }

  /** What [from, to) comes to; bounds in unix seconds on whole minutes. Null where nothing trades in it. */
  bar(from: number, to: number): Bar | null {
    let sum: Bar | null = null;
    for (let time = from; time < to; ) {
      const [length, part] = this.longestPart(time, to);
      if (part) sum = join(sum, { ...part, amount: BigInt(part.amount), value: BigInt(part.value) });
      time += length;
    }
    return sum;
  }

  /** The first minute of [from, to) whose prices meet `isMet`, which any longer time around it meets too; bounds on whole minutes. */
  firstMinute(from: number, to: number, isMet: (prices: Pick<Bar, 'low' | 'high'>) => boolean): number | null {
    for (let time = from; time < to; ) {
      const [length, part] = this.longestPart(time, to);
      if (!part || !isMet(part)) time += length;
      else if (length === MINUTE) return time;
      else return this.firstMinuteWithin(time, length, isMet);
    }
    return null;
  }

  private firstMinuteWithin(
    from: number,
    length: number,
    isMet: (prices: Pick<Bar, 'low' | 'high'>) => boolean,
  ): number | null {
    for (let minute = from; minute < from + length; minute += MINUTE) {
      const part = this.minute(minute);
      if (part && isMet(part)) return minute;
    }
    return null;
  }

  /** The minute of a moment, unix seconds. */
  minute(time: number): PathBar | null {
    return this.minutesOf(Math.floor(time / QUARTER))[Math.floor((time % QUARTER) / MINUTE)] ?? null;
  }

  /** The reference price in ticks at a moment, unix ms; outside a session the last one. */
  price(time: number): number {
    const second = time / 1000;
    const minute = minuteOf(second);
    const bar = this.minute(minute);
    if (!bar) return this.lastClose(minute);
    const points = this.seconds.made(minute, () => this.secondsOf(minute, bar));
    const place = ((second - minute) / MINUTE) * SECONDS;
    const before = points[Math.floor(place)] ?? bar.close;
    const after = points[Math.floor(place) + 1] ?? bar.close;
    return before + (after - before) * (place % 1);
  }

  /** The last close before a minute that does not trade. */
  private lastClose(minute: number): number {
    const today = this.bar(hkDayStart(hkDay(minute)), minute);
    for (let day = hkDay(minute) - 1, bar: Pick<PathBar, 'close'> | null = today; ; day -= 1) {
      if (bar) return bar.close;
      bar = this.dayBar(day);
    }
  }

  private longestPart(time: number, to: number): [length: number, part: PathBar | null] {
    const day = hkDay(time);
    const start = hkDayStart(day);
    if (time === start && time + DAY <= to) return [DAY, this.dayBar(day)];
    const hour = Math.floor((time - start) / HOUR);
    if (time % HOUR === 0 && time + HOUR <= to) return [HOUR, this.hoursOf(day)[hour] ?? null];
    if (time % QUARTER === 0 && time + QUARTER <= to) return [QUARTER, this.quarter(time / QUARTER)];
    return [MINUTE, this.minute(time)];
  }

  private dayBar(day: number): PathBar | null {
    let found = this.days.get(day);
    if (found === undefined) {
      found = this.makeDay(day);
      this.days.set(day, found);
    }
    return found;
  }

  private makeDay(day: number): PathBar | null {
    const plan = dayPlan(this.session, day);
    if (plan.hours.length === 0) return null;
    const { priceDecimals, amountDecimals, reference } = this.instrument;
    const { open, close, deviation } = this.series.day(day);
    const random = randomAt(this.keys.at(day), STREAM.range, day);
    const ticks = (logPrice: number) => Math.max(1, Math.round(Math.exp(this.level + logPrice) * 10 ** priceDecimals));
    const reach = (sign: 1 | -1) =>
      (open + close + sign * Math.sqrt((close - open) ** 2 - 2 * deviation ** 2 * Math.log(1 - random()))) / 2;
    const prices = { open: ticks(open), high: ticks(reach(1)), low: ticks(reach(-1)), close: ticks(close) };
    const swing = deviation === 0 ? 1 : Math.min(3, Math.abs(close - open) / deviation);
    const liveliness = plan.volume * noiseFactor(random, 0.28) * (0.75 + 0.32 * swing);
    const typical = typicalPrice(prices);
    const minutes = plan.hours.reduce((sum, { from, to }) => sum + to - from, 0);
    const lots = (reference.turnover / (typical / 10 ** priceDecimals)) * 10 ** amountDecimals;
    const amount = Math.max(minutes * LEAST_OF_MINUTE, Math.round(lots * liveliness));
    const tradingSeconds = this.session.isAlwaysOpen ? DAY : 390 * MINUTE;
    const count = Math.max(minutes, Math.round(tradeRate(reference.turnover) * tradingSeconds * liveliness ** 0.6));
    return { ...prices, amount, value: Math.round(typical * amount), count };
  }

  private hoursOf(day: number): PathBars {
    return this.hours.made(day, () => {
      const whole = this.dayBar(day);
      const { hours } = dayPlan(this.session, day);
      if (!whole) return [];
      const parts = hours.map(({ from, to, isOpening, activity }, index) => ({
        weight: (to - from) * activity,
        jump: isOpening && index > 0 ? (NIGHT / (1 - NIGHT)) * 390 : 0,
        share: (to - from) * activity,
        least: (to - from) * LEAST_OF_MINUTE,
      }));
      return spread(
        24,
        hours.map((hour) => hour.hour),
        split(whole, parts, REACH.hours, randomAt(this.keys.at(day), STREAM.hours, day)),
      );
    });
  }

  /** A quarter of an hour by its number since the epoch. */
  private quarter(quarter: number): PathBar | null {
    const hour = Math.floor(quarter / 4);
    const quarters = this.quarters.made(hour, () => {
      const [whole, open] = this.openHour(hour);
      if (!whole || !open) return [];
      const places = range(Math.floor(open.from / 15), Math.ceil(open.to / 15));
      const parts = places.map(() => ({ weight: 1, jump: 0, share: 1, least: 15 * LEAST_OF_MINUTE }));
      return spread(4, places, split(whole, parts, REACH.quarters, this.randomIn(hour * HOUR, STREAM.quarters, hour)));
    });
    return quarters[quarter % 4] ?? null;
  }

  private minutesOf(quarter: number): PathBars {
    return this.minutes.made(quarter, () => {
      const whole = this.quarter(quarter);
      if (!whole) return [];
      const random = this.randomIn(quarter * QUARTER, STREAM.minutes, quarter);
      const parts = burstsOf(15, random).map((burst) => ({
        weight: burst,
        jump: 0,
        share: burst,
        least: LEAST_OF_MINUTE,
      }));
      return split(whole, parts, REACH.minutes, random);
    });
  }

  private openHour(hour: number): [PathBar | null, OpenHour | undefined] {
    const day = hkDay(hour * HOUR);
    const place = hour - hkDayStart(day) / HOUR;
    return [this.hoursOf(day)[place] ?? null, dayPlan(this.session, day).hours.find((one) => one.hour === place)];
  }

  /** The stream of a part of the day that a moment lies in. */
  private randomIn(time: number, stream: number, place: number): Random {
    return randomAt(this.keys.at(hkDay(time)), stream, place);
  }

  private secondsOf(minute: number, bar: PathBar): readonly number[] {
    const parts = Array.from({ length: SECONDS }, () => ({ weight: 1, jump: 0 }));
    const steps = walk(bar, parts, this.randomIn(minute, STREAM.seconds, minute / MINUTE));
    return [bar.open, ...steps.map((step) => step.close)];
  }
}

/** Liveliness minute by minute: bursts that fade. */
function burstsOf(length: number, random: Random): number[] {
  let level = 0;
  return Array.from({ length }, () => {
    level = 0.82 * level + 0.25 * normal(random);
    return Math.exp(level);
  });
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** Puts parts at their places among `length`. */
function spread(length: number, places: readonly number[], parts: readonly PathBar[]): (PathBar | null)[] {
  const all = new Array<PathBar | null>(length).fill(null);
  for (const [index, place] of places.entries()) all[place] = parts[index] ?? null;
  return all;
}
