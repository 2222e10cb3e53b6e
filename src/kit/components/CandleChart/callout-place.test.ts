import { describe, expect, test } from 'vitest';
import { calloutPlace, isTaken } from './callout-place.ts';

const high = { x: 120, y: 60, way: -1, width: 80, height: 11 } as const;
const room = { width: 320, lastY: 200, taken: [] };
const rightOf = (at: number) => ({ side: 1, begin: 24, at, from: 144, to: 224 });
const leftOf = (at: number) => ({ side: -1, begin: 24, at, from: 16, to: 96 });

describe('calloutPlace', () => {
  test('outside the bars and towards the middle', () => {
    expect(calloutPlace(high, room)).toEqual(rightOf(50));
    expect(calloutPlace({ ...high, x: 250, way: 1 }, room)).toMatchObject({ side: -1, begin: 24, at: 70 });
  });
  test('farther out where the last price runs', () => {
    expect(calloutPlace(high, { ...room, lastY: 52 }).at).toBe(40);
  });
  test('no farther out than the pane reaches', () => {
    expect(calloutPlace({ ...high, y: 22 }, { ...room, lastY: 20 }).at).toBe(12);
  });
  test('on the other side of a label', () => {
    const taken = [{ from: 140, to: 220, at: 48 }];
    expect(calloutPlace(high, { ...room, taken })).toEqual(leftOf(50));
  });
  test('on the other side of an average, and where it was meant to be if averages are everywhere', () => {
    const isCrossed = (from: number, to: number) => from < 200 && to > 150;
    expect(calloutPlace(high, { ...room, isCrossed })).toEqual(leftOf(50));
    expect(calloutPlace(high, { ...room, isCrossed: () => true })).toEqual(rightOf(50));
  });
  test('over its wick, as far inwards as can be, where an average runs on both sides', () => {
    const isCrossed = (from: number, to: number) => to > 160 || from < 70;
    expect(calloutPlace(high, { ...room, isCrossed })).toEqual({ side: 1, begin: -40, at: 50, from: 80, to: 160 });
    const atEdge = { ...high, x: 250, way: 1 } as const;
    const isLeft = (from: number) => from < 200;
    expect(calloutPlace(atEdge, { ...room, isCrossed: (from, to) => isLeft(from) || to > 290 })).toMatchObject({
      side: -1,
      from: 202,
      at: 70,
    });
  });
  test('on an average rather than at the end of a lead that would look like a price', () => {
    const isCrossed = (from: number) => from < 240;
    expect(calloutPlace(high, { ...room, isCrossed })).toEqual(rightOf(50));
    for (let x = 0; x <= 320; x += 8)
      expect(calloutPlace({ ...high, x }, { ...room, isCrossed }).begin).toBeLessThanOrEqual(24);
  });
  test('over its wick at the edge of the pane, where a label stands inwards', () => {
    const taken = [{ from: 90, to: 170, at: 48 }];
    expect(calloutPlace({ ...high, x: 14 }, { ...room, taken })).toMatchObject({ side: -1, from: 0, to: 80, at: 50 });
  });
  test('whole in the pane where it is too wide for either side', () => {
    const wide = { ...high, x: 150, width: 280 };
    expect(calloutPlace(wide, room)).toMatchObject({ from: 40, to: 320 });
    expect(calloutPlace({ ...wide, width: 330 }, room).from).toBe(0);
  });
  test('and somewhere all the same where the labels fill the chart', () => {
    const taken = [{ from: 0, to: 320, at: 50 }];
    expect(calloutPlace(high, { ...room, taken: [...taken, { from: 0, to: 320, at: 40 }] })).toEqual(rightOf(50));
  });
});

test('a place is taken by what is beside it in both ways', () => {
  const place = { from: 10, to: 60, at: 50 };
  expect(isTaken(place, [{ from: 50, to: 90, at: 60 }], 15)).toBe(true);
  expect(isTaken(place, [{ from: 60, to: 90, at: 50 }], 15)).toBe(false);
  expect(isTaken(place, [{ from: 10, to: 60, at: 65 }], 15)).toBe(false);
});
