import { decimalsOf, decimalText } from '../../../domain/decimal-text.ts';
import type { NumberInput } from '../../../domain/number.ts';
import { atScale, textAt } from '../NumberField/step.ts';

/** A price axis in whole steps, so that what the slider gives is an exact price. */
export interface PriceAxis {
  /** Number of steps from the low end to the high one. */
  readonly steps: number;
  /** The step nearest to a price, kept on the axis; null where the price is none. */
  readonly indexOf: (price: NumberInput) => number | null;
  /** Decimal text of the price at a step. */
  readonly priceAt: (index: number) => string;
}

const priceText = (price: NumberInput): string | null => {
  const text = typeof price === 'string' || typeof price === 'number' ? decimalText(price) : null;
  return text === null || text.startsWith('-') ? null : text;
};

/** The axis, or null where its ends or its step make none. */
export function priceAxis(low: NumberInput, high: NumberInput, step: NumberInput): PriceAxis | null {
  const [lowText, highText, stepText] = [priceText(low), priceText(high), priceText(step)];
  if (lowText === null || highText === null || stepText === null) return null;
  const scale = Math.max(decimalsOf(lowText), decimalsOf(stepText));
  const start = atScale(lowText, scale);
  const size = atScale(stepText, scale);
  if (size === 0n) return null;
  const count = (atScale(highText, scale) - start) / size;
  // More steps than a slider can count are no axis either.
  if (count < 1n || count > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  return {
    steps: Number(count),
    indexOf: (price) => {
      const text = priceText(price);
      if (text === null) return null;
      const away = atScale(text, scale) - start;
      const nearest = away <= 0n ? 0n : (away + size / 2n) / size;
      return Number(nearest > count ? count : nearest);
    },
    priceAt: (index) => textAt(start + BigInt(index) * size, scale),
  };
}
