import { type Direction, formatPrice, type NumberInput } from '../../../domain/number.ts';
import { Figure } from './PriceText.styles.ts';

export interface PriceTextProps {
  /** Decimal text of the price. */
  readonly value: NumberInput;
  /** Decimals of the pair. */
  readonly decimals: number;
  /** Colours the price by direction. @default none */
  readonly tone?: Direction;
}

/** A price with the fixed decimals of its pair; size and weight come from where it stands. */
export function PriceText({ value, decimals, tone }: PriceTextProps) {
  return <Figure data-direction={tone}>{formatPrice(value, decimals)}</Figure>;
}
