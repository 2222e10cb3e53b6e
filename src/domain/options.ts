import { decimalsOf } from './decimal-text.ts';
import { cutToScaled, fromScaled, isLess, plus } from './scaled.ts';

/** Options in seconds: what one comes to, for the exchange that pays it and for whoever checks that. Prices and amounts are canonical decimal text. */

/** Which way the price is said to go. */
export type OptionDirection = 'up' | 'down';
export type OptionOutcome = 'won' | 'lost' | 'drawn';

/** Strict: a price that has not moved is a draw, whatever was said of it (readings E13). */
export function outcomeOf(direction: OptionDirection, open: string, end: string): OptionOutcome {
  const [from, to] = direction === 'up' ? [open, end] : [end, open];
  if (isLess(from, to)) return 'won';
  return isLess(to, from) ? 'lost' : 'drawn';
}

/** What an option wins beside its stake: a share of it, cut to the decimals of the coin. */
export function profitOf(stake: string, ratio: string, decimals: number): string {
  const [ofStake, ofRatio] = [decimalsOf(stake), decimalsOf(ratio)];
  const product = fromScaled(cutToScaled(stake, ofStake) * cutToScaled(ratio, ofRatio), ofStake + ofRatio);
  return fromScaled(cutToScaled(product, decimals), decimals);
}

/** What comes back at the end, the stake among it; there is no fee. */
export function payoutOf(outcome: OptionOutcome, stake: string, profit: string): string {
  if (outcome === 'lost') return '0';
  return outcome === 'won' ? plus(stake, profit) : stake;
}
