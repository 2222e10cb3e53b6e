import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { TEST_START } from '../../../../tests/support/deps.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { TestClock } from '../../../../tests/support/test-clock.ts';
import { queryRows } from '../store/driver.ts';
import type { Store } from '../store/open.ts';
import { facts, outbox } from '../store/schema/index.ts';
import { type Consume, firstOfEach, Outbox } from './outbox.ts';

declare module './outbox.ts' {
  interface OutboxTopics {
    'test.noted': number;
    'of.nobody': number;
  }
}

const TOPIC = 'test.noted';
const DAY = 86_400_000;

describeOnStores('the outbox', (open) => {
  let store: Store;
  let clock: TestClock;
  let taken: [user: number, payload: unknown][];
  const faults: string[] = [];
  beforeEach(async () => {
    store = await open();
    clock = new TestClock(TEST_START);
    taken = [];
    faults.length = 0;
  });

  const take: Consume<typeof TOPIC> =
    ({ user, payload }) =>
    async () => {
      taken.push([user, payload]);
      return undefined;
    };
  const opened = async (consume: Consume<typeof TOPIC> = take, scheduler = clock) => {
    const made = new Outbox({
      store,
      clock: scheduler,
      scheduler,
      log: { error: (_: unknown, message?: string) => faults.push(message ?? '') },
    });
    made.on(TOPIC, 'copy', consume);
    await made.start();
    return made;
  };
  const write = (to: Outbox, user: number, ...payloads: number[]) =>
    store.transaction((tx) =>
      to.add(
        tx,
        TOPIC,
        payloads.map((payload) => ({ user, payload })),
      ),
    );
  const left = async () => (await store.db.select().from(outbox)).length;

  it('delivers what was committed, in order a user, and keeps nothing of it', async () => {
    const to = await opened();
    await write(to, 1, 1, 2);
    await write(to, 2, 7);
    await write(to, 1, 3);
    await clock.liveThrough(500);
    expect(taken.filter(([user]) => user === 1).map(([, payload]) => payload)).toEqual([1, 2, 3]);
    expect(taken).toContainEqual([2, 7]);
    expect(await left()).toBe(0);
  });

  it('never delivers what was not committed', async () => {
    const to = await opened();
    const failing = store.transaction(async (tx) => {
      await to.add(tx, TOPIC, [{ user: 1, payload: 1 }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await clock.liveThrough(2000);
    expect(taken).toEqual([]);
  });

  it('delivers after a kill between the commit and the delivery, and again after one within it', async () => {
    const to = await opened();
    await write(to, 1, 1, 2);
    await to.stop();
    // The next process dies while it hands the first event over.
    const dying = new TestClock(TEST_START);
    const began: unknown[] = [];
    const second = new Outbox({ store, clock: dying, scheduler: dying, log: { error: () => undefined } });
    await new Promise<void>((resolve) => {
      second.on(TOPIC, 'copy', ({ payload }) => {
        began.push(payload);
        resolve();
        return new Promise(() => undefined);
      });
      void second.start().then(() => dying.advanceBy(0));
    });
    expect(began).toEqual([1]);
    await opened();
    await clock.advanceBy(0);
    expect(taken).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(await left()).toBe(0);
  });

  it('keeps the later events of a user behind one that fails, and those of nobody else', async () => {
    let isBroken = true;
    const to = await opened(async (event) => {
      if (event.payload === 1 && isBroken) throw new Error('not now');
      return take(event);
    });
    await write(to, 1, 1, 2);
    await write(to, 2, 7);
    await clock.liveThrough(500);
    expect(taken).toEqual([[2, 7]]);
    expect(faults).toEqual(['An event of the outbox was not taken']);
    isBroken = false;
    await clock.liveThrough(3000);
    expect(taken).toEqual([
      [2, 7],
      [1, 1],
      [1, 2],
    ]);
  });

  it('commits the work of a consumer with the end of its event, or neither', async () => {
    let fails = 1;
    const told: number[] = [];
    const to = await opened(({ id, payload }) => async (tx) => {
      await tx.insert(facts).values({ key: `event ${id}`, value: String(payload) });
      fails -= 1;
      if (fails >= 0) throw new Error('not now');
      return [() => told.push(payload)];
    });
    const written = async () => (await store.db.select().from(facts)).map(({ value }) => value);
    await write(to, 1, 1);
    await clock.liveThrough(500);
    expect([await written(), await left(), told]).toEqual([[], 1, []]);
    await clock.liveThrough(3000);
    expect([await written(), await left(), told]).toEqual([['1'], 0, [1]]);
  });

  it('delivers what is new by a clock that was set back', async () => {
    const to = await opened();
    await write(to, 1, 1);
    await to.stop();
    clock = new TestClock(TEST_START - DAY);
    await opened();
    await clock.advanceBy(0);
    expect(taken).toEqual([[1, 1]]);
  });

  it('reads one event of a user at a time, however many wait', async () => {
    const to = await opened(() => Promise.reject(new Error('not now')));
    await write(to, 1, ...Array.from({ length: 300 }, (_, n) => n));
    await write(to, 2, 7);
    await to.stop();
    await store.db.execute(sql`analyze outbox`);
    const plans: string[] = [];
    const statement = firstOfEach('copy');
    for (const row of await queryRows(store.db, sql`explain (analyze, timing off, costs off) ${statement}`))
      plans.push(String(Object.values(row)[0]));
    const read = plans.filter((line) => /Scan.*on outbox/.test(line));
    expect(read.length).toBeGreaterThan(0);
    for (const line of read) expect(line).toMatch(/Index Scan.*rows=[01](\.\d+)? /);
  });

  it('delivers after the store was away for longer than any transaction', async () => {
    const to = await opened();
    await write(to, 1, 1);
    await store.db.execute(sql`alter table outbox rename to outbox_away`);
    try {
      await clock.liveThrough(61_000);
    } finally {
      await store.db.execute(sql`alter table outbox_away rename to outbox`);
    }
    expect(taken).toEqual([]);
    await clock.liveThrough(500);
    expect(taken).toEqual([[1, 1]]);
  });

  it('delivers after a jump of the clock from right behind the commit', async () => {
    const to = await opened();
    await write(to, 1, 1);
    await clock.advanceBy(3 * DAY);
    expect(taken).toEqual([[1, 1]]);
  });

  it('delivers what is committed after a jump of the clock that began before it', async () => {
    const to = await opened();
    await clock.liveThrough(61_000);
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const writing = store.transaction(async (tx) => {
      await to.add(tx, TOPIC, [{ user: 1, payload: 1 }]);
      written();
      await held;
    });
    await isWritten;
    const jump = clock.advanceBy(3 * DAY);
    // Reads of the built-in store wait for its transactions.
    if (store.kind === 'postgres') await jump;
    commit();
    await Promise.all([jump, writing]);
    await clock.liveThrough(1000);
    expect(taken).toEqual([[1, 1]]);
  });

  it('begins without waiting for a backlog, and lets no consumer wait for another', async () => {
    const to = await opened();
    await to.stop();
    await store.transaction(async (tx) => {
      await to.add(tx, TOPIC, [{ user: 1, payload: 1 }]);
      await tx.insert(outbox).values({ consumer: 'slow', topic: TOPIC, userId: 1, createdAt: 0, tryAt: 0 });
    });
    let began = false;
    const told: unknown[] = [];
    const log = { error: (facts: unknown, message?: string) => void told.push([message, facts]) };
    const second = new Outbox({ store, clock, scheduler: clock, log, slowMs: 5 });
    second.on(TOPIC, 'slow', () => {
      began = true;
      return new Promise(() => undefined);
    });
    second.on(TOPIC, 'copy', take);
    await second.start();
    expect([began, taken]).toEqual([false, []]);
    void clock.advanceBy(0);
    await vi.waitFor(() => expect([began, taken]).toEqual([true, [[1, 1]]]));
    await vi.waitFor(() =>
      expect(told).toContainEqual([
        'ALARM: an event of the outbox hangs',
        expect.objectContaining({ consumer: 'slow', isAlarm: true }),
      ]),
    );
  });

  it('ends in an alarm where a consumer always fails, and tries on', async () => {
    let isBroken = true;
    const to = await opened(async (event) => {
      if (isBroken) throw new Error('never');
      return take(event);
    });
    await write(to, 1, 1);
    await clock.liveThrough(15 * 60_000);
    expect(faults.filter((text) => text.startsWith('ALARM'))).toEqual(['ALARM: an event of the outbox is not taken']);
    isBroken = false;
    await clock.liveThrough(61_000);
    expect(taken).toEqual([[1, 1]]);
  });

  it('tells of events whose consumer is gone', async () => {
    await store.db.insert(outbox).values({ consumer: 'gone', topic: TOPIC, userId: 1, createdAt: 0, tryAt: 0 });
    await opened();
    expect(faults).toEqual(['ALARM: the outbox keeps events of a consumer that is gone']);
  });

  it('asks the store nothing while nobody writes, and again once somebody does', async () => {
    const to = await opened();
    await clock.liveThrough(61_000);
    await store.db.execute(sql`alter table outbox rename to outbox_away`);
    try {
      await to.look();
    } finally {
      await store.db.execute(sql`alter table outbox_away rename to outbox`);
    }
    await write(to, 1, 1);
    await clock.liveThrough(500);
    expect(taken).toEqual([[1, 1]]);
  });

  it('writes nothing that nobody hears', async () => {
    const to = await opened();
    await store.transaction((tx) => to.add(tx, 'of.nobody', [{ user: 1, payload: 1 }]));
    expect(await left()).toBe(0);
  });
});
