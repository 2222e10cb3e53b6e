import { useState } from 'react';
import { NO_TEXT, useLive } from '../../live-cell.ts';
import type { LiveSource } from '../../live.ts';
import type { TradeView } from '../../live-views.ts';
import { bindTape } from './bindTape.ts';
import { Amount, Head, Price, Row, Time } from './TradeTape.styles.ts';

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
    <div role="table" aria-label={labels.table}>
      <Head role="row">
        <span role="columnheader">{labels.price}</span>
        <span role="columnheader">{labels.amount}</span>
        <span role="columnheader">{labels.time}</span>
      </Head>
      <div role="rowgroup" ref={ref}>
        {Array.from({ length: rows }, (_, row) => {
          const trade = first?.[row];
          return (
            <Row key={row} role="row" data-side={trade?.side}>
              <Price role="cell">{trade?.price ?? NO_TEXT}</Price>
              <Amount role="cell">{trade?.amount ?? NO_TEXT}</Amount>
              <Time role="cell">{trade?.time ?? NO_TEXT}</Time>
            </Row>
          );
        })}
      </div>
    </div>
  );
}
