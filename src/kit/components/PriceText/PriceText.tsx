import { type Direction, formatPrice, type NumberInput } from '../../../domain/number.ts';
import { longOf } from '../../figure-text.ts';
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
  const shown = formatPrice(value, decimals);
  return (
    <Figure data-direction={tone} data-long={longOf(shown)}>
      {shown}
    </Figure>
  );
}
