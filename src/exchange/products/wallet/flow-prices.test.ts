import { expect, it } from 'vitest';
import { noMarkets } from '../../../../tests/support/deps.ts';
import { MINUTE_MS } from '../../../domain/durations.ts';
import { INSTRUMENTS } from '../../assets/instruments.ts';
import { worthOfFlows } from './flow-prices.ts';
import { priceAt, UNPRICED } from './prices.ts';

const BTC = 1;
const START = Date.UTC(2026, 10, 20);

/** Markets with a bar of each minute and half hour from START on, of another price each; half hours alone before `kept`. */
function priced(kept = START) {
  const asked: string[] = [];
  const markets = {
    ...noMarkets,
    instruments: INSTRUMENTS.filter(({ symbol }) => symbol === 'btcusdt'),
    candles: async (_symbol: string, period: string, from: number, to: number, limit: number) => {
      asked.push(period);
      const length = period === '1min' ? 60 : 1800;
      const begin = (period === '1min' ? kept : START) / 1000;
      const bars = [];
      for (let id = begin; id <= to; id += length) {
        const close = 1000 + (id + length - START / 1000) / 60;
        if (id >= from) bars.push({ id, open: close, high: close, low: close, close, amount: 1, vol: 1, count: 1 });
      }
      return bars.slice(-limit);
    },
  };
  return { markets, asked };
}

const unpriced = () => UNPRICED;
const flowsAt = (minutes: readonly number[]) =>
  minutes.map((minute) => ({ coin: BTC, at: START + minute * MINUTE_MS + 7000, amount: '1' }));

it('prices what came in at its own minute as priceAt does, in one reading, and a second time in none', async () => {
  const { markets, asked } = priced();
  const flows = flowsAt(Array.from({ length: 360 }, (_, minute) => minute + 20));
  const worth = (await worthOfFlows(markets, flows, unpriced)).toFixed();
  expect(asked).toEqual(['1min']);
  let sum = 0;
  for (const { at } of flows) sum += Number(await priceAt(markets, BTC, at - 7000));
  expect(worth).toBe(String(sum));
  asked.length = 0;
  expect((await worthOfFlows(markets, flows, unpriced)).toFixed()).toBe(worth);
  expect(asked).toEqual([]);
});

it('reads half hours where minutes are not kept, and counts what had no price as is said of it', async () => {
  const { markets, asked } = priced(START + 600 * MINUTE_MS);
  const flows = flowsAt([10, 75, 80, 900]);
  expect((await worthOfFlows(markets, flows, () => '5')).toFixed()).toBe(String(5 + 1060 + 1060 + 1900));
  expect(asked.length).toBeLessThanOrEqual(6);
});
