import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { stillClock, testDeps } from '../../../tests/support/deps.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import type { TestClock } from '../../../tests/support/test-clock.ts';
import { createUser } from '../accounts/users.ts';
import { Refusal } from '../platform/refusal.ts';
import { CommitInDoubt, type CommitOutcome } from '../platform/store/away.ts';
import type { Store } from '../platform/store/open.ts';
import { type OnceRequest, once } from './idempotent.ts';

describeOnStores('money calls', (open) => {
  let store: Store;
  let clock: TestClock;
  let user: number;
  let runs: number;
  let log: { error: Mock };
  const work = async () => {
    runs += 1;
    return { order: runs, price: '1.10' };
  };
  const request = (given: Partial<Pick<OnceRequest, 'user' | 'call' | 'body'>> = {}): OnceRequest => ({
    user,
    call: 'spot.place',
    clientId: 'client-0001',
    body: { amount: '1', client_id: 'client-0001' },
    ...given,
  });
  const run = (given: Partial<Pick<OnceRequest, 'user' | 'call' | 'body'>> = {}) =>
    once({ store, clock, log }, request(given), work);
  const runUnnamed = (arrivedAt = clock.now()) =>
    once({ store, clock, log }, { ...request(), clientId: undefined, arrivedAt }, work);

  beforeEach(async () => {
    store = await open();
    clock = stillClock();
    runs = 0;
    log = { error: vi.fn() };
    await testDeps(store);
    user = (
      await store.transaction((tx) =>
        createUser(tx, { email: 'a@example.com', passwordHash: '', parentId: null, isDemo: true, now: 0 }),
      )
    ).id;
  });

  it('run once for one client id, and the repeat gets the same reply', async () => {
    const first = await run();
    expect(await run({ body: { client_id: 'client-0001', amount: '1', lang: undefined } })).toEqual(first);
    expect(runs).toBe(1);
  });

  it('in parallel too', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => run()));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(runs).toBe(1);
  });

  it('with another body are refused', async () => {
    await run();
    await expect(run({ body: { amount: '2' } })).rejects.toMatchObject({ key: 'clientIdReused' });
    expect(runs).toBe(1);
  });

  it('count per call and per user', async () => {
    await run();
    await run({ call: 'spot.cancel' });
    const other = await store.transaction((tx) =>
      createUser(tx, { email: 'b@example.com', passwordHash: '', parentId: null, isDemo: true, now: 0 }),
    );
    await run({ user: other.id });
    expect(runs).toBe(3);
  });

  it('that are refused can be tried again under the same id', async () => {
    await expect(once({ store, clock, log }, request(), () => Promise.reject(new Refusal('balance')))).rejects.toThrow(
      Refusal,
    );
    expect((await run()).value).toEqual({ order: 1, price: '1.10' });
  });

  it('tell of what they did once, after the commit, and of nothing that was rolled back', async () => {
    const told: string[] = [];
    const telling = (given: Store) =>
      once({ store: given, clock, log }, request(), async (_tx, after) => {
        after(() => told.push('told'));
        expect(told).toEqual([]);
        return work();
      });
    const failing: Store = {
      ...store,
      transaction: (of) =>
        store.transaction(async (tx) => {
          await of(tx);
          throw new Error('disk full');
        }),
    };
    await expect(telling(failing)).rejects.toThrow('disk full');
    expect(told).toEqual([]);
    await telling(store);
    expect(told).toEqual(['told']);
    expect((await telling(store)).value).toEqual({ order: 2, price: '1.10' });
    expect(told).toEqual(['told']);
  });

  it('are done though what they tell of them fails, at once or later', async () => {
    const told: string[] = [];
    const answer = await once({ store, clock, log }, request(), async (_tx, after) => {
      after(() => {
        throw new Error('at once');
      });
      after(() => Promise.reject(new Error('later')));
      after(() => told.push('told'));
      return work();
    });
    expect(answer.value).toEqual({ order: 1, price: '1.10' });
    expect(told).toEqual(['told']);
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2));
    expect(log.error.mock.calls.map(([{ err, call }]) => [err.message, call])).toEqual([
      ['at once', 'spot.place'],
      ['later', 'spot.place'],
    ]);
  });

  it.each<[CommitOutcome, readonly string[]]>([
    ['committed', ['told']],
    ['aborted', []],
  ])('whose commit is in doubt tell when it turns out to be %s', async (outcome, expected) => {
    const told: string[] = [];
    let find: () => void = () => undefined;
    const found = new Promise<CommitOutcome>((resolve) => {
      find = () => resolve(outcome);
    });
    const doubting: Store = {
      ...store,
      async transaction(of) {
        await store.transaction(of);
        throw new CommitInDoubt(() => found);
      },
    };
    const call = once({ store: doubting, clock, log }, request(), async (_tx, after) => {
      after(() => told.push('told'));
      return work();
    });
    await expect(call).rejects.toThrow(CommitInDoubt);
    expect(told).toEqual([]);
    find();
    await found;
    expect(told).toEqual(expected);
  });

  describe('without a client id', () => {
    it('may come once a second', async () => {
      await runUnnamed();
      await clock.advanceBy(999);
      await expect(runUnnamed()).rejects.toMatchObject({ key: 'tooOften' });
      await clock.advanceBy(1);
      await runUnnamed();
      expect(runs).toBe(2);
    });

    it('count from when they came, however long they wait', async () => {
      const arrivedAt = clock.now();
      await clock.advanceBy(2300);
      await runUnnamed(arrivedAt);
      await clock.advanceBy(5000);
      await expect(runUnnamed(arrivedAt)).rejects.toMatchObject({ key: 'tooOften' });
      expect(runs).toBe(1);
    });

    /** By a clock that stands elsewhere by the time that the call is carried out. */
    const runAt = (moment: number, arrivedAt = moment) =>
      once({ store, clock: { now: () => moment }, log }, { ...request(), clientId: undefined, arrivedAt }, work);

    it('are refused beside one that was carried out by a clock that is a little ahead', async () => {
      await runAt(clock.now() + 5, clock.now());
      await expect(runUnnamed()).rejects.toMatchObject({ key: 'tooOften' });
    });

    it.each([60_000, 3_600_000])('are not kept away by a clock that was set back by %i ms', async (step) => {
      await runUnnamed();
      await runAt(clock.now() - step);
      expect(runs).toBe(2);
    });

    it.each([
      ['both of them wait', 3_600_000],
      ['the second waits', 0],
    ])('are done once where the clock is set back while %s', async (_name, step) => {
      const came = clock.now();
      const back = came - 3_600_000;
      await runAt(came - step, came);
      await expect(runAt(back + 50, came + 100)).rejects.toMatchObject({ key: 'tooOften' });
      expect(runs).toBe(1);
    });
  });
});
