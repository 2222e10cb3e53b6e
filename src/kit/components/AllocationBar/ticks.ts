import type { TokenVar } from '../../theme/index.ts';
import { tintOf } from '../CoinMark/marks.ts';
import type { StripTick } from '../Ticks/TickStrip.tsx';

const TICKS = 100;
/** The first tick of a part stands out. */
const FIRST = 1;
const NEXT = 14 / 18;

/** The track of a balance that consists of nothing. */
export const NO_TICKS: readonly StripTick[] = Array.from({ length: TICKS }, () => ({
  height: NEXT,
  ink: 'var(--color-line-strong)',
}));

/** The solid hue of a coin's mark. */
export const hueOf = (key: string): TokenVar => `var(--color-mark-${key === 'other' ? 'slate' : tintOf(key)}-solid)`;

/** A hundred ticks for parts that make a whole: a percent each, the rest to those that it is nearest to, and no part without one. */
export function ticksOf(parts: readonly { readonly key: string; readonly share: number }[]): StripTick[] {
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  let [told, drawn] = [0, 0];
  return parts.flatMap(({ key, share }, index) => {
    told += share;
    const left = parts.length - 1 - index;
    const end = Math.min(TICKS - left, Math.max(drawn + 1, Math.round((told / whole) * TICKS)));
    const count = end - drawn;
    drawn = end;
    return Array.from({ length: count }, (_, place) => ({ height: place === 0 ? FIRST : NEXT, ink: hueOf(key) }));
  });
}
