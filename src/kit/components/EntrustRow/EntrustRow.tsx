import type { ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import { Fact, Facts, Fill, Head, Label, Line, Pair, Row, Type, Value } from './EntrustRow.styles.ts';

export interface EntrustFact {
  readonly label: string;
  /** Formatted figure or time. */
  readonly value: string;
}

export interface EntrustRowProps {
  /** 'BTC/USDT' */
  readonly pair: string;
  readonly side: 'buy' | 'sell';
  /** Word of the side; hue is never alone. */
  readonly sideLabel: string;
  /** 'Limit', 'Market' */
  readonly type: string;
  /** Up to six facts in three columns: price, filled and amount, time. */
  readonly facts: readonly EntrustFact[];
  /** Filled share of the amount, 0 to 1; no line where it is left out. */
  readonly filled?: number;
  /** What the line says to a screen reader: 'Filled 25%'. */
  readonly filledText?: string;
  /** At the end of the head: a Cancel button, a state. */
  readonly action?: ReactNode;
}

/** An order of the user: what, on which side, how much of it is filled. */
export function EntrustRow({ pair, side, sideLabel, type, facts, filled, filledText, action }: EntrustRowProps) {
  return (
    <Row>
      <Head>
        <Pair>{pair}</Pair>
        <Badge tone={side === 'buy' ? 'up' : 'down'}>{sideLabel}</Badge>
        <Type>{type}</Type>
        {action}
      </Head>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Fact>
        ))}
      </Facts>
      {filled === undefined ? null : (
        <Line role={filledText ? 'img' : undefined} aria-label={filledText} aria-hidden={filledText ? undefined : true}>
          <Fill style={{ '--share': Math.min(1, Math.max(0, filled)) }} />
        </Line>
      )}
    </Row>
  );
}
