import type { ReactNode } from 'react';
import type { NumberInput } from '../../../domain/number.ts';
import { nameText } from '../../figure-text.ts';
import { AmountText } from '../AmountText/index.ts';
import { TimeText, type TimeTextProps } from '../TimeText/index.ts';
import { Body, Course, Kind, Main, Mark, Row, Side, Spoken, Time, Value } from './LedgerRow.styles.ts';

export interface LedgerRowProps {
  /** What happened: 'Deposit', 'Fee of BTC/USDT'. */
  readonly kind: string | null | undefined;
  /** Of what kind it is: an icon of 16. */
  readonly icon?: ReactNode;
  /** When: a time of the wire. */
  readonly time: TimeTextProps['value'];
  /** How the time is told: `clock` under a heading of its day. @default 'minutes' */
  readonly timeLook?: TimeTextProps['look'];
  /** Language of the app. */
  readonly lang: TimeTextProps['lang'];
  /** Decimal text of the change; it is always signed. */
  readonly value: NumberInput;
  /** Decimals of the coin. */
  readonly scale: number | null | undefined;
  /** Coin of the value. */
  readonly unit?: string | null;
  /** Decimal text of the balance before the change; left out where the server does not say it. */
  readonly before?: NumberInput;
  /** Decimal text of the balance after the change; the course is shown where both are known. */
  readonly after?: NumberInput;
  /** Said to screen readers before the two balances, where the eye sees an arrow: 'Balance before', 'Balance after'. */
  readonly labels: { readonly before: string; readonly after: string };
  /** Hides all amounts from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
}

const isKnown = (balance: NumberInput): boolean => balance !== undefined && balance !== null && balance !== '';

/** A change of a balance: its sign and amount, and the balance before and after. */
export function LedgerRow(props: LedgerRowProps) {
  const { kind, icon, time, timeLook, lang, value, scale, unit, before, after, labels, hidden } = props;
  return (
    <Row>
      {icon ? <Mark>{icon}</Mark> : null}
      <Body>
        <Main>
          <Kind>{nameText(kind)}</Kind>
          <Time>
            <TimeText value={time} lang={lang} look={timeLook} />
          </Time>
        </Main>
        <Side>
          <Value>
            <AmountText signed value={value} scale={scale} unit={unit} hidden={hidden} />
          </Value>
          {isKnown(before) && isKnown(after) && !hidden ? (
            <Course>
              <Spoken>{labels.before} </Spoken>
              <AmountText value={before} scale={scale} />
              <span aria-hidden> → </span>
              <Spoken>, {labels.after} </Spoken>
              <AmountText value={after} scale={scale} />
            </Course>
          ) : null}
        </Side>
      </Body>
    </Row>
  );
}
