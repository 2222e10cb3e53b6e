import type { ReactNode } from 'react';
import { formatRate } from '../../../domain/number.ts';
import { figureText, longOf, nameText, proseText } from '../../figure-text.ts';
import { paintShare } from '../../paint-number.ts';
import { Badge } from '../Badge/index.ts';
import { Ticks } from '../Ticks/index.ts';
import { Fact, Facts, Filled, Head, Label, Line, Pair, Row, Type, Value } from './EntrustRow.styles.ts';

export interface EntrustFact {
  /** What the value is: 'Price'. */
  readonly label: string | null | undefined;
  /** Formatted figure or time. */
  readonly value: string | null | undefined;
}

export interface EntrustRowProps {
  /** 'BTC/USDT' */
  readonly pair: string | null | undefined;
  /** Side of the order; gives the tone of its badge. */
  readonly side: 'buy' | 'sell';
  /** Word of the side; hue is never alone. */
  readonly sideLabel: string;
  /** 'Limit', 'Market' */
  readonly type: string | null | undefined;
  /** Up to six facts in three columns: price, filled and amount, time. */
  readonly facts: readonly EntrustFact[] | null | undefined;
  /** Filled share of the amount, 0 to 1; no line where it is left out. */
  readonly filled?: number | null;
  /** What the line says to a screen reader: 'Filled 25%'. */
  readonly filledText?: string | null;
  /** At the end of the head: a Cancel button, a state. */
  readonly action?: ReactNode;
}

const FILL_TICKS = 40;

/** Characters of a label that has no room in a column of three. */
const LONG_LABEL = 30;

/** An order of the user: what, on which side, how much of it is filled. */
export function EntrustRow({ pair, side, sideLabel, type, facts, filled, filledText, action }: EntrustRowProps) {
  const shown = facts ?? [];
  // A date with its time is no long figure: it breaks between the two.
  const isLong = shown.some(
    ({ label, value }) => longOf(figureText(value).replace(/ .*$/, '')) === '' || (label?.length ?? 0) > LONG_LABEL,
  );
  return (
    <Row>
      <Head>
        <Pair>{nameText(pair)}</Pair>
        <Badge tone={side === 'buy' ? 'up' : 'down'}>{sideLabel}</Badge>
        <Type>{nameText(type)}</Type>
        {action}
      </Head>
      <Facts data-long={isLong ? '' : undefined}>
        {shown.map(({ label, value }) => (
          <Fact key={label}>
            <Label>{nameText(label)}</Label>
            <Value>{figureText(value)}</Value>
          </Fact>
        ))}
      </Facts>
      {filled === undefined || filled === null ? null : (
        <Line
          role={filledText ? 'img' : undefined}
          aria-label={filledText ? proseText(filledText) : undefined}
          aria-hidden={filledText ? undefined : true}
        >
          <Ticks count={FILL_TICKS - 1} major={1} share={paintShare(filled)} />
          <Filled>{formatRate(paintShare(filled) * 100, 0)}</Filled>
        </Line>
      )}
    </Row>
  );
}
