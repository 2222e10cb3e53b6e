import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bar } from '../../market-data/candles/bar.ts';
import { LONGER } from '../../market-data/candles/periods.ts';
import { packHistories, packState, type SymbolState, unpackHistories, unpackState } from './codec.ts';

const price = fc.integer({ min: 1, max: 1e9 });
const bar: fc.Arbitrary<Bar | null> = fc.option(
  fc.record({
    open: price,
    high: price,
    low: price,
    close: price,
    amount: fc.bigInt({ min: 0n, max: 10n ** 30n }),
    value: fc.bigInt({ min: 0n, max: 10n ** 40n }),
    count: fc.nat(),
  }),
);
const state: fc.Arbitrary<SymbolState> = fc.record({
  level: fc.double({ noNaN: true, noDefaultInfinity: true }).map((level) => level + 0),
  last: price,
  running: fc.record({
    minute: fc.nat(),
    bar,
    bases: fc.array(bar, { minLength: LONGER.length, maxLength: LONGER.length }),
  }),
  net: fc
    .array(
      fc.tuple(fc.constantFrom('maker:1', 'maker:2', 'maker:3'), fc.record({ lots: fc.bigInt(), value: fc.bigInt() })),
    )
    .map((net) => new Map(net)),
});

it('a state comes back from the store as it went', () => {
  fc.assert(
    fc.property(state, (one) => {
      expect(unpackState(JSON.parse(JSON.stringify(packState(one))))).toEqual(one);
    }),
  );
});

it('so do histories', () => {
  const histories = new Map([
    ['btcusdt', { source: 'seed' as const, segments: [{ from: 60, to: 120, level: 0.1 + 0.2 }] }],
  ]);
  expect(unpackHistories(packHistories(histories))).toEqual(histories);
});

it('what is none is refused', () => {
  expect(() => unpackState({ level: 1 })).toThrow();
  expect(() => unpackHistories('{"btcusdt":{}}')).toThrow();
});
