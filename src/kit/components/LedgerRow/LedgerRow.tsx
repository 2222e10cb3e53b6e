import { HIDDEN } from '../../../domain/number.ts';
import { Course, Kind, Main, Row, Side, Time, Unit, Value } from './LedgerRow.styles.ts';

export interface LedgerRowProps {
  /** What happened: 'Deposit', 'Fee of BTC/USDT'. */
  readonly kind: string;
  /** Formatted time. */
  readonly time: string;
  /** Formatted and signed: '+1,200.00'. */
  readonly value: string;
  /** Coin of the value. */
  readonly unit?: string;
  /** Formatted balances around the change; left out where the server does not say them. */
  readonly before?: string;
  readonly after?: string;
  /** What the course says to a screen reader: 'Balance from {before} to {after}'. */
  readonly courseText?: string;
  /** Hides all amounts from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
}

/** A change of a balance: its sign and amount, and the balance before and after. */
export function LedgerRow({ kind, time, value, unit, before, after, courseText, hidden }: LedgerRowProps) {
  const hasCourse = before !== undefined && after !== undefined && !hidden;
  return (
    <Row>
      <Main>
        <Kind>{kind}</Kind>
        <Time>{time}</Time>
      </Main>
      <Side>
        <Value>
          {hidden ? HIDDEN : value}
          {unit === undefined ? null : <Unit> {unit}</Unit>}
        </Value>
        {hasCourse ? (
          <Course role={courseText ? 'img' : undefined} aria-label={courseText}>
            {before} → {after}
          </Course>
        ) : null}
      </Side>
    </Row>
  );
}
