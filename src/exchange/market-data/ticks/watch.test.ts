import { beforeEach, expect, it } from 'vitest';
import { stillClock } from '../../../../tests/support/deps.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import type { Store } from '../../platform/store/open.ts';
import { TickChain } from './chain.ts';
import { publishedTicks, TickWatch } from './watch.ts';

const SYMBOL = 'btcusdt';

describeOnStores('a watch of ticks', (open) => {
  let store: Store;
  let clock: ReturnType<typeof stillClock>;
  /** Of the ticks; looks that come each second go by the clock. */
  let time = 0;
  let ticks: TickChain;
  const failures: unknown[] = [];
  const watchOf = () => {
    const log = { error: (facts: object) => failures.push(facts) };
    return new TickWatch({ store, scheduler: clock, log, markets: { ticks } }, { name: 'a test', fact: 'test.seen' });
  };
  const capture = async (count: number) => {
    for (let left = count; left > 0; left -= 1) {
      time += 1000;
      await ticks.capture();
    }
  };

  beforeEach(async () => {
    store = await open();
    clock = stillClock();
    time = clock.now();
    failures.splice(0);
    ticks = new TickChain({
      store,
      clock: { now: () => time },
      log: { error: () => undefined },
      source: {
        lists: () => true,
        read: async () => [{ symbol: SYMBOL, decimals: 1, index: 1n, mark: 1n, last: 1n }],
        syntheticPrices: () => new Map(),
      },
    });
    await ticks.open();
  });

  it('catches up before it looks at what is published meanwhile, one after the other and in its order', async () => {
    const watch = watchOf();
    const looked: (string | number)[] = [];
    let end = () => {};
    const caught = new Promise<void>((resolve) => {
      end = resolve;
    });
    const started = watch.start({
      catchUp: () => caught.then(() => void looked.push('caught up')),
      async look({ seq }) {
        looked.push(seq);
        await Promise.resolve();
        looked.push(-seq);
      },
      again: async () => undefined,
    });
    await capture(2);
    expect(looked).toEqual([]);
    end();
    await started;
    await watch.settled();
    expect(looked).toEqual(['caught up', 1, -1, 2, -2]);
    await watch.stop();
    await capture(1);
    expect(looked).toHaveLength(5);
  });

  it('looks again each second, and goes on after a look that failed', async () => {
    const watch = watchOf();
    let again = 0;
    await watch.start({
      catchUp: async () => undefined,
      look: () => Promise.reject(new Error('the store is away')),
      again: async () => {
        again += 1;
      },
    });
    await capture(3);
    await clock.liveThrough(3000);
    await watch.settled();
    expect([again, failures]).toMatchObject([3, [{ watch: 'a test' }, { watch: 'a test' }, { watch: 'a test' }]]);
    await watch.stop();
  });

  it('notes now and then how far all has been looked at, and a later one knows', async () => {
    const watch = watchOf();
    expect(await watch.seen()).toBeUndefined();
    await watch.start({
      catchUp: async () => undefined,
      look: ({ seq }) => watch.note(seq),
      again: async () => undefined,
    });
    await capture(29);
    await watch.settled();
    expect(await watch.seen()).toBeUndefined();
    await capture(3);
    await watch.settled();
    expect(await watchOf().seen()).toBe(30);
    await watch.noteNow(32);
    expect(await watchOf().seen()).toBe(32);
    await watch.stop();
  });

  it('reads what was published after a batch, or within a time', async () => {
    await capture(4);
    const read = async (range: Parameters<typeof publishedTicks>[2]) => {
      const seqs: number[] = [];
      for await (const { seq } of publishedTicks(ticks, SYMBOL, range)) seqs.push(seq);
      return seqs;
    };
    expect(await read({ after: 2 })).toEqual([3, 4]);
    const third = await ticks.bySeq(SYMBOL, 3);
    expect(await read({ from: third?.at ?? 0, to: third?.at ?? 0 })).toEqual([3]);
  });
});
