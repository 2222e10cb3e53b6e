import { fromScaled } from '../../../domain/scaled.ts';
import type { Tick } from '../../market-data/ticks/tick.ts';
import { publishedTicks, TickWatch } from '../../market-data/ticks/watch.ts';
import type { Stop, WaitingOrder } from '../../matching/port.ts';
import { alarm } from '../../platform/alarm.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SpotContext } from './context.ts';
import { orderIdOf } from './postings.ts';
import { StopTrigger } from './stop-trigger.ts';

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
  private readonly watch: TickWatch;
  /** Up to which tick all known orders have been looked at. */
  private seen = 0;
  /** What `seen` was at the start: what was placed before it and waited until then was looked at up to it. */
  private begun = 0;
  /** Orders that have been looked at up to `seen`. */
  private known = new Set<string>();
  /** Those that a tick has reached and that have not come to their books yet, in the order in which they go. */
  private readonly due = new Map<string, Due>();
  /** Those of which a person was told. */
  private readonly told = new Set<string>();

  constructor(context: SpotContext) {
    this.context = context;
    this.watch = new TickWatch(context, { name: 'spot stops', fact: SEEN_FACT });
  }

  async start(): Promise<void> {
    this.seen = (await this.watch.seen()) ?? 0;
    this.begun = this.seen;
    const work = () => this.work();
    await this.watch.start({ catchUp: work, look: work, again: work });
  }

  stop(): Promise<void> {
    return this.watch.stop();
  }

  /** Holds every waiting stop against the ticks that it has not been held against. */
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
    if (known.size > 0) await this.watch.note(this.lookedAtAll());
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
    for await (const tick of publishedTicks(ticks, symbol, { after })) {
      if (tick.seq > newest) return;
      yield tick;
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

  /** The tick up to which all have been looked at: not beyond one whose stop has yet to come to its book. */
  private lookedAtAll(): number {
    return Math.min(this.seen, ...[...this.due.values()].map(({ tick }) => tick.seq - 1));
  }
}
