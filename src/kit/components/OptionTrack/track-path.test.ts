import { describe, expect, it } from 'vitest';
import { trackOf } from './track-path.ts';

const at = (...prices: number[]) => prices.map((price, index) => ({ at: index * 10, price }));

describe('the course of an option', () => {
  it('runs from the open to the settlement, highest price above', () => {
    const { path, openY, end } = trackOf(at(10, 20, 15), 10, 0, 40);
    expect(path).toBe('M0.0 92.0L250.0 8.0L500.0 50.0');
    expect(openY).toBeCloseTo(92);
    expect(end).toEqual({ x: 500, y: 50 });
  });
  it('keeps an open in the picture that the course never came back to', () => {
    expect(trackOf(at(20, 30), 10, 0, 20).openY).toBeCloseTo(92);
  });
  it('leaves out what lies before and after', () => {
    expect(trackOf(at(1, 2, 3, 4), 1, 10, 20).path.split(/[ML]/)).toHaveLength(3);
  });
  it('is flat in the middle where nothing moves', () => {
    expect(trackOf(at(5, 5), 5, 0, 10)).toMatchObject({ path: 'M0.0 50.0L1000.0 50.0', openY: 50 });
  });
  it.each([
    ['no points', [], 10],
    ['no prices', at(Number.NaN, Number.POSITIVE_INFINITY), 10],
    ['no open', [], Number.NaN],
  ])('is empty with %s', (_, points, open) => {
    expect(trackOf(points, open, 0, 10)).toEqual({ path: '', openY: 50, end: null });
  });
  it('has no width before the times are known', () => {
    expect(trackOf(at(1), 1, 0, 0).path).toBe('M0.0 50.0');
  });
});
