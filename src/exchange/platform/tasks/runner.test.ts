import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_START } from '../../../../tests/support/deps.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { TestClock } from '../../../../tests/support/test-clock.ts';
import type { Scheduler } from '../scheduler.ts';
import { CommitInDoubt } from '../store/away.ts';
import type { Store, Tx } from '../store/open.ts';
import { facts, tasks } from '../store/schema/index.ts';
import type { DueTask, Recurring, TaskHandler, TaskWork } from './port.ts';
import { TaskRunner } from './runner.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOnStores('tasks', (open) => {
  let store: Store;
  let clock: TestClock;
  let faults: string[];
  let done: [ref: string, due: number, at: number][];
  beforeEach(async () => {
    store = await open();
    clock = new TestClock(TEST_START);
    faults = [];
    done = [];
  });

  /** Writes down what it did, in the task's transaction too. */
  const note: TaskHandler =
    ({ ref, dueAt }) =>
    async (tx) => {
      done.push([ref, dueAt - TEST_START, clock.now() - TEST_START]);
      await tx.insert(facts).values({ key: `done ${ref}`, value: String(dueAt) });
      return undefined;
    };
  const runner = (given = store) =>
    new TaskRunner({
      store: given,
      clock,
      scheduler: clock,
      log: { error: (_: unknown, message?: string) => faults.push(message ?? '') },
    });
  const started = async (handler: TaskHandler = note, given = store) => {
    const made = runner(given);
    await made.start(new Map([['test.note', handler]]));
    return made;
  };
  const plan = (to: TaskRunner, ref: string, dueAt: number, payload: DueTask['payload'] = null) =>
    store.transaction((tx) => to.add(tx, { kind: 'test.note', ref, dueAt: TEST_START + dueAt, payload }));
  const rows = () => store.db.select().from(tasks).orderBy(tasks.id);

  it('are done at their moment, in the order of their moments, and once for each ref', async () => {
    const running = await started();
    expect(await plan(running, 'b', 2 * MINUTE)).toBe(true);
    expect(await plan(running, 'a', MINUTE)).toBe(true);
    expect(await plan(running, 'a', MINUTE)).toBe(false);
    await clock.advanceBy(5 * MINUTE);
    expect(done).toEqual([
      ['a', MINUTE, MINUTE],
      ['b', 2 * MINUTE, 2 * MINUTE],
    ]);
    expect(await plan(running, 'a', 6 * MINUTE)).toBe(false);
    expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['done', 1],
      ['done', 1],
    ]);
  });

  it('are told the moment that they are about, however late they are', async () => {
    await plan(runner(), 'late', MINUTE, { price: '5' });
    await clock.advanceBy(10 * MINUTE);
    const seen: DueTask[] = [];
    await started((task) => {
      seen.push(task);
      return note(task);
    });
    await clock.advanceBy(0);
    expect(seen).toEqual([{ ref: 'late', dueAt: TEST_START + MINUTE, payload: { price: '5' } }]);
    expect(done).toEqual([['late', MINUTE, 10 * MINUTE]]);
  });

  it('never become due where the transaction that planned them fails', async () => {
    const running = await started();
    const failing = store.transaction(async (tx) => {
      await running.add(tx, { kind: 'test.note', ref: 'a', dueAt: TEST_START + MINUTE });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await clock.advanceBy(MINUTE);
    expect([done, await rows()]).toEqual([[], []]);
  });

  it('move as long as they wait', async () => {
    const running = await started();
    await plan(running, 'auction', MINUTE);
    const move = (to: number) =>
      store.transaction((tx) => running.move(tx, 'test.note', 'auction', TEST_START + to * MINUTE));
    expect(await move(3)).toBe(true);
    await clock.advanceBy(2 * MINUTE);
    expect(done).toEqual([]);
    await clock.advanceBy(MINUTE);
    expect(done).toEqual([['auction', 3 * MINUTE, 3 * MINUTE]]);
    expect(await move(5)).toBe(false);
  });

  it('plan what follows, in the same transaction', async () => {
    const running = await started((task) => async (tx) => {
      await (await note(task))(tx);
      if (task.dueAt < TEST_START + 3 * MINUTE)
        await running.add(tx, { kind: 'test.note', ref: `after ${task.ref}`, dueAt: task.dueAt + MINUTE });
      return undefined;
    });
    await plan(running, 'first', MINUTE);
    await clock.advanceBy(10 * MINUTE);
    expect((await rows()).map(({ ref, dueAt }) => [ref, dueAt - TEST_START])).toEqual([
      ['first', MINUTE],
      ['after first', 2 * MINUTE],
      ['after after first', 3 * MINUTE],
    ]);
  });

  it('tell of what they did after the commit, and a listener that fails, at once or later, changes nothing', async () => {
    const told: unknown[] = [];
    const running = await started((task) => async (tx) => {
      await (await note(task))(tx);
      return [
        () => {
          throw new Error('listener');
        },
        () => Promise.reject(new Error('a listener that fails later')),
        () =>
          void store.db
            .select()
            .from(facts)
            .then((found) => told.push(found.length)),
      ];
    });
    await plan(running, 'a', MINUTE);
    await clock.advanceBy(MINUTE);
    await vi.waitFor(() => expect(told).toEqual([1]));
    expect(faults).toEqual(Array(2).fill('A notification of a task failed'));
    expect((await rows()).map(({ state }) => state)).toEqual(['done']);
  });

  it('are tried again after a failure, leave nothing of it behind, and say why', async () => {
    let fails = 3;
    const running = await started((task) => async (tx) => {
      await (await note(task))(tx);
      fails -= 1;
      if (fails >= 0) throw new Error('not now');
      return undefined;
    });
    await plan(running, 'a', MINUTE);
    await plan(running, 'b', MINUTE + 1);
    await clock.advanceBy(MINUTE);
    expect((await rows())[0]).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastError: expect.stringMatching('not now'),
    });
    expect(await store.db.select().from(facts)).toEqual([]);
    await clock.advanceBy(MINUTE);
    expect((await rows()).map(({ state, dueAt }) => [state, dueAt - TEST_START])).toEqual([
      ['done', MINUTE],
      ['done', MINUTE + 1],
    ]);
    expect(done.every(([ref, due]) => due === (ref === 'a' ? MINUTE : MINUTE + 1))).toBe(true);
  });

  it('that fail are never given up: they go on at the longest pause, with alarms, and are told of at a start', async () => {
    let isBroken = true;
    const running = await started((task) => {
      if (isBroken) throw new Error('never');
      return note(task);
    });
    await plan(running, 'a', 0);
    await clock.advanceBy(5 * HOUR);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'waiting', lastError: 'never' });
    expect(row?.attempts).toBeGreaterThan(36);
    expect(row?.lastFailed).toBe(row?.attempts);
    const alarms = () => faults.filter((text) => text.startsWith('ALARM'));
    expect(alarms()).toEqual(Array(3).fill('ALARM: a task fails again and again'));
    await running.stop();
    isBroken = false;
    await started();
    expect(alarms().at(-1)).toBe('ALARM: a task has failed before this start');
    await clock.advanceBy(10 * MINUTE);
    expect(done.map(([ref]) => ref)).toEqual(['a']);
  });

  it('of a kind that nobody does are refused', async () => {
    const running = await started();
    const misspelt = { kind: 'test.noted', ref: 'a', dueAt: TEST_START };
    for (const write of [
      (tx: Tx) => running.add(tx, misspelt),
      (tx: Tx) => running.move(tx, 'test.noted', 'a', TEST_START),
      (tx: Tx) => running.cancel(tx, 'test.noted', 'a'),
    ])
      await expect(store.transaction(write)).rejects.toThrow('test.noted');
    expect(await rows()).toEqual([]);
  });

  it('are taken back as long as they wait', async () => {
    const running = await started();
    await plan(running, 'a', MINUTE);
    await plan(running, 'b', MINUTE);
    const cancel = (ref: string) => store.transaction((tx) => running.cancel(tx, 'test.note', ref));
    expect([await cancel('a'), await cancel('a')]).toEqual([true, false]);
    await clock.advanceBy(MINUTE);
    expect(done.map(([ref]) => ref)).toEqual(['b']);
    expect(await cancel('b')).toBe(false);
  });

  it('that are taken back or moved while they are tried leave nothing of the try behind', async () => {
    const running = await started((task) => async (tx) => {
      await (await note(task))(tx);
      if (clock.now() > TEST_START + MINUTE) return undefined;
      if (task.ref === 'a') await running.cancel(tx, 'test.note', 'a');
      else await running.move(tx, 'test.note', 'b', TEST_START + 2 * MINUTE);
      return [() => expect.unreachable()];
    });
    await plan(running, 'a', MINUTE);
    await plan(running, 'b', MINUTE);
    await clock.advanceBy(MINUTE);
    expect(await store.db.select().from(facts)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('count their tries anew where they are moved', async () => {
    let isBroken = true;
    const running = await started((task) => {
      if (isBroken) throw new Error('not now');
      return note(task);
    });
    await plan(running, 'a', 0);
    await clock.advanceBy(HOUR);
    isBroken = false;
    const at = clock.now() + 1;
    expect(await store.transaction((tx) => running.move(tx, 'test.note', 'a', at))).toBe(true);
    expect(await rows()).toMatchObject([{ attempts: 0, lastFailed: 0, lastError: null }]);
    await clock.advanceBy(1);
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  it('that are due at one moment are taken together, and one that was tried before alone', async () => {
    const running = await started((task) => {
      if (task.ref === 'b' && clock.now() === TEST_START + MINUTE) throw new Error('not now');
      return note(task);
    });
    for (const ref of ['a', 'b', 'c', 'd']) await plan(running, ref, MINUTE);
    const transactions = vi.spyOn(store, 'transaction');
    await clock.advanceBy(MINUTE);
    // Four tries, one transaction that takes them, and one that finds no more.
    expect(transactions.mock.calls.length).toBeLessThanOrEqual(6);
    transactions.mockRestore();
    await clock.advanceBy(MINUTE);
    expect(done.map(([ref]) => ref)).toEqual(['a', 'c', 'd', 'b']);
    expect((await rows()).map(({ ref, attempts }) => [ref, attempts])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 1],
      ['d', 1],
    ]);
  });

  it('count a try before it begins: one that ends the process is counted, and comes again', async () => {
    const dying = await started(() => new Promise(() => undefined));
    await plan(dying, 'a', MINUTE);
    void clock.liveThrough(MINUTE);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]));
    // The process is gone; another one begins, and the pause of that try passes.
    const after = new TestClock(TEST_START + 2 * MINUTE);
    const second = new TaskRunner({ store, clock: after, scheduler: after, log: { error: () => undefined } });
    await second.start(new Map([['test.note', note]]));
    await after.advanceBy(0);
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  it('are given up where every try ends the process, with an alarm', async () => {
    let tries = 0;
    const alarms: unknown[] = [];
    const log = { error: (facts: unknown, message?: string) => void alarms.push([message, facts]) };
    await plan(runner(), 'a', 0);
    const state = async () => (await rows()).map(({ attempts, state }) => [attempts, state]).at(0);
    // Each process dies in its try; the next begins after any pause.
    for (let process = 1; process <= 12; process += 1) {
      const alone = new TestClock(TEST_START + process * HOUR);
      const dying = new TaskRunner({ store, clock: alone, scheduler: alone, log });
      await dying.start(
        new Map([
          [
            'test.note',
            () => {
              tries += 1;
              return new Promise<TaskWork>(() => undefined);
            },
          ],
        ]),
      );
      void alone.advanceBy(0);
      await vi.waitFor(async () => expect([tries, await state()]).toEqual([process, [process, 'waiting']]));
    }
    await clock.advanceBy(13 * HOUR);
    await started();
    await clock.advanceBy(0);
    expect([done, await state()]).toEqual([[], [13, 'dead']]);
    expect(faults).toEqual(['ALARM: a task is given up']);
    expect((await rows())[0]?.lastError).toMatch('ended with the process');
  });

  it('are done once where the answer to the commit is lost', async () => {
    for (const outcome of ['committed', 'aborted'] as const) {
      let isLosing = false;
      let losses = 1;
      const losing: Store = Object.create(store, {
        transaction: {
          value: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
            if (!isLosing) return store.transaction(work);
            isLosing = false;
            if (outcome === 'committed') await store.transaction(work);
            throw new CommitInDoubt(() => Promise.resolve(outcome));
          },
        },
      });
      done = [];
      const running = await started((task) => {
        isLosing = losses > 0;
        losses -= 1;
        return note(task);
      }, losing);
      await store.transaction((tx) => running.add(tx, { kind: 'test.note', ref: outcome, dueAt: clock.now() + 1 }));
      await clock.advanceBy(MINUTE);
      expect(done.map(([ref]) => ref)).toEqual([outcome]);
      await running.stop();
    }
  });

  it('are shared by two processes without being done twice', async () => {
    const first = await started();
    const other = new TestClock(TEST_START);
    const second = new TaskRunner({ store, clock: other, scheduler: other, log: { error: () => undefined } });
    await second.start(new Map([['test.note', note]]));
    await Promise.all(Array.from({ length: 20 }, (_, index) => plan(first, `task ${index}`, MINUTE)));
    await Promise.all([clock.advanceBy(MINUTE), other.advanceBy(MINUTE)]);
    expect(done).toHaveLength(20);
    expect((await store.db.select().from(tasks).where(eq(tasks.state, 'done'))).length).toBe(20);
  });

  it('ask the store for nothing while nothing is due', async () => {
    const running = await started();
    await plan(running, 'a', 60 * MINUTE);
    const looks = vi.spyOn(store.db, 'select');
    const tries = vi.spyOn(store, 'transaction');
    await clock.liveThrough(4 * MINUTE);
    const asked = looks.mock.calls.length;
    expect(tries).not.toHaveBeenCalled();
    looks.mockRestore();
    tries.mockRestore();
    expect(asked).toBeLessThanOrEqual(49);
    expect(asked).toBeGreaterThan(0);
  });

  /** As on the machine's timers: nobody waits for what runs. */
  const machine: Scheduler = {
    isPassing: false,
    at: (moment, run) => clock.at(moment, () => void run()),
    every: (ms, name, run) => clock.every(ms, name, (beat) => void run(beat)),
  };
  const soon = (check: () => unknown) =>
    vi.waitFor(
      async () => {
        await clock.advanceBy(0);
        check();
      },
      { timeout: 10_000 },
    );

  it('hold up neither the start nor other kinds, however long one takes', async () => {
    const log = { error: () => undefined };
    const running = new TaskRunner({ store, clock, scheduler: machine, log });
    await plan(running, 'missed', 0);
    await store.transaction((tx) => running.add(tx, { kind: 'test.slow', ref: 'stuck', dueAt: TEST_START - MINUTE }));
    let end = () => undefined;
    const slow: TaskHandler = () =>
      new Promise((resolve) => {
        end = () => void resolve(() => Promise.resolve(undefined));
      });
    await running.start(
      new Map([
        ['test.slow', slow],
        ['test.note', note],
      ]),
    );
    expect(done).toEqual([]);
    await soon(() => expect(done.map(([ref]) => ref)).toEqual(['missed']));
    await plan(running, 'later', MINUTE);
    await clock.advanceBy(MINUTE);
    await soon(() => expect(done.map(([ref]) => ref)).toEqual(['missed', 'later']));
    end();
    await running.stop();
    expect((await rows()).map(({ ref, state }) => [ref, state])).toEqual([
      ['missed', 'done'],
      ['stuck', 'done'],
      ['later', 'done'],
    ]);
  });

  it('that do not end are an alarm with their name', async () => {
    const told: unknown[] = [];
    const log = { error: (...line: unknown[]) => void told.push(line) };
    const running = new TaskRunner({ store, clock, scheduler: machine, log, slowMs: 5 });
    let end = () => undefined;
    await running.start(
      new Map([
        [
          'test.note',
          () =>
            new Promise<TaskWork>((resolve) => {
              end = () => void resolve(() => Promise.resolve(undefined));
            }),
        ],
      ]),
    );
    await plan(running, 'stuck', 0);
    await clock.advanceBy(MINUTE);
    const alarm = [
      expect.objectContaining({ kind: 'test.note', ref: 'stuck', attempts: 1, isAlarm: true }),
      'ALARM: a task does not end',
    ];
    await soon(() => expect(told).toContainEqual(alarm));
    end();
    await running.stop();
    const before = told.length;
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'done' }]));
    expect(told).toHaveLength(before);
  });

  describe('that recur', () => {
    const minutes = (handler: TaskHandler): Recurring => ({
      handler,
      first: () => ({ ref: 'm0', dueAt: TEST_START }),
      next: ({ dueAt }) => ({ ref: `m${(dueAt - TEST_START) / MINUTE + 1}`, dueAt: dueAt + MINUTE }),
    });
    const recurring = async (handler: TaskHandler) => {
      const running = runner();
      await running.start(new Map([['test.note', minutes(handler)]]));
      return running;
    };
    const waiting = async () => (await rows()).filter(({ state }) => state === 'waiting').map(({ ref }) => ref);

    it('follow one another, over a stop too', async () => {
      const first = await recurring(note);
      await clock.advanceBy(MINUTE);
      await first.stop();
      await clock.advanceBy(2 * MINUTE);
      await recurring(note);
      expect(await waiting()).toEqual(['m2']);
      await clock.advanceBy(0);
      expect(done.map(([ref, due]) => [ref, due / MINUTE])).toEqual([
        ['m0', 0],
        ['m1', 1],
        ['m2', 2],
        ['m3', 3],
      ]);
      expect(await waiting()).toEqual(['m4']);
    });

    it('go on after one that is given up', async () => {
      await recurring((task) => (task.ref === 'm1' ? Promise.reject(new Error('never')) : note(task)));
      await clock.advanceBy(30 * MINUTE);
      expect((await rows()).filter(({ state }) => state === 'dead').map(({ ref }) => ref)).toEqual(['m1']);
      expect(done.map(([ref]) => ref)).toEqual(['m0', ...Array.from({ length: 29 }, (_, index) => `m${index + 2}`)]);
    });

    it('are taken up at a start where the chain ended, and what was missed is done as itself', async () => {
      const dead = { kind: 'test.note', state: 'dead' as const };
      for (const minute of [0, 1])
        await store.db
          .insert(tasks)
          .values({ ...dead, ref: `m${minute}`, dueAt: TEST_START + minute * MINUTE, tryAt: TEST_START });
      await clock.advanceBy(3 * MINUTE);
      await recurring(note);
      await clock.advanceBy(0);
      expect(done.map(([ref]) => ref)).toEqual(['m2', 'm3']);
      expect(await waiting()).toEqual(['m4']);
    });

    it('pass over days that are dead already', async () => {
      const link = { kind: 'test.note', tryAt: TEST_START };
      await store.db.insert(tasks).values([
        { ...link, ref: 'm0', dueAt: TEST_START },
        { ...link, ref: 'm1', dueAt: TEST_START + MINUTE, state: 'dead' },
      ]);
      await recurring(note);
      await clock.advanceBy(0);
      expect(await waiting()).toEqual(['m2']);
    });
  });
});
