import type { ReactNode } from 'react';
import { EMPTY, splitDecimals } from '../../../domain/number.ts';
import { figureText, nameText, proseText } from '../../figure-text.ts';
import { Badge } from '../Badge/index.ts';
import { Body, Condition, Expiry, Frame, Kind, Stub, Ticket, Unit, Value, Words } from './CouponCard.styles.ts';

export type CouponState = 'usable' | 'used' | 'expired';

export interface CouponCardProps {
  /** Formatted value: '10.00', '20%'. */
  readonly value: string | null | undefined;
  /** Coin of the value: 'USDT'. */
  readonly unit?: string | null;
  /** What it lowers or gives: 'Spot fee rebate'. */
  readonly kind: string | null | undefined;
  /** What has to be met: 'Orders from 500.00 USDT'. */
  readonly condition?: string | null;
  /** Until when, or when it was used, formatted: 'Until 2026-02-01'. */
  readonly expiry?: string | null;
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
  const { unit, kind, condition, expiry, isSoon = false, state, stateLabel, action } = props;
  const value = figureText(props.value);
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
              <Expiry data-soon={(isSoon && state === 'usable') || undefined}>{proseText(expiry)}</Expiry>
            ) : null}
          </Words>
          {state === 'usable' ? action : stateLabel ? <Badge>{stateLabel}</Badge> : null}
        </Body>
      </Ticket>
    </Frame>
  );
}
