import { formatPrice, type NumberInput } from '../../../domain/number.ts';
import { cssPercent } from '../../css-percent.ts';
import { Ticks } from '../Ticks/index.ts';
import { Ends, Figure, Hand, Scale, Whole } from './RangeRuler.styles.ts';
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
  /** Short words before the ends: 'L' and 'H'; `range` names the ruler for screen readers. */
  readonly labels: { readonly low: string; readonly high: string; readonly range: string };
  /** No news for ten seconds: grey. @default false */
  readonly isStale?: boolean;
}

/** Range of the last 24 hours: one tick an hour, a hand at the price. */
export function RangeRuler({ low, high, value, decimals, labels, isStale }: RangeRulerProps) {
  const lowText = formatPrice(low, decimals);
  const highText = formatPrice(high, decimals);
  return (
    <Whole role="group" aria-label={labels.range} data-stale={isStale ? '' : undefined}>
      <Scale>
        <Ticks count={24} major={12} />
        <Hand style={{ insetInlineStart: cssPercent(shareOf(low, high, value)) }} />
      </Scale>
      <Ends>
        <span>
          {labels.low} <Figure>{lowText}</Figure>
        </span>
        <span>
          {labels.high} <Figure>{highText}</Figure>
        </span>
      </Ends>
    </Whole>
  );
}
