import { describe, expect, it } from 'vitest';
import { INSTRUMENTS } from '../../assets/instruments.ts';
import type { Side } from '../../market-data/port.ts';
import type { BookOrder, Execution, MatchPlan, WaitingOrder } from '../port.ts';
import { type BookCommand, type EntryFeed, SymbolMarket } from '../symbol-market.ts';

/** Orders of one stream. */
const ORDERS = 100_000;
/** Orders after which books are made anew of what stands, as by a start. */
const RESTART_EACH = 9973;
const CLOCK = { now: () => 0 };

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// ---- the second book ---------------------------------------------------------------------------

type Kind = Execution | 'market' | 'stop';

interface Plain {
  readonly id: string;
  readonly user: number;
  readonly side: Side;
  readonly price: number;
  remaining: number;
}

interface Taken {
  readonly fills: readonly (readonly [maker: string, price: number, amount: number])[];
  readonly rest: number;
  /** What becomes of the rest. */
  readonly end: 'filled' | 'rests' | 'cancelled' | 'refused';
}

/** A book in the plainest words: a list in the order of coming, searched from its start for each fill. */
class PlainBook {
  orders: Plain[] = [];
  readonly waiting = new Map<string, Plain & { readonly execution: Execution }>();

  /** The one that an order meets next: the best price of the other side, of equal prices who came first. */
  private next(taker: Plain, others: readonly Plain[]): Plain | undefined {
    let best: Plain | undefined;
    for (const one of others) {
      if (one.side === taker.side || one.remaining === 0) continue;
      if (taker.side === 'buy' ? one.price > taker.price : one.price < taker.price) continue;
      if (!best || (taker.side === 'buy' ? one.price < best.price : one.price > best.price)) best = one;
    }
    return best;
  }

  take(given: Plain, kind: Kind): Taken {
    const taker = { ...given };
    const others = this.orders.map((one) => ({ ...one }));
    const fills: [string, number, number][] = [];
    let isOwn = false;
    for (let maker = this.next(taker, others); maker && taker.remaining > 0; maker = this.next(taker, others)) {
      if (kind === 'postOnly') return { fills: [], rest: given.remaining, end: 'refused' };
      const first = fills[0]?.[1] ?? maker.price;
      if (kind === 'market' && (taker.side === 'buy' ? maker.price > first * 1.05 : maker.price < first * 0.95)) break;
      if (maker.user === taker.user) {
        isOwn = true;
        break;
      }
      const amount = Math.min(maker.remaining, taker.remaining);
      fills.push([maker.id, maker.price, amount]);
      maker.remaining -= amount;
      taker.remaining -= amount;
    }
    if (kind === 'fok' && taker.remaining > 0) return { fills: [], rest: given.remaining, end: 'refused' };
    this.orders = others.filter(({ remaining }) => remaining > 0);
    if (taker.remaining === 0) return { fills, rest: 0, end: 'filled' };
    if (isOwn || kind === 'market' || kind === 'ioc') return { fills, rest: taker.remaining, end: 'cancelled' };
    this.orders.push(taker);
    return { fills, rest: taker.remaining, end: 'rests' };
  }
}

// ---- the book of the exchange ------------------------------------------------------------------

const instrument = INSTRUMENTS.find(({ symbol }) => symbol === 'btcusdt') ?? INSTRUMENTS[0];

function marketOf(standing: readonly (BookOrder | WaitingOrder)[] = []): SymbolMarket {
  if (!instrument) throw new Error('a pair');
  const feed: EntryFeed = {
    instrument,
    session: { isOpen: () => true, nextChange: () => null },
    index: undefined,
    onJump: () => undefined,
    advance: () => undefined,
    record: () => undefined,
    publish: () => undefined,
    depth: () => ({ bids: [], asks: [], version: 0, ts: 0 }),
  };
  const market = new SymbolMarket(feed, CLOCK);
  let trades = 0;
  market.open({ next: () => (trades += 1) });
  market.restore(standing);
  return market;
}

const takenOf = ({ fills, rest, isRestCancelled, cancelReason }: MatchPlan): Taken => ({
  fills: fills.map(({ maker, price, amount }) => [maker.id, Number(price), Number(amount)] as const),
  rest: Number(rest),
  end:
    cancelReason === 'fok' || cancelReason === 'post-only'
      ? 'refused'
      : rest === 0n
        ? 'filled'
        : isRestCancelled
          ? 'cancelled'
          : 'rests',
});

/** Orders in the order of their places: buys, then sells, each by price and time. */
const linesOf = (orders: Iterable<{ id: string; price: bigint | number; remaining: bigint | number }>): string[] =>
  [...orders].map(({ id, price, remaining }) => `${id} ${remaining} at ${price}`);

const plainLines = ({ orders }: PlainBook): string[] =>
  (['buy', 'sell'] as const).flatMap((side) =>
    linesOf(
      orders
        .filter((one) => one.side === side)
        // Sorting keeps the order of those that are equal.
        .sort((a, b) => (side === 'buy' ? b.price - a.price : a.price - b.price)),
    ),
  );

const bookLines = (market: SymbolMarket): string[] =>
  linesOf([...market.book.walk('buy'), ...market.book.walk('sell')]);

const KINDS: readonly Kind[] = ['gtc', 'gtc', 'gtc', 'gtc', 'ioc', 'fok', 'postOnly', 'market', 'stop'];

