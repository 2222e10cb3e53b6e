import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { BookMarkets, TEST_PAIRS } from '../../../tests/support/book-markets.ts';
import { matchOf } from '../../../tests/support/settle-by.ts';
import type { Side } from '../market-data/port.ts';
import { type CommitOutcome, StoreAway } from '../platform/store/away.ts';
import { NotStanding } from './not-standing.ts';
import type { BookOrder, Piece, PieceOutcome, Settle, Settled } from './port.ts';

const SYMBOL = 'btcusdt';

let serial = 0;
const orderOf = (side: Side, price: number, amount = 10): BookOrder => {
  serial += 1;
  return {
    id: `o${serial}`,
    owner: { user: serial },
    side,
    price: BigInt(price),
    remaining: BigInt(amount),
  };
};

const allDone = (pieces: readonly Piece[]): PieceOutcome[] => pieces.map(() => ({ is: 'done' }));
const settled = (outcomes: readonly PieceOutcome[], rest: Partial<Settled> = {}): Settled => ({
  outcomes,
  notify: () => undefined,
  doubt: null,
  ...rest,
});

/** A settlement that waits for its test, batch by batch. */
class Held {
  readonly batches: { readonly pieces: readonly Piece[]; readonly end: (given: Settled | Error) => void }[] = [];
  private arrived: () => void = () => undefined;

  readonly settle: Settle = (pieces) =>
    new Promise((resolve, reject) => {
      this.batches.push({ pieces, end: (given) => (given instanceof Error ? reject(given) : resolve(given)) });
      this.arrived();
    });

  /** The batch of that number, when it has come. */
  async batch(index: number) {
    while (this.batches.length <= index)
      await new Promise<void>((resolve) => {
        this.arrived = resolve;
      });
    const found = this.batches[index];
    if (!found) throw new Error(`no batch ${index}`);
    return { ...found, ids: found.pieces.map((piece) => matchOf(piece).taker.id) };
  }
}

let markets: BookMarkets;
let held: Held;
/** How long was waited between two looks for an outcome. */
let pauses: number[];
const submit = (order: BookOrder, symbol = SYMBOL) => markets.submit(symbol, order, { isMarket: false });

beforeEach(() => {
  pauses = [];
  held = new Held();
  markets = new BookMarkets({ now: () => 0 }, TEST_PAIRS, {
    pause: async (ms) => {
      pauses.push(ms);
    },
  });
  markets.setSettle(held.settle);
});

it('commits together what came while the last batch was committed, and answers nobody before', async () => {
  const first = submit(orderOf('buy', 10));
  const one = await held.batch(0);
  const answered: string[] = [];
  const later = [submit(orderOf('buy', 11)), submit(orderOf('sell', 11, 4))].map((work) =>
    work.then(({ plan }) => answered.push(plan.taker.id)),
  );
  one.end(settled(allDone(one.pieces)));
  await first;
  const two = await held.batch(1);
  expect(two.pieces.map((piece) => matchOf(piece).fills.length)).toEqual([0, 1]);
  expect(answered).toEqual([]);
  expect(markets.standing(SYMBOL).size).toBe(1);
  two.end(settled(allDone(two.pieces)));
  await Promise.all(later);
  expect(answered).toEqual(two.ids);
  expect([...markets.standing(SYMBOL).values()]).toEqual([6n, 10n]);
});

it('commits together what comes turn by turn of the loop, and does not wait for a stream that never ends', async () => {
  const ids: string[] = [];
  while (held.batches.length === 0) {
    const order = orderOf('buy', 10);
    void submit(order).catch(() => undefined);
    ids.push(order.id);
    await turnOfLoop();
  }
  const { ids: together } = await held.batch(0);
  expect(together.length).toBeGreaterThan(10);
  expect(together).toEqual(ids.slice(0, together.length));
});

it('shares the symbols that wait among the batches that run beside each other, and never parts a symbol', async () => {
  markets = new BookMarkets({ now: () => 0 }, TEST_PAIRS, { parallel: 2 });
  markets.setSettle(held.settle);
  const symbols = ['btcusdt', 'ethusdt', 'btcusdt', 'btcusdt', 'ethusdt'];
  const orders = symbols.map((symbol) => ({ symbol, order: orderOf('buy', 10) }));
  const answers = orders.map(({ symbol, order }) => submit(order, symbol));
  const idsOf = (wanted: string) => orders.flatMap(({ symbol, order }) => (symbol === wanted ? [order.id] : []));
  const batches = [await held.batch(0), await held.batch(1)];
  expect(batches.map(({ ids }) => ids)).toEqual([idsOf('btcusdt'), idsOf('ethusdt')]);
  for (const { pieces, end } of batches) end(settled(allDone(pieces)));
  await Promise.all(answers);
});

