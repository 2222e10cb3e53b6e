import { useState } from 'react';
import { NO_TEXT, useLive } from '../../live-cell.ts';
import type { LiveSource } from '../../live.ts';
import type { BookRowView, BookView } from '../../live-views.ts';
import { bindBook } from '../OrderBook/bindBook.ts';
import { Amount, Head, Level, Price, Side, Table } from './DepthTable.styles.ts';

export interface DepthTableProps {
  readonly source: LiveSource<BookView>;
  readonly labels: { readonly bid: string; readonly ask: string; readonly bidAmount: string; readonly askAmount: string };
  /** Rows a side. @default 5 */
  readonly rows?: number;
}

const SIDES = ['bids', 'asks'] as const;

/** The best levels of both sides beside each other; bars grow away from the spread. It is read, not tapped. */
export function DepthTable({ source, labels, rows = 5 }: DepthTableProps) {
  const ref = useLive(source, bindBook);
  const [first] = useState(() => source.get());
  return (
    <Table ref={ref} data-stale={first?.isStale ? '' : undefined}>
      {SIDES.map((side) => (
        <div key={side} role="table" aria-label={side === 'bids' ? labels.bid : labels.ask}>
          <Head role="row" data-of={side}>
            <span role="columnheader">{side === 'bids' ? labels.bid : labels.ask}</span>
            <span role="columnheader">{side === 'bids' ? labels.bidAmount : labels.askAmount}</span>
          </Head>
          <Side role="rowgroup" data-side={side}>
            {levels(first, side, rows).map((level, row) => (
              <Level key={row} role="row" data-value={level?.value ?? ''} style={{ '--share': level?.share ?? 0 }}>
                <Price role="cell">{level?.price ?? NO_TEXT}</Price>
                <Amount role="cell">{level?.amount ?? NO_TEXT}</Amount>
              </Level>
            ))}
          </Side>
        </div>
      ))}
    </Table>
  );
}

/** Best first on both sides; undefined where the book is thinner than the table. */
function levels(book: BookView | undefined, side: 'asks' | 'bids', rows: number): (BookRowView | undefined)[] {
  return Array.from({ length: rows }, (_, row) => book?.[side][row]);
}