/** Runs a stream through both books, batch by batch as the sequencer plans, and gives what it came to. */
function run(seed: number, { isRestarted }: { readonly isRestarted: boolean }) {
  const random = randomOf(seed);
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)];
  const plain = new PlainBook();
  let market = marketOf();
  const came = new Map<string, number>();
  let [placed, traded, gone] = [0, 0, 0];
  const seen: Record<string, number> = {};
  const count = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  let middle = 1000;

  const counted = (plan: MatchPlan, kind: Kind, model: Taken) => {
    const taken = takenOf(plan);
    if (JSON.stringify(taken) !== JSON.stringify(model)) expect(taken, plan.taker.id).toEqual(model);
    count(`${kind} ${taken.end}`);
    traded += taken.fills.reduce((sum, [, , amount]) => sum + amount, 0);
    if (taken.end === 'cancelled' || taken.end === 'refused') gone += taken.rest;
    if (taken.end === 'rests') came.set(plan.taker.id, came.size);
  };

  for (let index = 0; index < ORDERS; ) {
    const projection = market.project();
    const pieces = [];
    for (let left = whole(1, 6); left > 0 && index < ORDERS; left -= 1, index += 1) {
      const dice = random();
      let command: BookCommand;
      if (dice < 0.18) {
        const target = pick([...plain.orders, ...plain.waiting.values()]);
        if (!target) continue;
        command = { orderId: target.id, reason: 'asked', request: null };
        gone += target.remaining;
        plain.orders = plain.orders.filter(({ id }) => id !== target.id);
        plain.waiting.delete(target.id);
        count('cancel');
      } else if (dice < 0.24) {
        const target = pick([...plain.waiting.values()]);
        if (!target) continue;
        command = { release: { orderId: target.id } };
        plain.waiting.delete(target.id);
        const piece = market.pieceOf(projection, command);
        if (!piece || !('match' in piece)) throw new Error('a stop comes to its book');
        counted(piece.match, target.execution, plain.take(target, target.execution));
        pieces.push(piece);
        continue;
      } else {
        if (random() < 0.002) middle = whole(900, 1100);
        const kind = pick(KINDS) ?? 'gtc';
        const [side, user] = [random() < 0.5 ? 'buy' : 'sell', whole(1, 9)] as const;
        const price = kind === 'market' ? (side === 'buy' ? 9999 : 1) : Math.max(1, middle + whole(-30, 30));
        const order = { id: `o${index}`, user, side, price, remaining: whole(1, 60) };
        placed += order.remaining;
        const execution =
          kind === 'market' ? 'gtc' : kind === 'stop' ? (pick(['gtc', 'gtc', 'ioc', 'fok'] as const) ?? 'gtc') : kind;
        command = {
          order: { id: order.id, owner: { user }, side, price: BigInt(price), remaining: BigInt(order.remaining) },
          options: {
            isMarket: kind === 'market',
            execution,
            stop: kind === 'stop' ? { price: 1n, by: 'mark', after: 0 } : undefined,
          },
        };
        const piece = market.pieceOf(projection, command);
        if (!piece || !('match' in piece)) throw new Error('an order is matched');
        if (kind === 'stop') plain.waiting.set(order.id, { ...order, execution });
        else counted(piece.match, kind, plain.take(order, kind));
        pieces.push(piece);
        continue;
      }
      const piece = market.pieceOf(projection, command);
      if (!piece) throw new Error('what stands can be cancelled');
      pieces.push(piece);
    }
    market.apply(pieces);
    const { bid, ask } = market.best;
    if (bid !== undefined && ask !== undefined && bid >= ask) expect(bid).toBeLessThan(ask);
    if (index % 50 < 6) expect(bookLines(market)).toEqual(plainLines(plain));
    if (isRestarted && index % RESTART_EACH < 6) {
      // In the order of their coming, from memory to rows and back.
      const resting = market.resting().sort((a, b) => (came.get(a.id) ?? 0) - (came.get(b.id) ?? 0));
      market = marketOf([...resting, ...market.beside.all]);
    }
  }
  const standing = plain.orders.reduce((sum, { remaining }) => sum + remaining, 0);
  const beside = [...plain.waiting.values()].reduce((sum, { remaining }) => sum + remaining, 0);
  expect(2 * traded + gone + standing + beside).toBe(placed);
  expect(market.beside.all.map(({ order }) => order.id)).toEqual([...plain.waiting.keys()]);
  return { lines: bookLines(market), traded, seen };
}

describe('a stream of 100,000 orders of all kinds', () => {
  it.each([1, 2])(
    'comes to what the plainest book comes to, order by order, with every lot counted and never crossed (%s)',
    (seed) => {
      const { seen } = run(seed, { isRestarted: false });
      // It has had all of it, often.
      for (const kind of ['gtc', 'ioc', 'fok', 'market']) expect(seen[`${kind} filled`], kind).toBeGreaterThan(1000);
      for (const end of [
        'gtc rests',
        'ioc cancelled',
        'fok refused',
        'postOnly rests',
        'postOnly refused',
        'market cancelled',
        'cancel',
      ])
        expect(seen[end], end).toBeGreaterThan(1000);
    },
  );

  it('comes to the same where its books are made anew from what stands, again and again', () => {
    expect(run(3, { isRestarted: true })).toEqual(run(3, { isRestarted: false }));
  });
});
