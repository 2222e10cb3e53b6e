import { useState } from 'react';
import { longOf } from '../../figure-text.ts';
import type { LiveSource } from '../../live.ts';
import { cellText, NO_TEXT, useLive } from '../../live-cell.ts';
import type { TradeView } from '../../live-views.ts';
import { places } from '../../rows.ts';
import { bindTape } from './bindTape.ts';
import { Amount, Body, Head, HeadCell, Heard, Price, Row, Table, Time } from './TradeTape.styles.ts';

/** Name of the table, heads of its columns, and the two sides as a screen reader says them. */
export interface TradeTapeLabels {
  /** Names the table: 'Last trades'. */
  readonly table: string;
  /** Heads its column. */
  readonly price: string;
  /** With the coin: 'Amount BTC'. */
  readonly amount: string;
  /** Heads its column. */
  readonly time: string;
  /** Heads the column that is heard only: 'Side'. */
  readonly side: string;
  /** The taker bought. */
  readonly buy: string;
  /** The taker sold. */
  readonly sell: string;
}

export interface TradeTapeProps {
  /** The latest trades, newest first; rows write themselves. */
  readonly source: LiveSource<readonly TradeView[]>;
  /** Its words. */
  readonly labels: TradeTapeLabels;
  /** How many trades. @default 12 */
  readonly rows?: number;
}

/** The latest trades of a pair, newest first: price with the arrow and in the colour of the side that took it. */
export function TradeTape({ source, labels, rows = 12 }: TradeTapeProps) {
  const ref = useLive(source, bindTape);
  const [first] = useState(() => source.get());
  return (
    <Table role="table" aria-label={labels.table}>
      <Head role="row">
        <HeadCell role="columnheader">{labels.price}</HeadCell>
        <HeadCell role="columnheader">{labels.amount}</HeadCell>
        <HeadCell role="columnheader">{labels.time}</HeadCell>
        <Heard role="columnheader">{labels.side}</Heard>
      </Head>
      <Body role="rowgroup" ref={ref}>
        {places(rows).map((row) => {
          const trade = first?.[row];
          return (
            <Row
              key={row}
              role="row"
              data-side={trade?.side}
              data-long={longOf(trade?.price, trade?.amount, trade?.time)}
            >
              <Price role="cell">{trade ? cellText(trade.price) : NO_TEXT}</Price>
              <Amount role="cell">{trade ? cellText(trade.amount) : NO_TEXT}</Amount>
              <Time role="cell">{trade ? cellText(trade.time) : NO_TEXT}</Time>
              <Heard role="cell">
                <span data-of="buy">{labels.buy}</span>
                <span data-of="sell">{labels.sell}</span>
              </Heard>
            </Row>
          );
        })}
      </Body>
    </Table>
  );
}
