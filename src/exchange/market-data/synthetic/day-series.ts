import type { Session } from '../../assets/calendar/session.ts';
import type { InstrumentType } from '../../assets/instrument.ts';
import type { InstrumentSeed } from '../../assets/instruments.ts';
import { hkDay } from '../candles/periods.ts';
import { dayPlan } from './day-plan.ts';
import { normal, type Random, randomAt } from './random.ts';
import { DayKeys, type Secrets } from './secrets.ts';

/** A day of the process in log prices, relative to a level that a PricePath gives it. */
export interface LogDay {
  readonly open: number;
  readonly close: number;
  /** Standard deviation of the move from open to close, before the draw. */
  readonly deviation: number;
}

/** All series begin here, whenever they are asked: a day must not depend on where one starts to count. */
export const FIRST_DAY = hkDay(Date.UTC(2019, 0, 1) / 1000);

/** Pull back to the mean a day: half of a deviation is gone after 250. */
const REVERSION = Math.LN2 / 250;
/** Log volatility is a slow walk of its own, so that calm and wild weeks cluster. */
const CLUSTER = { memory: 0.95, step: 0.12 } as const;
const CLUSTER_VARIANCE = CLUSTER.step ** 2 / (1 - CLUSTER.memory ** 2);
/**
 * The instruments of a type move together: the number that their common stream is drawn by, for good, since history that has
 * been published follows from it, and the share of a move that is the whole group's.
 */
const GROUPS: Readonly<Record<InstrumentType, { readonly stream: number; readonly share: number }>> = {
  forex: { stream: 0, share: 0.45 },
  metal: { stream: 1, share: 0.35 },
  index: { stream: 2, share: 0.75 },
  crypto: { stream: 3, share: 0.7 },
  stock: { stream: 4, share: 0.55 },
};
const TRADING_DAYS = { always: 365, sessions: 252 } as const;

/** Numbers for one day after the other. The days of invented history are many, and go on in one stream. */
class DailyStream {
  private readonly keys: DayKeys;
  private history: Random | undefined;

  constructor(keys: DayKeys) {
    this.keys = keys;
  }

  /** To be asked for each day from FIRST_DAY on, in order. */
  at(day: number): Random {
    if (!this.keys.isShared(day)) return randomAt(this.keys.at(day));
    this.history ??= randomAt(this.keys.at(day));
    return this.history;
  }
}

/** The daily closes of one instrument's price process, from the secrets alone. */
export class DaySeries {
  private readonly own: DailyStream;
  private readonly group: DailyStream;
  private readonly common: number;
  private readonly dailyDeviation: number;
  private readonly session: Session;
  /** Log closes and deviations from FIRST_DAY on, as far as anyone has asked. */
  private readonly closes: number[] = [];
  private readonly gaps: number[] = [];
  private readonly deviations: number[] = [];
  private cluster = 0;

  constructor(secrets: Secrets, instrument: InstrumentSeed, session: Session) {
    const { stream, share } = GROUPS[instrument.type];
    this.own = new DailyStream(new DayKeys(secrets, `day/${instrument.symbol}`));
    this.group = new DailyStream(new DayKeys(secrets, `group/${stream}`));
    this.common = share;
    this.session = session;
    const days = session.isAlwaysOpen ? TRADING_DAYS.always : TRADING_DAYS.sessions;
    this.dailyDeviation = instrument.reference.volatility / Math.sqrt(days);
  }

  day(day: number): LogDay {
    const index = Math.max(0, day - FIRST_DAY);
    while (this.closes.length <= index) this.append(FIRST_DAY + this.closes.length);
    const previous = this.closes[index - 1] ?? 0;
    return {
      open: previous + (this.gaps[index] ?? 0),
      close: this.closes[index] ?? 0,
      deviation: this.deviations[index] ?? 0,
    };
  }

  private append(day: number): void {
    const random = this.own.at(day);
    const common = normal(this.group.at(day));
    const previous = this.closes.at(-1) ?? 0;
    const { movement, firstJump } = dayPlan(this.session, day);
    this.cluster = CLUSTER.memory * this.cluster + CLUSTER.step * normal(random);
    if (movement === 0) {
      this.push(previous, 0, 0);
      return;
    }
    const own = normal(random) * Math.sqrt(1 - this.common ** 2);
    const shock = own + this.common * common;
    const tail = random() < 0.04 ? 1.9 : 1;
    const deviation = this.dailyDeviation * Math.sqrt(movement) * Math.exp(this.cluster - CLUSTER_VARIANCE);
    const move = deviation * tail * shock - REVERSION * previous;
    const before = firstJump / movement;
    const gap = before === 0 ? 0 : before * move + deviation * Math.sqrt(before * (1 - before)) * normal(random);
    this.push(previous + move, gap, deviation * Math.sqrt(1 - before));
  }

  private push(close: number, gap: number, deviation: number): void {
    this.closes.push(close);
    this.gaps.push(gap);
    this.deviations.push(deviation);
  }
}
