import { useState } from 'react';
import { configNumber } from '../../config-number.ts';
import type { LiveSource } from '../../live.ts';
import { useLive } from '../../live-cell.ts';
import type { BookView } from '../../live-views.ts';
import { bindBook } from '../OrderBook/bindBook.ts';
import { DepthSide } from './DepthSide.tsx';
import { Table, Whole } from './DepthTable.styles.ts';

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
  /** Rows a side. @default 5 */
  readonly rows?: number | null;
  /** Gets the decimal text of the level that was tapped or chosen by keyboard, and its side. Without it the table is only read. */
  readonly onPick?: ((price: string, side: 'bids' | 'asks') => void) | undefined;
}

/** More than any screen has room for. */
const MOST_ROWS = 100;

/** The best levels of both sides beside each other; bars grow away from the spread. */
export function DepthTable({ source, labels, rows, onPick }: DepthTableProps) {
  const ref = useLive(source, bindBook);
  const [first] = useState(() => source.get());
  const count = configNumber(rows, 5, 1, MOST_ROWS);
  return (
    <Whole>
      <Table ref={ref} data-stale={first?.isStale ? '' : undefined}>
        <DepthSide
          side="bids"
          label={labels.bid}
          amountLabel={labels.bidAmount}
          rows={count}
          levels={first?.bids}
          onPick={onPick && ((price) => onPick(price, 'bids'))}
        />
        <DepthSide
          side="asks"
          label={labels.ask}
          amountLabel={labels.askAmount}
          rows={count}
          levels={first?.asks}
          onPick={onPick && ((price) => onPick(price, 'asks'))}
        />
      </Table>
    </Whole>
  );
}
