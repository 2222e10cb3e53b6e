import { fromScaled } from '../../../domain/scaled.ts';
import type { Tick } from '../../market-data/ticks/tick.ts';
import type { Stop, WaitingOrder } from '../../matching/port.ts';
import { alarm } from '../../platform/alarm.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Cancel } from '../../platform/scheduler.ts';
import { SerialQueue } from '../../platform/serial-queue.ts';
import { readFact, writeFact } from '../../platform/store/facts.ts';
import type { SpotContext } from './context.ts';
import { orderIdOf } from './postings.ts';
import { StopTrigger } from './stop-trigger.ts';

/** Ms between two looks; each batch of ticks brings one too. */
const LOOK_EACH = 1000;
/** Ticks after which it is written down how far they have been looked at. */
const WRITTEN_EACH = 60;
/** Ticks read at a time. */
const PAGE = 1000;
/** Up to which tick the stops that wait have been looked at. */
const SEEN_FACT = 'spot.stopsSeen';

/** A stop that a tick has reached. */
interface Due {
  readonly symbol: string;
  readonly waiting: WaitingOrder;
  readonly tick: Tick;
}

const isReached = ({ order }: WaitingOrder, { price, by }: Stop, tick: Tick): boolean =>
  order.side === 'buy' ? tick[by] >= price : tick[by] <= price;

/**
 * Holds waiting stops against every tick, and brings each to its book by the first that reaches it (readings H2). The
 * orders themselves are rows, and so is up to which tick they were looked at: a start goes on from there, by the ticks that
 * were published meanwhile.
 */
export class StopWatch {
  private readonly context: SpotContext;
  private readonly queue = new SerialQueue();
  /** Up to which tick all known orders have been looked at. */
  private seen = 0;
  /** What `seen` was at the start: what was placed before it and waited until then was looked at up to it. */
  private begun = 0;
  private written = 0;
  /** Orders that have been looked at up to `seen`. */
  private known = new Set<string>();
  /** Those that a tick has reached and that have not come to their books yet, in the order in which they go. */
  private readonly due = new Map<string, Due>();
  /** Those of which a person was told. */
  private readonly told = new Set<string>();
  private endings: Cancel[] = [];
  /** A look that is asked for and has not begun. */
  private next: Promise<void> | null = null;

  constructor(context: SpotContext) {
    this.context = context;
  }

  async start(): Promise<void> {
    const { store, markets, scheduler, log } = this.context;
    this.seen = Number((await readFact(store.db, SEEN_FACT)) ?? 0);
    this.begun = this.seen;
    this.written = this.seen;
    const heard = markets.on('ticks', () => {
      this.look().catch((error: unknown) => log.error({ err: error }, 'stops were not looked at'));
    });
    this.endings = [heard, scheduler.every(LOOK_EACH, 'spot stops', () => this.look())];
    await this.look();
  }

  async stop(): Promise<void> {
    for (const end of this.endings.splice(0)) end();
    await this.queue.settled();
  }

  /** Holds every waiting stop against the ticks that it has not been held against. */
  look(): Promise<void> {
    // One that has not begun will see all that there is by then.
    this.next ??= this.queue.run(() => {
      this.next = null;
      return this.work();
    });
    return this.next;
  }

  private async work(): Promise<void> {
    const { markets, orderEntry } = this.context;
    const newest = Math.max(0, ...markets.instruments.map(({ symbol }) => markets.ticks.latest(symbol)?.seq ?? 0));
    const known = new Set<string>();
    for (const { symbol } of markets.instruments) {
      const waiting = orderEntry.waiting(symbol).filter(({ stop }) => stop !== null);
      if (waiting.length > 0) await this.lookAt(symbol, waiting, newest);
      for (const { order } of waiting) known.add(order.id);
    }
    for (const id of this.due.keys()) if (!known.has(id)) this.due.delete(id);
    this.known = known;
    this.seen = Math.max(this.seen, newest);
    await this.trigger();
    if (known.size > 0) await this.write();
  }

  /** Notes which of a symbol's stops a tick has reached. */
  private async lookAt(symbol: string, waiting: readonly WaitingOrder[], newest: number): Promise<void> {
    const open = waiting.filter(({ order }) => !this.due.has(order.id));
    const from = Math.min(...open.map((one) => this.lookedTo(one)));
    if (from >= newest) return;
    for await (const tick of this.ticks(symbol, from, newest))
      for (const one of open) {
        const { order, stop } = one;
        if (!stop || this.due.has(order.id) || tick.seq <= this.lookedTo(one) || !isReached(one, stop, tick)) continue;
        this.due.set(order.id, { symbol, waiting: one, tick });
      }
  }

  private lookedTo({ order, stop }: WaitingOrder): number {
    return this.known.has(order.id) ? this.seen : Math.max(stop?.after ?? 0, this.begun);
  }

  private async *ticks(symbol: string, after: number, newest: number): AsyncGenerator<Tick> {
    const { ticks } = this.context.markets;
    const latest = ticks.latest(symbol);
    if (after === newest - 1 && latest?.seq === newest) return yield latest;
    for (let last = after; last < newest; ) {
      const page = await ticks.between(symbol, { from: 0, to: Number.MAX_SAFE_INTEGER, after: last, limit: PAGE });
      yield* page.filter(({ seq }) => seq <= newest);
      last = page.length < PAGE ? newest : (page.at(-1)?.seq ?? newest);
    }
  }

  /** Brings to their books what ticks have reached, in the order of ticks, then of their coming. What is not taken now is tried again. */
  private async trigger(): Promise<void> {
    const { ids, orderEntry } = this.context;
    const due = [...this.due].sort(
      ([, a], [, b]) => a.tick.seq - b.tick.seq || orderIdOf(a.waiting.order) - orderIdOf(b.waiting.order),
    );
    const released: Promise<void>[] = [];
    for (const [id, { symbol, waiting, tick }] of due) {
      const price = fromScaled(tick[waiting.stop?.by ?? 'mark'], tick.decimals);
      const trigger = new StopTrigger(orderIdOf(waiting.order), await ids.next(), {
        seq: tick.seq,
        at: tick.at,
        price,
      });
      const ended = orderEntry.release(symbol, trigger).then(
        () => {
          this.due.delete(id);
          this.told.delete(id);
        },
        (error: unknown) => {
          if (!(error instanceof Refusal)) this.failed(id, tick, error);
        },
      );
      released.push(ended);
    }
    await Promise.all(released);
  }

  /** It is tried again; a person is told of it once. */
  private failed(id: string, { seq }: Tick, err: unknown): void {
    const facts = { err, order: id, tick: seq };
    if (this.told.has(id)) this.context.log.error(facts, 'a stop still does not come to its book');
    else alarm(this.context.log, facts, 'a stop that a tick has reached does not come to its book');
    this.told.add(id);
  }

  /** Writes down how far ticks have been looked at: not beyond one whose stop has yet to come to its book. */
  private async write(): Promise<void> {
    const seq = Math.min(this.seen, ...[...this.due.values()].map(({ tick }) => tick.seq - 1));
    if (seq < this.written + WRITTEN_EACH) return;
    await writeFact(this.context.store.db, SEEN_FACT, String(seq));
    this.written = seq;
  }
}
