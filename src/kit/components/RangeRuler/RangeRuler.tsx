import { EMPTY, formatPrice, type NumberInput } from '../../../domain/number.ts';
import { cssShare } from '../../css-percent.ts';
import { Ticks } from '../Ticks/index.ts';
import { Ends, Hand, Scale, Whole } from './RangeRuler.styles.ts';
import { shareOf } from './share.ts';

export interface RangeRulerProps {
  /** Decimal text of the lowest value. */
  readonly low: NumberInput;
  /** Decimal text of the highest value. */
  readonly high: NumberInput;
  /** Decimal text of the value that the hand points to. */
  readonly value: NumberInput;
  /** Decimals of the pair. */
  readonly decimals: number;
  /** Words over the ends: '24h low' and '24h high'; `range` names the ruler for screen readers. */
  readonly labels: { readonly low: string; readonly high: string; readonly range: string };
  /** No news for ten seconds: grey. @default false */
  readonly isStale?: boolean;
}

/** Range of the last 24 hours: its ends in words and figures, ticks in ink up to the hand at the price. */
export function RangeRuler({ low, high, value, decimals, labels, isStale }: RangeRulerProps) {
  const lowText = formatPrice(low, decimals);
  const highText = formatPrice(high, decimals);
  // A hand points to what is known alone.
  const share = [lowText, highText, formatPrice(value, decimals)].includes(EMPTY) ? null : shareOf(low, high, value);
  return (
    <Whole role="group" aria-label={labels.range} data-stale={isStale ? '' : undefined}>
      <Ends>
        <span>{labels.low}</span>
        <span>{labels.high}</span>
      </Ends>
      <Scale>
        <Ticks count={48} major={12} share={isStale ? 0 : (share ?? 0)} />
        {share === null ? null : <Hand data-glides="" style={{ '--place': cssShare(share) }} />}
      </Scale>
      <Ends data-figures="">
        <span>{lowText}</span>
        <span>{highText}</span>
      </Ends>
    </Whole>
  );
}
