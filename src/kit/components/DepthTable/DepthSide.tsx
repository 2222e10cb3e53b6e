import { longOf } from '../../figure-text.ts';
import { cellText, NO_TEXT } from '../../live-cell.ts';
import type { BookRowView } from '../../live-views.ts';
import { paintShare } from '../../paint-number.ts';
import { places } from '../../rows.ts';
import { pickable } from '../OrderBook/bindBook.ts';
import { pickNearest } from '../OrderBook/pickNearest.ts';
import { useLevelKeys } from '../OrderBook/useLevelKeys.ts';
import { Amount, Half, Head, HeadCell, Level, Price, Side } from './DepthTable.styles.ts';

interface DepthSideProps {
  readonly side: 'bids' | 'asks';
  readonly label: string;
  readonly amountLabel: string;
  readonly rows: number;
  /** Those of the first drawing; from then on the texts belong to the writer of the book. */
  readonly levels: readonly BookRowView[] | null | undefined;
  readonly onPick: ((price: string) => void) | undefined;
}

/** One side under its head: a table to read, or a list box whose levels are picked by a tap or by the arrows. */
export function DepthSide({ side, label, amountLabel, rows, levels, onPick }: DepthSideProps) {
  const { active, optionId, list } = useLevelKeys(rows, 'first', onPick);
  const isPicked = onPick !== undefined;
  const cell = isPicked ? undefined : 'cell';
  const heads = isPicked ? undefined : 'columnheader';
  return (
    <Half {...(!isPicked && { role: 'table', 'aria-label': label })}>
      <Head {...(isPicked ? { 'aria-hidden': true } : { role: 'row' })} data-of={side}>
        <HeadCell role={heads}>{label}</HeadCell>
        <HeadCell role={heads}>{amountLabel}</HeadCell>
      </Head>
      <Side
        {...(isPicked ? { ...list, 'aria-label': label } : { role: 'rowgroup' })}
        onClick={isPicked ? pickNearest(onPick) : undefined}
        data-side={side}
        data-pick={isPicked ? '' : undefined}
      >
        {places(rows).map((place) => {
          const level = levels?.[place];
          return (
            <Level
              key={place}
              {...(isPicked
                ? {
                    role: 'option',
                    id: optionId(place),
                    'aria-selected': place === active,
                    'aria-hidden': level === undefined,
                  }
                : { role: 'row' })}
              data-value={pickable(level)}
              data-long={longOf(level?.price, level?.amount)}
              style={{ '--share': paintShare(level?.share) }}
            >
              <Price role={cell}>{level ? cellText(level.price) : NO_TEXT}</Price>
              <Amount role={cell}>{level ? cellText(level.amount) : NO_TEXT}</Amount>
            </Level>
          );
        })}
      </Side>
    </Half>
  );
}
