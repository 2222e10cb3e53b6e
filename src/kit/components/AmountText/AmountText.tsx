import { formatAmount, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { longOf } from '../../figure-text.ts';
import { Figure, Unit } from './AmountText.styles.ts';
import { HiddenFigure } from './HiddenFigure.tsx';

export interface AmountTextProps {
  /** Decimal text of the amount. */
  readonly value: NumberInput;
  /** Decimals of the coin; the amount is cut, never rounded up. */
  readonly scale: number | null | undefined;
  /** Drops trailing zeros, a number down to so many decimals; only outside columns. @default false */
  readonly trim?: boolean | number;
  /** A change: always with its sign, and rounded. @default false */
  readonly signed?: boolean;
  /** Hides the amount from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
  /** Coin behind the amount, quieter. */
  readonly unit?: string | null;
}

/** An amount of a coin. */
export function AmountText({ value, scale, trim, signed, hidden, unit }: AmountTextProps) {
  const decimals = scale ?? Number.NaN;
  const amount = signed ? formatSigned(value, decimals) : formatAmount(value, decimals, { trim });
  return (
    <Figure data-long={hidden ? undefined : longOf(amount, unit)}>
      {hidden ? <HiddenFigure /> : amount}
      {unit ? (
        <>
          {' '}
          <Unit>{unit}</Unit>
        </>
      ) : null}
    </Figure>
  );
}
