import { useState } from 'react';
import { longOf } from '../../figure-text.ts';
import { cellText, NO_TEXT } from '../../live-cell.ts';
import type { BookRowView } from '../../live-views.ts';
import { paintShare } from '../../paint-number.ts';
import { places } from '../../rows.ts';
import { pickable } from './bindBook.ts';
import { Amount, Level, Price, Side } from './OrderBook.styles.ts';
import { useLevelKeys } from './useLevelKeys.ts';

interface BookSideProps {
  readonly side: 'asks' | 'bids';
  readonly label: string;
  readonly rows: number;
  readonly levels: readonly BookRowView[] | null | undefined;
  readonly onPick: ((price: string) => void) | undefined;
}

/** One side of the book as a list box. Asks stand best row last. */
export function BookSide({ side, label, rows, levels, onPick }: BookSideProps) {
  const best = side === 'asks' ? 'last' : 'first';
  const { active, optionId, list } = useLevelKeys(rows, best, onPick);
  return (
    <Side {...list} aria-label={label} data-side={side} data-best={best}>
      {places(rows).map((row) => (
        <FirstLevel
          key={row}
          id={optionId(row)}
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
