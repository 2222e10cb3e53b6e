import { expect, test } from 'vitest';
import { hueOf, ticksOf } from './ticks.ts';

const counts = (parts: Parameters<typeof ticksOf>[0]) => {
  const ticks = ticksOf(parts);
  return parts.map(({ key }) => ticks.filter(({ ink }) => ink === hueOf(key)).length);
};

test('a hundred ticks, a percent each', () => {
  const parts = [
    { key: 'USDT', share: 0.428 },
    { key: 'BTC', share: 0.389 },
    { key: 'other', share: 0.183 },
  ];
  expect(counts(parts)).toEqual([43, 39, 18]);
  expect(ticksOf(parts).filter(({ height }) => height === 1)).toHaveLength(3);
});
test('the smallest part has its tick', () =>
  expect(
    counts([
      { key: 'USDT', share: 0.9999 },
      { key: 'DOGE', share: 0.00005 },
      { key: 'ETH', share: 0.00005 },
    ]),
  ).toEqual([98, 1, 1]));
