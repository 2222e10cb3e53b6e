import { formatFiat, type NumberInput } from '../../../domain/number.ts';
import { longOf } from '../../figure-text.ts';
import { HiddenFigure } from '../AmountText/index.ts';
import { Figure } from './FiatText.styles.ts';

export interface FiatTextProps {
  /** Decimal text in the currency. */
  readonly value: NumberInput;
  /** ISO code of the currency: 'USD'. */
  readonly code: string;
  /** Puts '≈' before a converted value. @default false */
  readonly approximate?: boolean;
  /** Fixes the decimals where values stand under each other; else small values show four significant digits. */
  readonly decimals?: number;
  /** Hides the value from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
}

/** What is held, in the user's currency: cut as its amount is, so that 868.305 USDT are not worth a cent more than they count. */
export function FiatText({ value, code, approximate, decimals, hidden }: FiatTextProps) {
  const shown = hidden ? null : formatFiat(value, code, { approximate, decimals, cut: true });
  return <Figure data-long={longOf(shown)}>{shown ?? <HiddenFigure />}</Figure>;
}
