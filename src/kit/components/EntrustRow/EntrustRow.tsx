import type { ReactNode } from 'react';
import { formatRate } from '../../../domain/number.ts';
import { figureNode, nameText, type Prose, proseText } from '../../figure-text.ts';
import { paintShare } from '../../paint-number.ts';
import { Badge } from '../Badge/index.ts';
import { CoinMark, type CoinMarkProps } from '../CoinMark/index.ts';
import { Ticks } from '../Ticks/index.ts';
import { Fact, Facts, Foot, Head, Label, Line, Pair, Row, Type, Value } from './EntrustRow.styles.ts';

export interface EntrustFact {
  /** What the value is: 'Price'. */
  readonly label: string | null | undefined;
  /** A number part, a TimeText, or a word; the empty mark where there is none. */
  readonly value: Prose;
}

export interface EntrustRowProps {
  /** 'BTC/USDT' */
  readonly pair: string | null | undefined;
  /** Puts the coin's mark before the pair. @default false */
  readonly withMark?: boolean;
  /** Class of what is traded; gives the mark its shape. @default 'coin' */
  readonly kind?: CoinMarkProps['kind'];
  /** Side of the order; gives the tone of its badge. */
  readonly side: 'buy' | 'sell';
  /** Word of the side; hue is never alone. */
  readonly sideLabel: string;
  /** 'Limit', 'Market' */
  readonly type: string | null | undefined;
  /** A TimeText beside the type: when it was placed, where all are of today. */
  readonly time?: Prose;
  /** Up to six facts in three columns: price, filled and amount, total. */
  readonly facts: readonly EntrustFact[] | null | undefined;
  /** Filled share of the amount, 0 to 1; no ticks where it is left out. */
  readonly filled?: number | null;
  /** A TimeText under it all: when it was placed, to the second. */
  readonly foot?: Prose;
  /** What the ticks say to a screen reader: 'Filled 25%'. */
  readonly filledText?: string | null;
  /** At the end of the head: a Cancel button, a state. */
  readonly action?: ReactNode;
}

const TICKS = 40;

/** Characters of a label that has no room in a column of three. */
const LONG_LABEL = 30;

/** An order of the user: what, on which side, how much of it is filled. */
export function EntrustRow(props: EntrustRowProps) {
  const { pair, withMark, kind, side, sideLabel, type, time, facts, filled, filledText, foot, action } = props;
  const [base = '', quote] = nameText(pair).split('/');
  const share = paintShare(filled);
  const shown = facts ?? [];
  const isLong = shown.some(({ label }) => (label?.length ?? 0) > LONG_LABEL);
  return (
    <Row>
      <Head>
        {withMark ? <CoinMark symbol={base} kind={kind} size={24} /> : null}
        <Pair>
          {base}
          {quote === undefined ? null : <span>/{quote}</span>}
        </Pair>
        <Badge tone={side === 'buy' ? 'up' : 'down'}>{sideLabel}</Badge>
        <Type>
          {nameText(type)}
          {time ? <>, {time}</> : null}
        </Type>
        {action ? <div data-action="">{action}</div> : null}
      </Head>
      <Facts data-long={isLong ? '' : undefined}>
        {shown.map(({ label, value }) => (
          <Fact key={label}>
            <Label>{nameText(label)}</Label>
            <Value data-words={typeof value === 'string' ? '' : undefined}>{figureNode(value)}</Value>
          </Fact>
        ))}
      </Facts>
      {filled === undefined || filled === null ? null : (
        <Line
          role={filledText ? 'img' : undefined}
          aria-label={filledText ? proseText(filledText) : undefined}
          data-none={share === 0 ? '' : undefined}
        >
          <Ticks count={TICKS - 1} major={10} share={share} />
          <span>{formatRate(String(Math.floor(share * 100 + 1e-9)), 0)}</span>
        </Line>
      )}
      {foot ? <Foot>{foot}</Foot> : null}
    </Row>
  );
}
