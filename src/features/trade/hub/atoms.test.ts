import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import type { ChartDrawing } from '#kit/CandleChart';
import { drawingsAtom, setDrawingsAtom } from './atoms.ts';

const level = (key: number): ChartDrawing => ({
  key: String(key),
  kind: 'horizontal',
  points: [{ time: 1, price: key }],
});

test('drawings are kept by symbol; an emptied pair is forgotten', () => {
  const store = createStore();
  store.set(setDrawingsAtom, 'btcusdt', [level(1)]);
  store.set(setDrawingsAtom, 'ethusdt', [level(2), level(3)]);
  expect(store.get(drawingsAtom)).toEqual({ btcusdt: [level(1)], ethusdt: [level(2), level(3)] });
  store.set(setDrawingsAtom, 'ethusdt', []);
  expect(store.get(drawingsAtom)).toEqual({ btcusdt: [level(1)] });
});

test('the storage has a bound: 50 drawings a pair, 30 pairs, the oldest go', () => {
  const store = createStore();
  for (let pair = 0; pair < 32; pair += 1) store.set(setDrawingsAtom, `pair${pair}`, [level(1)]);
  store.set(
    setDrawingsAtom,
    'pair2',
    Array.from({ length: 60 }, (_, i) => level(i)),
  );
  const kept = store.get(drawingsAtom);
  expect(Object.keys(kept)).toHaveLength(30);
  expect(kept.pair1).toBeUndefined();
  expect(kept.pair2?.map(({ key }) => key)[0]).toBe('10');
});