it('refuses what comes when a thousand wait in its symbol, and takes more when they are through', async () => {
  const waiting = Array.from({ length: 1000 }, () => submit(orderOf('buy', 10)));
  await expect(submit(orderOf('buy', 10))).rejects.toMatchObject({ key: 'marketBusy' });
  const elsewhere = submit(orderOf('buy', 10), 'ethusdt');
  markets.setSettle(async (pieces) => settled(allDone(pieces)));
  await Promise.all([...waiting, elsewhere]);
  await submit(orderOf('buy', 10));
  expect(markets.standing(SYMBOL).size).toBe(1001);
});

it('carries out what has come when it is closed, and refuses what comes then', async () => {
  const before = submit(orderOf('buy', 10));
  markets.sequencer.close();
  await expect(submit(orderOf('buy', 10))).rejects.toMatchObject({ key: 'marketStopping' });
  const idle = markets.sequencer.idle();
  const { pieces, end } = await held.batch(0);
  end(settled(allDone(pieces)));
  await Promise.all([before, idle]);
  expect(markets.standing(SYMBOL).size).toBe(1);
});

it('tries each piece alone after a batch that failed, and not when the store is away', async () => {
  const [good, bad] = [orderOf('buy', 10), orderOf('buy', 11)];
  const answers = Promise.allSettled([submit(good), submit(bad)]);
  (await held.batch(0)).end(new Error('one of them'));
  const alone = await held.batch(1);
  expect(alone.ids).toEqual([good.id]);
  alone.end(settled(allDone(alone.pieces)));
  const other = await held.batch(2);
  expect(other.ids).toEqual([bad.id]);
  other.end(new Error('this one'));
  expect(await answers).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: 'this one' } },
  ]);
  const both = Promise.allSettled([submit(orderOf('buy', 10)), submit(orderOf('buy', 10))]);
  (await held.batch(3)).end(new StoreAway());
  expect(await both).toMatchObject([{ reason: { name: 'StoreAway' } }, { reason: { name: 'StoreAway' } }]);
  expect(held.batches.length).toBe(4);
  expect([...markets.standing(SYMBOL).keys()]).toEqual([good.id]);
});

it('commits what comes again before anything that has come since', async () => {
  const [repeated, honest] = [orderOf('buy', 10), orderOf('buy', 10)];
  const answers = Promise.allSettled([submit(repeated), submit(honest)]);
  const one = await held.batch(0);
  const newcomer = orderOf('buy', 10);
  const later = submit(newcomer);
  const elsewhere = submit(orderOf('buy', 10), 'ethusdt');
  one.end(settled([{ is: 'refused', error: new Error('made before') }, { is: 'again' }]));
  const two = await held.batch(1);
  expect(two.ids).toEqual([honest.id]);
  two.end(settled(allDone(two.pieces)));
  expect(await answers).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }]);
  const three = await held.batch(2);
  expect(three.ids).toContain(newcomer.id);
  three.end(settled(allDone(three.pieces)));
  await Promise.all([later, elsewhere]);
});

it('fills a batch with so many fills, and what is left goes in the next', async () => {
  markets.restore(
    SYMBOL,
    Array.from({ length: 600 }, () => orderOf('sell', 10, 1)),
  );
  const takers = [400, 100, 100].map((amount) => orderOf('buy', 10, amount));
  const elsewhere = orderOf('buy', 10);
  const answers = [...takers.map((taker) => submit(taker)), submit(elsewhere, 'ethusdt')];
  const one = await held.batch(0);
  expect(one.ids).toEqual(takers.slice(0, 2).map(({ id }) => id));
  one.end(settled(allDone(one.pieces)));
  const two = await held.batch(1);
  expect(two.ids).toEqual([takers[2]?.id, elsewhere.id]);
  two.end(settled(allDone(two.pieces)));
  await Promise.all(answers);
  expect(markets.standing(SYMBOL).size).toBe(0);
});

it('notifies when the book has the order and the market is published', async () => {
  const order = orderOf('buy', 10);
  const publish = vi.spyOn(markets.market(SYMBOL), 'publish');
  const answer = submit(order);
  const { pieces, end } = await held.batch(0);
  const seen = new Promise<readonly [string[], number]>((resolve) => {
    end(
      settled(allDone(pieces), {
        notify: () => resolve([[...markets.standing(SYMBOL).keys()], publish.mock.calls.length]),
      }),
    );
  });
  expect(await seen).toEqual([[order.id], 1]);
  await answer;
});

it('takes out a resting order that is not open in the store', async () => {
  const resting = orderOf('sell', 10);
  markets.restore(SYMBOL, [resting]);
  const taker = orderOf('buy', 10);
  const answers = [submit(taker), submit(orderOf('buy', 9))];
  (await held.batch(0)).end(new NotStanding(resting.id));
  (await held.batch(1)).end(new NotStanding(resting.id));
  while (held.batches.length < 3) await turnOfLoop();
  const eviction = held.batches[2];
  expect(eviction?.pieces).toMatchObject([{ withdrawal: { order: { id: resting.id }, reason: 'unfunded' } }]);
  eviction?.end(settled([{ is: 'done' }]));
  for (const index of [3, 4]) {
    const { pieces, end } = await held.batch(index);
    end(settled(allDone(pieces)));
  }
  await Promise.all(answers);
  expect(markets.standing(SYMBOL).has(resting.id)).toBe(false);
  expect(markets.alarms).toEqual(['ALARM: a resting order is not open in the store: it is taken out']);
});

