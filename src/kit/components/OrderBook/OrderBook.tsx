import { type MouseEvent, type ReactNode, useState } from 'react';
import type { LiveSource } from '../../live.ts';
import { cellText, useLive } from '../../live-cell.ts';
import type { BookView } from '../../live-views.ts';
import { BookRatio } from './BookRatio.tsx';
import { BookSide } from './BookSide.tsx';
import { bindBook } from './bindBook.ts';
import { nearestRow } from './nearestRow.ts';
import { Body, Gap, Heads, Last, Spread, Under, Whole } from './OrderBook.styles.ts';

export interface OrderBookLabels {
  /** Names the sell side for screen readers. */
  readonly asks: string;
  /** Names the buy side for screen readers. */
  readonly bids: string;
  /** Head of the prices: the quote coin. */
  readonly price: string;
  /** Head of the amounts: the base coin. */
  readonly amount: string;
  /** Before the difference of the best prices: 'Spread'. */
  readonly spread: string;
}

export interface OrderBookProps {
  /** Where the levels come from; the rows write themselves, without React commits. */
  readonly source: LiveSource<BookView>;
  /** Heads of the columns, and names of the two sides. */
  readonly labels: OrderBookLabels;
  /** Rows a side. @default 7 */
  readonly rows?: number;
  /** Its market does not trade now: what stands in it is quiet. @default false */
  readonly isClosed?: boolean;
  /** At the end of the line of the spread: a Select of `caption` size, for the grouping of prices. */
  readonly end?: ReactNode;
  /** Gets the decimal text of the level that was tapped or chosen by keyboard. */
  readonly onPick?: (price: string) => void;
}

/**
 * The book of a ticket: asks above, the last price between, bids below. One tap surface that snaps to the nearest row;
 * by keyboard each side is a list to walk with the arrows.
 */
export function OrderBook({ source, labels, rows = 7, isClosed, end, onPick }: OrderBookProps) {
  const ref = useLive(source, bindBook);
  const [first] = useState(() => source.get());
  const pick = (event: MouseEvent<HTMLElement>) => {
    const { currentTarget: body, target } = event;
    // What stands at the end, and the sheet that it opens, is no price.
    if (!(target instanceof Element) || !body.contains(target) || target.closest('[data-end]')) return;
    const hit = target.closest<HTMLElement>('[data-value]')?.dataset.value;
    const price = hit || nearestRow(body, event.clientY)?.dataset.value;
    if (price) onPick?.(price);
  };
  return (
    <div>
      <Heads aria-hidden>
        <span>{labels.price}</span>
        <span>{labels.amount}</span>
      </Heads>
      {/* The lists inside carry the keyboard; this handler only widens the target of a finger. */}
      <Body
        ref={ref}
        onClick={onPick ? pick : undefined}
        data-pick={onPick ? '' : undefined}
        data-closed={isClosed ? '' : undefined}
        data-stale={first?.isStale ? '' : undefined}
      >
        <BookSide side="asks" label={labels.asks} rows={rows} levels={first?.asks} onPick={onPick} />
        <Spread>
          <Last data-cell="last" data-direction={first?.last?.direction ?? 'flat'}>
            {cellText(first?.last?.price)}
          </Last>
          <Under>
            <Gap>
              <span>{labels.spread}</span> <span data-cell="gap">{cellText(first?.gap)}</span>
            </Gap>
            {end ? <div data-end="">{end}</div> : null}
          </Under>
        </Spread>
        <BookSide side="bids" label={labels.bids} rows={rows} levels={first?.bids} onPick={onPick} />
        <Whole>
          <BookRatio share={first?.bidShare} look="under" bid={labels.bids} ask={labels.asks} />
        </Whole>
      </Body>
    </div>
  );
}
