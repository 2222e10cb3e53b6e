import { decimalsOf } from './decimal-text.ts';
import { cutToScaled, fromScaled } from './scaled.ts';

/** A share of one in decimal text: "0.001" is 0.1 %. All rates of the exchange are kept so; the wire has some in percent. */
export type Fraction = '0' | `0.${number}`;

/** Whether canonical decimal text is one. */
export const isFraction = (text: string): text is Fraction => text === '0' || text.startsWith('0.');

/** The same in percent, in decimal text: "0.1". */
export function toPercent(fraction: Fraction): string {
  const decimals = decimalsOf(fraction);
  return fromScaled(cutToScaled(fraction, decimals) * 100n, decimals);
}

/** A share of one from its percent, both in decimal text: "0.82" of "82". */
export function ofPercent(percent: string): string {
  const decimals = decimalsOf(percent);
  return fromScaled(cutToScaled(percent, decimals), decimals + 2);
}
