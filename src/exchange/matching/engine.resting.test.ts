import { expect, it } from 'vitest';
import { emptyStores, FRIDAY } from '../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { TestClock } from '../../../tests/support/test-clock.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import { createLedger } from '../ledger/ledger.ts';
import { createMarkets, type MarketsOptions } from './index.ts';

const ROUNDS = 12;
describeOnStores('markets that nobody follows', (open) => {
  const stores = emptyStores(open);

  it('a trade made while nobody follows the markets waits no longer to be public than any other (readings H4)', async () => {
    const clock = new TestClock(FRIDAY);
    const silent = () => undefined;
    const markets = createMarkets({
      store: stores.store,
      ledger: createLedger(clock),
      seed: 'test',
      log: { info: silent, warn: silent, error: silent } as unknown as MarketsOptions['log'],
      instruments: INSTRUMENTS.filter(({ symbol }) => symbol === 'btcusdt'),
      clock,
      scheduler: clock,
    });
    await markets.start();
    const waited: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Whoever comes finds makers and journal at another point of their pace each time.
      await clock.liveThrough(11_000 + round * 350);
      const leave = markets.on('trade', ({ ts }) => waited.push(clock.now() - ts));
      await clock.liveThrough(1000);
      leave();
    }
    await markets.stop();
    clock.stop();
    expect(waited.length).toBeGreaterThan(ROUNDS);
    expect(Math.max(...waited)).toBeLessThanOrEqual(100);
  });
});