it('takes out a resting order that lacks its money, and then carries out what met it', async () => {
  const resting = orderOf('sell', 10);
  markets.restore(SYMBOL, [resting]);
  const taker = orderOf('buy', 10);
  const answer = submit(taker);
  (await held.batch(0)).end(settled([{ is: 'unfunded', orderId: resting.id }]));
  while (held.batches.length < 2) await new Promise((resolve) => setImmediate(resolve));
  const eviction = held.batches[1];
  expect(eviction?.pieces).toMatchObject([{ withdrawal: { order: { id: resting.id }, reason: 'unfunded' } }]);
  eviction?.end(settled([{ is: 'done' }]));
  const again = await held.batch(2);
  expect(again.pieces).toMatchObject([{ match: { taker: { id: taker.id }, fills: [] } }]);
  again.end(settled(allDone(again.pieces)));
  await answer;
  expect([...markets.standing(SYMBOL).keys()]).toEqual([taker.id]);
  expect(markets.alarms).toEqual(['ALARM: a resting order lacks the money it promised: it is taken out']);
});

it.each(['committed', 'aborted'] as const)(
  'closes a market whose commit is in doubt, asks until there is an answer, and opens it when it was %s',
  async (outcome) => {
    const order = orderOf('buy', 10);
    const answer = submit(order);
    const { pieces, end } = await held.batch(0);
    const waiting = submit(orderOf('buy', 10));
    const publish = vi.spyOn(markets.market(SYMBOL), 'publish');
    /** How often the market had been published, at each notification. */
    const notified: number[] = [];
    let tell: (outcome: CommitOutcome) => void = () => undefined;
    let looks = 0;
    const doubt = () => {
      looks += 1;
      if (looks < 4) return Promise.reject(new Error('not found'));
      return new Promise<CommitOutcome>((resolve) => {
        tell = resolve;
      });
    };
    end(
      settled(allDone(pieces), {
        doubt,
        notify: () => notified.push(publish.mock.calls.length),
      }),
    );
    // Whose order may be done is told so; whose order only waited is not.
    await expect(answer).rejects.toMatchObject({ key: 'storeInDoubt' });
    await expect(waiting).rejects.toMatchObject({ key: 'marketChecking' });
    await expect(submit(orderOf('buy', 10))).rejects.toMatchObject({ key: 'marketChecking' });
    markets.setSettle(async (more) => settled(allDone(more)));
    await submit(orderOf('buy', 10), 'ethusdt');
    while (looks < 4) await new Promise((resolve) => setImmediate(resolve));
    expect(pauses).toEqual([100, 200, 400]);
    expect(markets.complaints.filter((text) => text.startsWith('the outcome of a commit'))).toHaveLength(3);
    expect(notified).toEqual([]);
    const freed = new Promise<void>((resolve) => markets.market(SYMBOL).whenFree(resolve));
    tell(outcome);
    await freed;
    expect([...markets.standing(SYMBOL).keys()]).toEqual(outcome === 'committed' ? [order.id] : []);
    expect(notified).toEqual(outcome === 'committed' ? [1] : []);
    await submit(orderOf('buy', 10));
  },
);

it('ends the exchange where memory cannot follow the store, and takes nothing more', async () => {
  const resting = orderOf('sell', 10);
  markets.restore(SYMBOL, [resting]);
  const answer = submit(orderOf('buy', 10));
  const { pieces, end } = await held.batch(0);
  markets.market(SYMBOL).book.remove(resting.id);
  end(settled(allDone(pieces)));
  await expect(answer).rejects.toMatchObject({ key: 'storeInDoubt' });
  await expect(submit(orderOf('buy', 10))).rejects.toMatchObject({ key: 'marketStopping' });
  expect(markets.complaints.some((text) => text.startsWith('fatal: '))).toBe(true);
  expect(markets.alarms).toEqual(['ALARM: what was committed could not be applied: the exchange ends']);
});

it('does all that waited for a book, also where one of it throws', async () => {
  const answer = submit(orderOf('buy', 10));
  const { pieces, end } = await held.batch(0);
  const market = markets.market(SYMBOL);
  const done: number[] = [];
  market.whenFree(() => {
    throw new Error('no');
  });
  market.whenFree(() => done.push(market.book.size));
  end(settled(allDone(pieces)));
  await answer;
  const later = submit(orderOf('buy', 10));
  const two = await held.batch(1);
  two.end(settled(allDone(two.pieces)));
  await later;
  expect(done).toEqual([1]);
  expect(markets.complaints).toEqual(['what waited for a book failed']);
});
