import { expect, test } from 'vitest';
import { magnet } from './magnet.ts';

/** One px a unit of price, upside down. */
const toY = (price: number) => 200 - price;

test('goes to the nearest end of the candle within 8 px', () => {
  expect(magnet(103, toY(103), [100, 110, 96, 108], toY)).toBe(100);
  expect(magnet(107, toY(107), [100, 110, 96, 108], toY)).toBe(108);
});
test('stays under the finger where no end is near, or no candle', () => {
  expect(magnet(125, toY(125), [100, 110, 96, 108], toY)).toBe(125);
  expect(magnet(103, toY(103), [], toY)).toBe(103);
  expect(magnet(103, toY(103), [100], () => undefined)).toBe(103);
});
