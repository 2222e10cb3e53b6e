import { useState } from 'react';
import { configNumber } from '../../config-number.ts';
import { longOf } from '../../figure-text.ts';
import type { LiveSource } from '../../live.ts';
import { cellText, NO_TEXT, useLive } from '../../live-cell.ts';
import type { BookView } from '../../live-views.ts';
import { paintShare } from '../../paint-number.ts';
import { places } from '../../rows.ts';
import { BookRatio } from '../OrderBook/BookRatio.tsx';
import { bindBook, pickable } from '../OrderBook/bindBook.ts';
import { Amount, Both, Half, Head, HeadCell, Level, Price, Side, Table, Whole } from './DepthTable.styles.ts';

export interface DepthTableProps {
  /** Where the levels come from; the rows write themselves, without React commits. */
  readonly source: LiveSource<BookView>;
  /** Heads of the columns: price and amount of each side. */
  readonly labels: {
    readonly bid: string;
    readonly ask: string;
    readonly bidAmount: string;
    readonly askAmount: string;
  };
  /** Its market does not trade now: what stands in it is quiet. @default false */
  readonly isClosed?: boolean;
  /** Rows a side. @default 5 */
  readonly rows?: number | null;
}

/** More than any screen has room for. */
const MOST_ROWS = 100;
const SIDES = ['bids', 'asks'] as const;

/** The best levels of both sides beside each other; bars grow away from the spread, and ticks above say which side weighs more. It is read, not tapped. */
export function DepthTable({ source, labels, isClosed, rows }: DepthTableProps) {
  const ref = useLive(source, bindBook);
  const [first] = useState(() => source.get());
  return (
    <Whole>
      <Both ref={ref} data-closed={isClosed ? '' : undefined} data-stale={first?.isStale ? '' : undefined}>
        <BookRatio share={first?.bidShare} look="between" bid={labels.bid} ask={labels.ask} />
        <Table>
          {SIDES.map((side) => (
            <Half key={side} role="table" aria-label={side === 'bids' ? labels.bid : labels.ask}>
              <Head role="row" data-of={side}>
                <HeadCell role="columnheader">{side === 'bids' ? labels.bid : labels.ask}</HeadCell>
                <HeadCell role="columnheader">{side === 'bids' ? labels.bidAmount : labels.askAmount}</HeadCell>
              </Head>
              <Side role="rowgroup" data-side={side}>
                {places(configNumber(rows, 5, 1, MOST_ROWS)).map((place) => {
                  const level = first?.[side]?.[place];
                  return (
                    <Level
                      key={place}
                      role="row"
                      data-value={pickable(level)}
                      data-long={longOf(level?.price, level?.amount)}
                      data-own={level?.isOwn ? '' : undefined}
                      style={{ '--share': paintShare(level?.share) }}
                    >
                      <Price role="cell">{level ? cellText(level.price) : NO_TEXT}</Price>
                      <Amount role="cell">{level ? cellText(level.amount) : NO_TEXT}</Amount>
                    </Level>
                  );
                })}
              </Side>
            </Half>
          ))}
        </Table>
      </Both>
    </Whole>
  );
}
