import type { ReactNode } from 'react';
import type { NumberInput } from '../../../domain/number.ts';
import { nameText, type Prose, proseNode } from '../../figure-text.ts';
import { AmountText } from '../AmountText/index.ts';
import { TimeText, type TimeTextProps } from '../TimeText/index.ts';
import { Body, Kind, Main, Mark, Note, Row, Side, Time, Value } from './LedgerRow.styles.ts';

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
  /** Under the amount, as long as amounts are shown: '18,677.41 after'. */
  readonly note?: Prose;
  /** Hides all amounts from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
}

/** A change of a balance: its sign and amount, and what it came to. */
export function LedgerRow(props: LedgerRowProps) {
  const { kind, icon, time, timeLook, lang, value, scale, unit, note, hidden } = props;
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
          {note && !hidden ? <Note>{proseNode(note)}</Note> : null}
        </Side>
      </Body>
    </Row>
  );
}
