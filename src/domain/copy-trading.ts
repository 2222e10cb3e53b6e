import { HOUR_MS } from './durations.ts';
import { compare, roundTo } from './money.ts';

/** Copy trading (product-spec.md sections 5 and 9; readings E10, E11). */
export const COPY = {
  /** How a leader's lots become one's own, as on the wire. */
  type: { multiple: 1, lots: 2 },
  /** The greatest multiple or number of lots (wire.md section 7). */
  most: '5',
  /** Figures of traders are as old as that at most. */
  refreshMs: HOUR_MS,
} as const;

/** A multiple as it is sent: above 1 and not whole, it is rounded to two decimals, half up. */
export const copyRatio = (ratio: string): string => (compare(ratio, '1') > 0 ? roundTo(ratio, 2) : ratio);

export type CopyProblem = 'empty' | 'zero' | 'most' | 'whole';

/** What is wrong with what is typed as a multiple or as lots; null = nothing. Lots are whole. */
export function copyProblem(text: string, type: keyof (typeof COPY)['type']): CopyProblem | null {
  if (text === '') return 'empty';
  if (compare(text, '0') <= 0) return 'zero';
  if (type === 'lots' && !/^\d+$/.test(text)) return 'whole';
  return compare(text, COPY.most) > 0 ? 'most' : null;
}
