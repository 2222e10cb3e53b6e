import { utils } from 'klinecharts';
import { formatPrice, formatRate } from '../../../domain/number.ts';
import { isTaken, type TakenPlace } from './callout-place.ts';
import type { MarkContext, PaneScale } from './mark-context.ts';

const LEVELS = [1, 0.786, 0.618, 0.5, 0.382, 0.236, 0] as const;
/** Names end so far before the axis, and stand so far over their lines. */
const END = 4;
const OVER = 2;
/** Room at both sides of a name on its ground. */
const PAD = 4;

/** A level of a retracement: the height of its line, and the place of its name. */
export interface Level extends TakenPlace {
  readonly y: number;
  readonly name: string;
}

/** The levels from a price to another. */
export function levelsBetween(
  from: number,
  to: number,
  { toY, width }: Pick<PaneScale, 'toY' | 'width'>,
  { theme, settings }: MarkContext,
): Level[] {
  const { size, family } = theme();
  return LEVELS.map((share) => {
    const price = from + (to - from) * share;
    const name = `${formatPrice(price, settings().priceDecimals)} (${formatRate(share * 100, 1)})`;
    const y = toY(price);
    const end = width - END;
    return {
      y,
      name,
      at: y - size / 2 - OVER,
      from: end - utils.calcTextWidth(name, size, 500, family) - 2 * PAD,
      to: end,
    };
  });
}

/** Those that are named: where levels are near each other the outer ones and the middle, and none where another label stands. */
export function namedLevels(levels: readonly Level[], taken: readonly TakenPlace[], size: number): Level[] {
  const apart = Math.abs((levels.at(-1)?.y ?? 0) - (levels[0]?.y ?? 0));
  return levels.filter((level, index) => {
    const isWanted = apart * 0.118 > size + 4 || [0, 3, levels.length - 1].includes(index);
    return isWanted && !isTaken(level, taken, size + 4);
  });
}
