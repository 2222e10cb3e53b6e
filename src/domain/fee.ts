import { decimalsOf } from './decimal-text.ts';
import { cutToScaled, fromScaled } from './scaled.ts';

/** The fee of an amount at a rate ("0.001" is 0.1 %), booked half-up at the coin's scale (readings G6); all of zero or more. */
export function feeOf(amount: string, rate: string, scale: number): string {
  const [ofAmount, ofRate] = [decimalsOf(amount), decimalsOf(rate)];
  const product = cutToScaled(amount, ofAmount) * cutToScaled(rate, ofRate);
  const beyond = ofAmount + ofRate - scale;
  if (beyond <= 0) return fromScaled(product, ofAmount + ofRate);
  const unit = 10n ** BigInt(beyond);
  return fromScaled((product * 2n + unit) / (unit * 2n), scale);
}
