import { useState } from 'react';
import type { LiveSource } from '../../live.ts';
import { NO_TEXT, useLive } from '../../live-cell.ts';
import type { BookView } from '../../live-views.ts';
import { places } from '../../rows.ts';
import { bindBook } from '../OrderBook/bindBook.ts';
import { Amount, Half, Head, HeadCell, Level, Price, Side, Table, Whole } from './DepthTable.styles.ts';

export interface DepthTableProps {
  readonly source: LiveSource<BookView>;
  readonly labels: {
    readonly bid: string;
    readonly ask: string;
    readonly bidAmount: string;
    readonly askAmount: string;
  };
  /** Rows a side. @default 5 */
  readonly rows?: number;
}

const SIDES = ['bids', 'asks'] as const;

/** The best levels of both sides beside each other; bars grow away from the spread. It is read, not tapped. */
export function DepthTable({ source, labels, rows = 5 }: DepthTableProps) {
  const ref = useLive(source, bindBook);
  const [first] = useState(() => source.get());
  return (
    <Whole>
      <Table ref={ref} data-stale={first?.isStale ? '' : undefined}>
        {SIDES.map((side) => (
          <Half key={side} role="table" aria-label={side === 'bids' ? labels.bid : labels.ask}>
            <Head role="row" data-of={side}>
              <HeadCell role="columnheader">{side === 'bids' ? labels.bid : labels.ask}</HeadCell>
              <HeadCell role="columnheader">{side === 'bids' ? labels.bidAmount : labels.askAmount}</HeadCell>
            </Head>
            <Side role="rowgroup" data-side={side}>
              {places(rows).map((place) => {
                const level = first?.[side][place];
                return (
                  <Level
                    key={place}
                    role="row"
                    data-value={level?.value ?? ''}
                    style={{ '--share': level?.share ?? 0 }}
                  >
                    <Price role="cell">{level?.price ?? NO_TEXT}</Price>
                    <Amount role="cell">{level?.amount ?? NO_TEXT}</Amount>
                  </Level>
                );
              })}
            </Side>
          </Half>
        ))}
      </Table>
    </Whole>
  );
}
