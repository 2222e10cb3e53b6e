import { describe, expect, it, test } from 'vitest';
import { secondsUntil, spokenStep } from './seconds.ts';

test.each([
  [22_000, 22],
  [21_001, 22],
  [1, 1],
  [0, 0],
  [-5000, 0],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('%s ms are %s s', (to, left) => expect(secondsUntil(to, 0)).toBe(left));

describe('what is spoken', () => {
  const spokenFrom = (first: number) => {
    const spoken: number[] = [];
    for (let left = first - 1; left >= 0; left -= 1) if (spokenStep(left) !== spokenStep(left + 1)) spoken.push(left);
    return spoken;
  };
  it('comes by the minute, by ten seconds, then by five', () => {
    expect(spokenFrom(185)).toEqual([180, 120, 60, 50, 40, 30, 20, 10, 5, 0]);
  });
  it('never comes twice in five seconds', () => {
    const spoken = spokenFrom(3 * 3600);
    for (const [index, left] of spoken.entries())
      if (index > 0) expect((spoken[index - 1] ?? 0) - left).toBeGreaterThanOrEqual(5);
  });
});
