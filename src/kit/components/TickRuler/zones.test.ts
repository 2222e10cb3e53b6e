import { describe, expect, it, test } from 'vitest';
import { drawnBack, placeOf } from './place.ts';
import { placeZones } from './zones.ts';

test.each([
  [66_000, 60_000, 72_000, 0.5],
  [1, 60_000, 72_000, 0],
  [99_999, 60_000, 72_000, 1],
  [Number.NaN, 0, 100, 0],
  [5, 5, 5, 0],
])('%d between %d and %d', (value, min, max, place) => expect(placeOf(value, min, max)).toBe(place));

test.each([
  [0, '63,400.0', 0],
  [0.12, '63,400.0', 0.25],
  [0.24, '63,400.0', 0.5],
  [0.5, '63,400.0', 0.5],
  [0.88, '63,400.0', 0.75],
  [1, '63,400.0', 1],
  [0.3, '999,999,999,999,999.99999999', 0.3],
  [0.9, '', 0.5],
])('at %d the text %s is drawn back by %d', (place, text, back) => expect(drawnBack(place, text)).toBeCloseTo(back));

describe('zones', () => {
  const RISK = [{ to: 50 }, { to: 80 }, { to: 100 }];
  const onAt = (value: number) => placeZones(RISK, value, 0, 100).map(({ isOn }) => isOn);
  it('take their parts of the ruler', () => {
    const shares = placeZones(RISK, 0, 0, 100).map(({ share }) => share.toFixed(2));
    expect(shares).toEqual(['0.50', '0.30', '0.20']);
  });
  it.each([
    [-1, 0],
    [49.9, 0],
    [50, 1],
    [80, 2],
    [100, 2],
    [140, 2],
  ])('one holds %d', (value, zone) => expect(onAt(value)).toEqual([0, 1, 2].map((index) => index === zone)));
  it('take their tint from a coin', () => {
    const [btc] = placeZones([{ to: 1, coin: 'BTC' }], 0, 0, 1);
    expect(btc?.look).toBe('ochre');
  });
  it('take nothing where they end before they begin', () => {
    expect(placeZones([{ to: 60 }, { to: 40 }, { to: 100 }], 0, 0, 100)[1]?.share).toBe(0);
  });
});
