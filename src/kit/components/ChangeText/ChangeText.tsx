import { directionOf, formatPercent, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { DirectionArrow } from '../PercentText/DirectionArrow.tsx';
import { Figure } from './ChangeText.styles.ts';

export interface ChangeTextProps {
  /** Decimal text of the change. */
  readonly value: NumberInput;
  /** Decimals that are shown. */
  readonly scale: number | null | undefined;
  /** Decimal text of the same change in percent: '1.84'. */
  readonly percent: NumberInput;
  /** Counted from prices that are old: grey. @default false */
  readonly isStale?: boolean;
}

/** A profit or loss with its share: arrow, sign and direction colour. */
export function ChangeText({ value, scale, percent, isStale }: ChangeTextProps) {
  const direction = directionOf(value);
  return (
    <Figure data-direction={direction} data-stale={isStale || undefined}>
      <DirectionArrow direction={direction} />
      <span>{`${formatSigned(value, scale ?? Number.NaN)} (${formatPercent(percent)})`}</span>
    </Figure>
  );
}
