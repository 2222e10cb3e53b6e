import { formatAmount, type NumberInput } from '../../../domain/number.ts';
import { Figure, Unit } from './AmountText.styles.ts';
import { HiddenFigure } from './HiddenFigure.tsx';

export interface AmountTextProps {
  /** Decimal text of the amount. */
  readonly value: NumberInput;
  /** Decimals of the coin; the amount is cut, never rounded up. */
  readonly scale: number;
  /** Drops trailing zeros; only outside columns. @default false */
  readonly trim?: boolean;
  /** Hides the amount from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
  /** Coin behind the amount, quieter. */
  readonly unit?: string;
}

/** An amount of a coin. */
export function AmountText({ value, scale, trim, hidden, unit }: AmountTextProps) {
  return (
    <Figure>
      {hidden ? <HiddenFigure /> : formatAmount(value, scale, { trim })}
      {unit === undefined ? null : <Unit> {unit}</Unit>}
    </Figure>
  );
}
