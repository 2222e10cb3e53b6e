import { describe, expect, test } from 'vitest';
import { calloutPlace } from './callout-place.ts';

const high = { x: 120, y: 60, way: -1, width: 80, height: 11 } as const;
const room = { width: 320, lastY: 200, taken: [] };

describe('calloutPlace', () => {
  test('outside the bars and towards the middle', () => {
    expect(calloutPlace(high, room)).toEqual({ side: 1, begin: 24, at: 50 });
    expect(calloutPlace({ ...high, x: 250, way: 1 }, room)).toEqual({ side: -1, begin: 24, at: 70 });
  });
  test('farther out where the last price runs', () => {
    expect(calloutPlace(high, { ...room, lastY: 52 }).at).toBe(40);
  });
  test('on the other side of a label', () => {
    const taken = [{ from: 140, to: 220, at: 48 }];
    expect(calloutPlace(high, { ...room, taken })).toEqual({ side: -1, begin: 24, at: 50 });
  });
  test('on the other side of an average, and where it was meant to be if averages are everywhere', () => {
    const isCrossed = (from: number, to: number) => from < 200 && to > 150;
    expect(calloutPlace(high, { ...room, isCrossed })).toEqual({ side: -1, begin: 24, at: 50 });
    expect(calloutPlace(high, { ...room, isCrossed: () => true })).toEqual({ side: 1, begin: 24, at: 50 });
  });
  test('at the right end where an average runs through every other place', () => {
    const isCrossed = (from: number) => from < 240;
    expect(calloutPlace(high, { ...room, isCrossed })).toEqual({ side: 1, begin: 120, at: 50 });
  });
  test('level with its wick under a label', () => {
    const taken = [{ from: 8, to: 90, at: 36 }];
    expect(calloutPlace({ ...high, x: 14 }, { ...room, taken })).toEqual({ side: 1, begin: 24, at: 60 });
  });
  test('beyond labels that leave no other place', () => {
    const taken = [40, 52].map((at) => ({ from: 8, to: 90, at }));
    const place = calloutPlace({ ...high, x: 14 }, { ...room, taken });
    expect(place).toEqual({ side: 1, begin: 92, at: 50 });
  });
  test('and somewhere all the same where the labels fill the chart', () => {
    const taken = [{ from: 0, to: 320, at: 50 }];
    expect(calloutPlace(high, { ...room, taken })).toEqual({ side: 1, begin: 24, at: 50 });
  });
});
