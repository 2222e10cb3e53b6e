import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAxis } from './price-axis.ts';

describe('a price axis', () => {
  it('counts in steps and gives exact prices', () => {
    const axis = priceAxis('60000', '72000', '0.1');
    expect(axis?.steps).toBe(120_000);
    expect(axis?.indexOf('63400.0')).toBe(34_000);
    expect(axis?.priceAt(34_001)).toBe('63400.1');
    expect(axis?.priceAt(0)).toBe('60000.0');
  });
  it('keeps prices beyond its ends on it', () => {
    const axis = priceAxis('60000', '72000', '100');
    expect(axis?.indexOf('1')).toBe(0);
    expect(axis?.indexOf('99999')).toBe(120);
  });
  it('ends on the last whole step', () => {
    expect(priceAxis('1', '2', '0.3')?.priceAt(3)).toBe('1.9');
    expect(priceAxis('1', '2', '0.3')?.steps).toBe(3);
  });
  it.each([
    ['72000', '60000', '1'],
    ['60000', '60000', '1'],
    ['60000', '72000', '0'],
    ['60000', '72000', 'NaN'],
    ['', '72000', '1'],
    [null, '72000', '1'],
    ['-1', '72000', '1'],
    ['60000', undefined, '1'],
  ])('there is none from %j to %j by %j', (low, high, step) => expect(priceAxis(low, high, step)).toBeNull());
  it('knows no step of what is no price', () => {
    const axis = priceAxis('1', '2', '0.1');
    for (const price of ['', 'abc', '-1', null, undefined]) expect(axis?.indexOf(price)).toBeNull();
  });
  it('finds each of its own prices again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 9999 }), (low, step) => {
        const axis = priceAxis(String(low), String(low + 10_000), `0.${String(step).padStart(4, '0')}`);
        const index = Math.floor((axis?.steps ?? 0) / 3);
        expect(axis?.indexOf(axis.priceAt(index))).toBe(index);
      }),
    );
  });
});
