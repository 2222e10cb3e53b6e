import { useState } from 'react';
import type { LiveSource } from '../../live.ts';
import { NO_TEXT, useLive } from '../../live-cell.ts';
import type { TradeView } from '../../live-views.ts';
import { places } from '../../rows.ts';
import { bindTape } from './bindTape.ts';
import { Amount, Body, Head, HeadCell, Price, Row, Table, Time } from './TradeTape.styles.ts';

export interface TradeTapeProps {
  /** The latest trades, newest first; rows write themselves. */
  readonly source: LiveSource<readonly TradeView[]>;
  readonly labels: { readonly table: string; readonly price: string; readonly amount: string; readonly time: string };
  /** @default 12 */
  readonly rows?: number;
}

/** The latest trades of a pair, newest first: price in the colour of the side that took it. */
export function TradeTape({ source, labels, rows = 12 }: TradeTapeProps) {
  const ref = useLive(source, bindTape);
  const [first] = useState(() => source.get());
  return (
    <Table role="table" aria-label={labels.table}>
      <Head role="row">
        <HeadCell role="columnheader">{labels.price}</HeadCell>
        <HeadCell role="columnheader">{labels.amount}</HeadCell>
        <HeadCell role="columnheader">{labels.time}</HeadCell>
      </Head>
      <Body role="rowgroup" ref={ref}>
        {places(rows).map((row) => {
          const trade = first?.[row];
          return (
            <Row key={row} role="row" data-side={trade?.side}>
              <Price role="cell">{trade?.price ?? NO_TEXT}</Price>
              <Amount role="cell">{trade?.amount ?? NO_TEXT}</Amount>
              <Time role="cell">{trade?.time ?? NO_TEXT}</Time>
            </Row>
          );
        })}
      </Body>
    </Table>
  );
}
