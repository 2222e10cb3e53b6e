import { type KeyboardEvent, useId, useState } from 'react';
import { longOf } from '../../figure-text.ts';
import { cellText, NO_TEXT } from '../../live-cell.ts';
import type { BookRowView } from '../../live-views.ts';
import { paintShare } from '../../paint-number.ts';
import { places } from '../../rows.ts';
import { pickable } from './bindBook.ts';
import { Amount, Level, Price, Side } from './OrderBook.styles.ts';

interface BookSideProps {
  readonly side: 'asks' | 'bids';
  readonly label: string;
  readonly rows: number;
  readonly levels: readonly BookRowView[] | null | undefined;
  readonly onPick: ((price: string) => void) | undefined;
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** One side of the book as a list box: arrows walk it, Enter or space picks the price. Asks stand best row last. */
export function BookSide({ side, label, rows, levels, onPick }: BookSideProps) {
  const id = useId();
  const [active, setActive] = useState(-1);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((row) => (row < 0 ? (side === 'asks' ? rows - 1 : 0) : Math.min(rows - 1, Math.max(0, row + step))));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const row = event.currentTarget.children[active];
      if (row instanceof HTMLElement && row.dataset.value) onPick?.(row.dataset.value);
    }
  };
  return (
    <Side
      role="listbox"
      aria-label={label}
      aria-activedescendant={active < 0 ? undefined : `${id}${active}`}
      tabIndex={onPick ? 0 : undefined}
      data-side={side}
      data-best={side === 'asks' ? 'last' : 'first'}
      onKeyDown={onPick ? keys : undefined}
      onBlur={() => setActive(-1)}
    >
      {places(rows).map((row) => (
        <FirstLevel
          key={row}
          id={`${id}${row}`}
          isActive={row === active}
          level={levels?.[side === 'asks' ? rows - 1 - row : row]}
        />
      ))}
    </Side>
  );
}

interface FirstLevelProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly level: BookRowView | null | undefined;
}

/** A row whose texts React writes once; from then on they belong to the writer of the book. */
function FirstLevel({ id, isActive, level }: FirstLevelProps) {
  const [first] = useState(level ?? undefined);
  return (
    <Level
      role="option"
      id={id}
      aria-selected={isActive}
      aria-hidden={first === undefined}
      data-value={pickable(first)}
      data-long={longOf(first?.price, first?.amount)}
      data-own={first?.isOwn ? '' : undefined}
      style={{ '--share': paintShare(first?.share) }}
    >
      <Price>{first ? cellText(first.price) : NO_TEXT}</Price>
      <Amount>{first ? cellText(first.amount) : NO_TEXT}</Amount>
    </Level>
  );
}
