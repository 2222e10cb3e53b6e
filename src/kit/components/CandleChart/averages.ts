import { MA_LENGTHS } from './types.ts';

/** Simple moving averages of closes at one bar; null where the history is too short. */
export function averagesAt(closes: ArrayLike<{ readonly close: number }>, index: number): (number | null)[] {
  return MA_LENGTHS.map((length) => {
    if (index + 1 < length) return null;
    let sum = 0;
    for (let i = index - length + 1; i <= index; i += 1) sum += closes[i]?.close ?? 0;
    return sum / length;
  });
}
