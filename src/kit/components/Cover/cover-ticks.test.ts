import { expect, it } from 'vitest';
import { coverTicks } from './cover-ticks.ts';

it('draws other ticks for another title', () => {
  expect(coverTicks('Fees', 12)).not.toEqual(coverTicks('Candles', 12));
});

it('tells titles apart that have as much in them: a hill, and the two sides of a book', () => {
  const peakOf = (title: string) => {
    const heights = coverTicks(title, 12).map(({ height }) => height);
    return heights.indexOf(Math.max(...heights));
  };
  expect([5, 6]).toContain(peakOf('How a market order is filled'));
  expect([0, 11]).toContain(peakOf('Fees, told before you tap'));
});

it('fills its height, whatever the title', () => {
  for (const title of ['How a market order is filled', '手续费', 'a', '', null]) {
    const heights = coverTicks(title, 56).map(({ height }) => height);
    expect(heights).toHaveLength(56);
    expect(Math.max(...heights)).toBeCloseTo(1);
    expect(Math.min(...heights)).toBeCloseTo(0.12);
  }
});
