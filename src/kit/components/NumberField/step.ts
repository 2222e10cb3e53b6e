import { decimalsOf } from '../../../domain/decimal-text.ts';

/** Digits as one integer at a scale: '1.05' at 2 is 105. */
export const atScale = (text: string, scale: number): bigint => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(`${whole || '0'}${fraction.slice(0, scale).padEnd(scale, '0')}`);
};

/** An integer at a scale as digits again: 105 at 2 is '1.05'. */
export function textAt(value: bigint, scale: number): string {
  const digits = String(value).padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * The next value on the grid of `step` upwards or downwards: 64,210.3 with a tick of 0.5 goes to 64,210.5, not to
 * 64,210.8. Stops at nought and at `max`.
 */
export function stepped(value: string, step: string, by: 1 | -1, max?: string): string {
  const scale = Math.max(decimalsOf(value), decimalsOf(step));
  const size = atScale(step, scale);
  if (size === 0n) return value;
  const now = atScale(value, scale);
  const below = now - (now % size);
  const next = by === 1 ? below + size : below === now ? now - size : below;
  const least = next < 0n ? 0n : next;
  const most = max === undefined ? least : atScale(max, scale);
  return textAt(least > most ? most : least, decimalsOf(step));
}
