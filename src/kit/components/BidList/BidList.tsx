import { EMPTY, formatAmount, type NumberInput } from '../../../domain/number.ts';
import { figureNode, nameText, type Prose } from '../../figure-text.ts';
import { AmountText } from '../AmountText/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { type EmptyProps, ListState } from '../ListState/index.ts';
import { SkeletonRows } from '../Skeleton/index.ts';
import { Amount, Marks, Row, Who } from './BidList.styles.ts';

export interface Bid {
  /** Tells the bid from the others. */
  readonly key: string;
  /** Name of who bids. */
  readonly bidder: string | null | undefined;
  /** Address of the bidder's picture; the first letter stands in for it. */
  readonly avatarSrc?: string | null;
  /** Decimal text. */
  readonly amount: NumberInput;
  /** A RelativeTime: how long ago. */
  readonly time: Prose;
  /** The reader's own. @default false */
  readonly isOwn?: boolean;
  /** `leading` is the highest now; `outbid` is an own one that no longer is. */
  readonly mark?: 'leading' | 'outbid';
}

export interface BidListProps {
  /** Highest first. */
  readonly bids: readonly Bid[] | null | undefined;
  /** Names the list: 'Bids'. */
  readonly label: string;
  /** Decimals of the coin; all amounts of the column show as many. */
  readonly scale: number;
  /** Coin of the amounts. */
  readonly unit: string | null | undefined;
  /** Words of the marks: 'Highest', 'You', 'Outbid'. */
  readonly labels: { readonly leading: string; readonly own: string; readonly outbid: string };
  /** Stands where nobody has bid yet. */
  readonly empty: EmptyProps;
  /** The bids are asked for: grey rows in their place. @default false */
  readonly isLoading?: boolean;
}

/** Bids of an auction, each told by words: which one leads, which is one's own, which was passed. */
export function BidList({ bids: given, label, scale, unit, labels, empty, isLoading }: BidListProps) {
  const bids = given ?? [];
  return (
    <ListState
      state={isLoading ? 'loading' : bids.length === 0 ? 'empty' : 'ready'}
      skeleton={<SkeletonRows count={3} row="bid" />}
      empty={empty}
    >
      <ol aria-label={label}>
        {bids.map(({ key, bidder, avatarSrc, amount, time, isOwn, mark }) => (
          <Row key={key} data-mark={mark}>
            <Avatar name={nameText(bidder)} src={avatarSrc} size={32} />
            <Who>
              <p>{nameText(bidder)}</p>
              <p>{figureNode(time)}</p>
            </Who>
            {isOwn || mark ? (
              <Marks>
                {isOwn ? <Badge>{labels.own}</Badge> : null}
                {mark ? <Badge tone={mark === 'leading' ? 'accent' : 'warning'}>{labels[mark]}</Badge> : null}
              </Marks>
            ) : null}
            <Amount>
              <AmountText
                value={amount}
                scale={scale}
                unit={formatAmount(amount, scale) === EMPTY ? undefined : unit}
              />
            </Amount>
          </Row>
        ))}
      </ol>
    </ListState>
  );
}
