import type { ReactNode } from 'react';
import { EMPTY, formatAmount, formatRate, type NumberInput, splitDecimals } from '../../../domain/number.ts';
import { nameText, type Prose, proseNode, proseText } from '../../figure-text.ts';
import { Badge } from '../Badge/index.ts';
import { Body, Condition, Expiry, Frame, Kind, Stub, Ticket, Unit, Value, Words } from './CouponCard.styles.ts';

export type CouponState = 'usable' | 'used' | 'expired';

export interface CouponCardProps {
  /** Decimal text of what it is worth. */
  readonly value: NumberInput;
  /** Decimals that are shown. @default 2 */
  readonly scale?: number | null;
  /** It is worth a share, in percent: '20%'. @default false */
  readonly isShare?: boolean;
  /** Coin of the value: 'USDT'. */
  readonly unit?: string | null;
  /** What it lowers or gives: 'Spot fee rebate'. */
  readonly kind: string | null | undefined;
  /** What has to be met: 'Orders from 500.00 USDT'. */
  readonly condition?: string | null;
  /** Until when, or when it was used: 'Until 1 February 2026'. */
  readonly expiry?: Prose;
  /** It ends soon: the expiry is set off, and its words must say so. @default false */
  readonly isSoon?: boolean;
  /** Whether it can be used still. */
  readonly state: CouponState;
  /** Word of a state that is over: 'Used', 'Expired'. */
  readonly stateLabel?: string;
  /** The button that leads to where it is used; of a usable one alone. */
  readonly action?: ReactNode;
}

const lengthOf = (value: string) => {
  if (value.length <= 7) return undefined;
  return value.length <= 10 ? 'long' : 'huge';
};

/** A coupon as a ticket: its worth on the stub, its terms beside it. */
export function CouponCard(props: CouponCardProps) {
  const { scale, isShare = false, unit, kind, condition, expiry, isSoon = false, state, stateLabel, action } = props;
  const value = (isShare ? formatRate : formatAmount)(props.value, scale ?? 2);
  const [whole, fraction] = splitDecimals(value);
  return (
    <Frame data-state={state}>
      <Ticket>
        <Stub>
          <Value data-length={lengthOf(value)}>
            {whole}
            <wbr />
            {fraction}
          </Value>
          {!unit || value === EMPTY ? null : <Unit>{unit}</Unit>}
        </Stub>
        <Body>
          <Words>
            <Kind>{nameText(kind)}</Kind>
            {condition ? <Condition>{proseText(condition)}</Condition> : null}
            {expiry ? (
              <Expiry data-soon={(isSoon && state === 'usable') || undefined}>{proseNode(expiry)}</Expiry>
            ) : null}
          </Words>
          {state === 'usable' ? action : stateLabel ? <Badge>{stateLabel}</Badge> : null}
        </Body>
      </Ticket>
    </Frame>
  );
}
