import { describe, expect, it } from 'vitest';
import { keyOf, normal, randomAt } from './random.ts';
import { secretOfSeed } from './secrets.ts';

const SECRET = secretOfSeed('a test');
const DRAWS = 100_000;

const draw = (count: number, random = randomAt(keyOf(SECRET, 'draws'))) => Array.from({ length: count }, random);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a stream', () => {
  it('is the same for the same key and place, and another for any other', () => {
    const key = keyOf(SECRET, 'path/btcusdt');
    expect(draw(600, randomAt(key, 1, 20_000))).toEqual(draw(600, randomAt(key, 1, 20_000)));
    const others = [
      randomAt(key, 2, 20_000),
      randomAt(key, 1, 20_001),
      randomAt(keyOf(SECRET, 'path/ethusdt'), 1, 20_000),
      randomAt(keyOf(secretOfSeed('another'), 'path/btcusdt'), 1, 20_000),
    ];
    const seen = new Set(draw(600, randomAt(key, 1, 20_000)));
    // Two streams of 600 draws out of 2^32 share one by chance about once in ten thousand.
    for (const other of others) expect(draw(600, other).filter((value) => seen.has(value))).toEqual([]);
  });

  it('is known for a known key: what has been revealed can be computed again elsewhere', () => {
    expect(keyOf(SECRET, 'path/btcusdt')).toHaveLength(32);
    expect(draw(3, randomAt(new Uint8Array(32)))).toEqual(
      // AES-256 of a zero key and counter, by the first words of NIST's known answer dc95c078a2408989ad48a21492842087.
      ['dc95c078', 'a2408989', 'ad48a214'].map((hex) => Buffer.from(hex, 'hex').readUInt32LE() / 2 ** 32),
    );
  });

  it('is even: mean, spread, and each of 64 bins', () => {
    const values = draw(DRAWS);
    expect(mean(values)).toBeCloseTo(0.5, 2);
    expect(mean(values.map((value) => (value - 0.5) ** 2))).toBeCloseTo(1 / 12, 2);
    const bins = new Array<number>(64).fill(0);
    for (const value of values) bins[Math.floor(value * 64)] = (bins[Math.floor(value * 64)] ?? 0) + 1;
    const expected = DRAWS / 64;
    const chiSquare = bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 63 degrees of freedom: beyond 110 once in ten thousand.
    expect(chiSquare).toBeLessThan(110);
  });

  it('gives normal numbers', () => {
    const random = randomAt(keyOf(SECRET, 'normal'));
    const values = Array.from({ length: DRAWS }, () => normal(random));
    expect(mean(values)).toBeCloseTo(0, 1);
    expect(mean(values.map((value) => value ** 2))).toBeCloseTo(1, 1);
    expect(mean(values.map((value) => value ** 4))).toBeCloseTo(3, 0);
  });
});
