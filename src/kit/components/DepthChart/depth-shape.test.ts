import { describe, expect, it } from 'vitest';
import { type DepthPoint, type DepthView, depthShape, nearestLevel } from './depth-shape.ts';

const point = (value: string, share: number): DepthPoint => ({ value, price: value, total: String(share), share });
const view = (bids: readonly DepthPoint[], asks: readonly DepthPoint[]): DepthView => ({
  bids,
  asks,
  mid: '',
  isStale: false,
});

describe('the shape of a book', () => {
  it('steps away from the spread on one scale for both sides', () => {
    const { line, edges } = depthShape(view([point('99', 0.5), point('98', 1)], [point('101', 0), point('102', 0.5)]));
    expect(edges).toEqual([97.9, 102.1]);
    expect(line.bids).toBe('M261.9 100H261.9V53.0H23.8V6.0H0');
    expect(line.asks).toBe('M738.1 100H738.1V100.0H976.2V53.0H1000');
  });
  it('closes the area at the foot', () => {
    const { area } = depthShape(view([point('99', 1)], []));
    expect(area.bids.endsWith('V100Z')).toBe(true);
    expect(area.asks).toBe('');
  });
  it('orders levels from the deepest bid to the deepest ask', () => {
    const { levels } = depthShape(view([point('99', 0.5), point('98', 1)], [point('101', 0.2)]));
    expect(levels.map(({ point: { value } }) => value)).toEqual(['98', '99', '101']);
  });
  it('leaves out what is no price', () => {
    const { levels } = depthShape(view([point('', 1), point('x', 1), point('9', Number.NaN)], [point('10', 1)]));
    expect(levels).toHaveLength(1);
  });
  it('keeps shares inside the box', () => {
    const { levels } = depthShape(view([point('9', 7)], [point('10', -1)]));
    expect(levels.map(({ y }) => y)).toEqual([expect.closeTo(0.06), 1]);
  });
  it('has a width even with one price', () => {
    expect(depthShape(view([point('9', 1)], [])).levels[0]?.x).toBe(0.5);
  });
  it('is empty without levels', () => {
    expect(depthShape(view([], []))).toMatchObject({ levels: [], edges: null, line: { asks: '', bids: '' } });
  });
});

describe('the nearest level', () => {
  const { levels } = depthShape(view([point('99', 0.5), point('98', 1)], [point('101', 0), point('102', 0.5)]));
  it.each([
    [0, 0],
    [0.2, 1],
    [0.6, 2],
    [2, 3],
  ])('to %d', (x, index) => expect(nearestLevel(levels, x)).toBe(index));
  it('is none in an empty book', () => expect(nearestLevel([], 0.5)).toBe(-1));
});
