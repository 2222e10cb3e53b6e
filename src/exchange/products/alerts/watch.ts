import { asc, sql } from 'drizzle-orm';
import { isReached } from '../../../domain/forms/price-alert.ts';
import { toScaled } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { type Tick, type TickBatch, tickOf } from '../../market-data/ticks/tick.ts';
import { publishedTicks, TickWatch } from '../../market-data/ticks/watch.ts';
import type { PriceAlert } from './alert.ts';
import type { AlertsContext } from './context.ts';
import { DIRECTIONS, type Direction, fireAll, nearest, reaches } from './fire.ts';
import { priceAlerts } from './schema.ts';

/** Up to which tick all alerts have been looked at. */
const SEEN_FACT = 'alerts.seen';
/** Ticks that a commit may take which is about one before it: a start looks at so many once more. */
const LATE = 60;

/**
 * Holds alerts against every tick, by the last price, and fires each by the first that reaches it. Their rows are the truth, and say
 * which ticks they wait for; what memory has of them is the nearest level of each pair, so that a tick that reaches none costs nothing.
 */
export class AlertWatch {
  private readonly context: AlertsContext;
  private readonly watch: TickWatch;
  /** Made, and not looked at yet. */
  private readonly late: PriceAlert[] = [];
  private readonly nearest = new Map<string, bigint | null>();
  /** Up to which tick all have been looked at. */
  private seen = 0;

  constructor(context: AlertsContext) {
    this.context = context;
    this.watch = new TickWatch(context, { name: 'price alerts', fact: SEEN_FACT });
  }

  async start(): Promise<void> {
    await this.watch.start({
      catchUp: () => this.catchUp(),
      look: (batch) => this.look(batch),
      again: () => this.goOn(this.newest()),
    });
  }

  /** Notes how far all have been looked at. */
  async stop(): Promise<void> {
    await this.watch.stop();
    if (this.waits()) await this.watch.noteNow(this.seen).catch((error: unknown) => this.watch.failed(error));
  }

  /** Has an alert looked at that was committed: ticks that were told meanwhile have passed it by. */
  made(alert: PriceAlert): void {
    this.late.push(alert);
    void this.watch.tried(() => this.takeLate());
  }

  /** Does something about alerts while none of them fires. */
  between<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.watch.run(work);
  }

  /** Resolves when all ticks that were told by now have been looked at. */
  settled(): Promise<void> {
    return this.watch.settled();
  }

  /** Those that were made, one by one; what could not be looked at now stays for the next look. */
  private async takeLate(): Promise<void> {
    for (let [alert] = this.late; alert; [alert] = this.late) {
      await this.take(alert);
      this.late.shift();
    }
  }

  private async take({ instrumentId, direction, level: text, afterSeq }: PriceAlert): Promise<void> {
    const { instruments, ticks } = this.context.markets;
    const instrument = instruments.find(({ id }) => id === instrumentId);
    if (!instrument) return;
    // From now on a start knows from where on to look.
    if (!this.waits()) await this.watch.noteNow(this.seen);
    const key = keyOf(instrument, direction);
    const [known, level] = [this.nearest.get(key) ?? null, toScaled(text, instrument.priceDecimals)];
    if (level !== null && (known === null || isReached(direction, level, known))) this.nearest.set(key, level);
    if (afterSeq >= this.seen) return;
    for await (const tick of publishedTicks(ticks, instrument.symbol, { after: afterSeq })) {
      if (tick.seq > this.seen) return;
      await this.lookAt(instrument, tick);
    }
  }

  /** Goes on where an earlier run stopped, and a little before that. */
  private async catchUp(): Promise<void> {
    const { store, markets } = this.context;
    for (const instrument of markets.instruments)
      for (const direction of DIRECTIONS) await this.readNearest(instrument, direction);
    const [oldest] = await store.db
      .select({ after: priceAlerts.afterSeq })
      .from(priceAlerts)
      .where(sql`${priceAlerts.state} = 1`)
      .orderBy(asc(priceAlerts.afterSeq))
      .limit(1);
    const newest = this.newest();
    this.seen = oldest ? Math.max(oldest.after, ((await this.watch.seen()) ?? 0) - LATE) : newest;
    await this.goOn(newest);
  }

  /** By a tick that was published now. */
  private async look(batch: TickBatch): Promise<void> {
    await this.takeLate();
    if (batch.seq <= this.seen) return;
    if (batch.seq !== this.seen + 1) return this.goOn(batch.seq);
    for (const instrument of this.context.markets.instruments) {
      const tick = tickOf(batch, instrument.symbol);
      if (tick) await this.lookAt(instrument, tick);
    }
    await this.lookedTo(batch.seq);
  }

  /** By all that were published up to one and have not been looked at: also where that failed before. */
  private async goOn(newest: number): Promise<void> {
    await this.takeLate();
    if (newest <= this.seen) return;
    const { markets } = this.context;
    for (const instrument of markets.instruments) {
      if (!DIRECTIONS.some((direction) => this.nearest.get(keyOf(instrument, direction)))) continue;
      for await (const tick of publishedTicks(markets.ticks, instrument.symbol, { after: this.seen })) {
        if (tick.seq > newest) break;
        await this.lookAt(instrument, tick);
      }
    }
    await this.lookedTo(newest);
  }

  private async lookAt(instrument: Instrument, tick: Tick): Promise<void> {
    for (const direction of DIRECTIONS) {
      if (!reaches(direction, this.nearest.get(keyOf(instrument, direction)), tick)) continue;
      await fireAll(this.context, instrument, direction, tick);
      await this.readNearest(instrument, direction);
    }
  }

  private async readNearest(instrument: Instrument, direction: Direction): Promise<void> {
    const level = await nearest(this.context.store.db, instrument.id, direction, instrument.priceDecimals);
    this.nearest.set(keyOf(instrument, direction), level);
  }

  private async lookedTo(seq: number): Promise<void> {
    this.seen = seq;
    if (this.waits()) await this.watch.note(seq);
  }

  private waits(): boolean {
    return [...this.nearest.values()].some((level) => level !== null);
  }

  private newest(): number {
    const { instruments, ticks } = this.context.markets;
    return Math.max(0, ...instruments.map(({ symbol }) => ticks.latest(symbol)?.seq ?? 0));
  }
}

const keyOf = ({ symbol }: Instrument, direction: Direction): string => `${symbol} ${direction}`;
