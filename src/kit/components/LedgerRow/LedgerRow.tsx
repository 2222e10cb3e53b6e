import { HIDDEN } from '../../../domain/number.ts';
import { figureText, nameText, proseText } from '../../figure-text.ts';
import { Course, Kind, Main, Row, Side, Time, Unit, Value } from './LedgerRow.styles.ts';

export interface LedgerRowProps {
  /** What happened: 'Deposit', 'Fee of BTC/USDT'. */
  readonly kind: string | null | undefined;
  /** Formatted time. */
  readonly time: string | null | undefined;
  /** Formatted and signed: '+1,200.00'. */
  readonly value: string | null | undefined;
  /** Coin of the value. */
  readonly unit?: string | null;
  /** Formatted balances around the change; left out where the server does not say them. */
  readonly before?: string | null;
  /** Formatted balance after the change; the course is shown where both are known. */
  readonly after?: string | null;
  /** What the course says to a screen reader: 'Balance from {before} to {after}'. */
  readonly courseText?: string | null;
  /** Hides all amounts from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
}

/** A change of a balance: its sign and amount, and the balance before and after. */
export function LedgerRow({ kind, time, value, unit, before, after, courseText, hidden }: LedgerRowProps) {
  const hasCourse = Boolean(before && after) && !hidden;
  return (
    <Row>
      <Main>
        <Kind>{nameText(kind)}</Kind>
        <Time>{figureText(time)}</Time>
      </Main>
      <Side>
        <Value>
          {hidden ? HIDDEN : figureText(value)}
          {!unit ? null : <Unit> {unit}</Unit>}
        </Value>
        {hasCourse ? (
          <Course role={courseText ? 'img' : undefined} aria-label={courseText ? proseText(courseText) : undefined}>
            {figureText(before)} → {figureText(after)}
          </Course>
        ) : null}
      </Side>
    </Row>
  );
}
