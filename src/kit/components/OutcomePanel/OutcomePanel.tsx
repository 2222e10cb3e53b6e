import type { ReactNode } from 'react';
import { compareDecimal, EMPTY, formatAmount, formatPrice, type NumberInput } from '../../../domain/number.ts';
import { figureText } from '../../figure-text.ts';
import { CheckCircleIcon } from '../../icons.ts';
import { Coin, Condition, Foot, Outcome, Outcomes, Panel, Payout } from './OutcomePanel.styles.ts';
import { PriceScale, type PriceZone } from './PriceScale.tsx';
import { priceAxis } from './price-axis.ts';

export interface PayoutOutcome extends PriceZone {
  /** When it comes about: 'Below 66,000.0'. */
  readonly condition: string | null | undefined;
  /** Decimal text of what is paid out. */
  readonly amount: NumberInput;
  /** Decimals of the coin; the amount is cut, never rounded up. */
  readonly scale: number;
  /** Behind the coin: '≈ $12,773.87'. */
  readonly note?: string | null;
}

export interface OutcomePanelProps {
  /** Name of the slider: 'Settlement price'. */
  readonly label: string;
  /** Decimal text of the price at which one outcome turns into the other; the upper one holds at it. */
  readonly linked: NumberInput;
  /** What stands at it: 'linked 66,000.0'. */
  readonly linkedText: string | null | undefined;
  /** Decimal texts of the ends of the axis. */
  readonly low: NumberInput;
  /** Decimal text of the high end of the axis. */
  readonly high: NumberInput;
  /** Decimal text of what one press of an arrow moves. */
  readonly step: NumberInput;
  /** Decimals of the pair. */
  readonly decimals: number;
  /** Decimal text of the settlement price that is tried out. */
  readonly price: NumberInput;
  /** Called with the decimal text of the price that is tried. */
  readonly onChange: (price: string) => void;
  /** What is paid where the price settles below the linked one. */
  readonly below: PayoutOutcome;
  /** What is paid where it settles at the linked price or above. */
  readonly above: PayoutOutcome;
  /** Says which outcome is in force: 'At this price'. */
  readonly inForceText: string;
  /** How the payout is counted: '0.20 × (1 + 7 × 38.60% ÷ 365) = 0.20148055'. */
  readonly formula?: string | null;
  /** Behind the formula: the button that explains it. */
  readonly why?: ReactNode;
  /** After the settlement the price stands. @default false */
  readonly disabled?: boolean;
}

/** Both payouts of a dual investment side by side, and a settlement price to try them out with. */
export function OutcomePanel(props: OutcomePanelProps) {
  const { label, linked, linkedText, price, decimals, below, above, inForceText, formula, why } = props;
  const axis = priceAxis(props.low, props.high, props.step);
  const linkedIndex = axis?.indexOf(linked) ?? null;
  const shown = formatPrice(price, decimals);
  const isKnown = shown !== EMPTY && formatPrice(linked, decimals) !== EMPTY;
  const inForce = isKnown ? (compareDecimal(price, linked) < 0 ? below : above) : null;
  return (
    <Panel>
      {axis && linkedIndex !== null ? (
        <PriceScale
          axis={axis}
          below={below}
          above={above}
          linkedIndex={linkedIndex}
          linkedText={figureText(linkedText)}
          price={price}
          decimals={decimals}
          label={label}
          valueText={[shown, inForce?.title].filter(Boolean).join(', ')}
          disabled={props.disabled}
          onChange={props.onChange}
        />
      ) : null}
      <Outcomes>
        {[below, above].map((outcome) => (
          <Outcome key={outcome === below ? 'below' : 'above'} aria-current={outcome === inForce ? 'true' : undefined}>
            <Condition>
              <span>{figureText(outcome.condition)}</span>
              {outcome === inForce ? <CheckCircleIcon size={16} weight="fill" label={inForceText} /> : null}
            </Condition>
            <Payout>{formatAmount(outcome.amount, outcome.scale)}</Payout>
            <Coin>{[outcome.coin, outcome.note && figureText(outcome.note)].filter(Boolean).join(', ')}</Coin>
          </Outcome>
        ))}
      </Outcomes>
      {formula || why ? (
        <Foot>
          <span>{formula ? figureText(formula) : null}</span>
          {why}
        </Foot>
      ) : null}
    </Panel>
  );
}
