import type { ReactNode } from 'react';
import { directionOf, EMPTY, formatPrice, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { ArrowDownRightIcon, ArrowUpRightIcon, CheckCircleIcon, MinusIcon, XCircleIcon } from '../../icons.ts';
import { Badge } from '../Badge/index.ts';
import { LeadFigure } from '../LeadFigure/index.ts';
import { Card, Figure, Head, Label, Outcome, Pair, Price, Prices, Sentence, Word } from './ResultCard.styles.ts';

export interface ResultCardProps {
  readonly outcome: 'won' | 'lost' | 'draw';
  /** The outcome in a word or two: 'You won', 'You lost', 'Draw'. */
  readonly title: string;
  /** 'BTC/USDT' */
  readonly pair: string;
  readonly side: 'up' | 'down';
  /** Side and time in words: 'Up · 60 s'. */
  readonly sideLabel: string;
  /** Profit, or minus the stake; signed decimal text, nought at a draw. */
  readonly result: NumberInput;
  /** Decimals of the result. @default 2 */
  readonly resultDecimals?: number;
  /** Coin of the result: 'USDT'. */
  readonly unit: string;
  /** What it means for the money, in plain speech: 'You lose the 100.00 USDT that you put in.' */
  readonly sentence: string;
  /** Decimal text of the opening price. */
  readonly open: NumberInput;
  /** Decimal text of the settlement price. */
  readonly close: NumberInput;
  /** Decimal text of the close less the open, signed. */
  readonly difference?: NumberInput;
  /** Decimals of the pair. */
  readonly decimals: number;
  readonly labels: { readonly open: string; readonly close: string };
  /** Facts, the proof of the ticks, and buttons. */
  readonly children?: ReactNode;
}

const TONE = { won: 'up', lost: 'down', draw: 'flat' } as const;
const ICON = {
  won: <CheckCircleIcon size={20} weight="fill" />,
  lost: <XCircleIcon size={20} weight="fill" />,
  draw: <MinusIcon size={20} />,
};

/** What came of an option: outcome, money and both prices. While it runs it is RunningOption. */
export function ResultCard(props: ResultCardProps) {
  const { outcome, title, pair, side, sideLabel, result, resultDecimals = 2, unit, sentence } = props;
  const { open, close, difference, decimals, labels, children } = props;
  const shown = formatSigned(result, resultDecimals);
  const change = formatSigned(difference, decimals);
  const Arrow = side === 'up' ? ArrowUpRightIcon : ArrowDownRightIcon;
  return (
    <Card role="group" aria-label={`${pair} ${sideLabel}`}>
      <Head>
        <Pair>{pair}</Pair>
        <Badge tone={side} icon={<Arrow size={16} />}>
          {sideLabel}
        </Badge>
      </Head>
      <Outcome>
        <Word data-direction={TONE[outcome]}>
          {ICON[outcome]}
          {title}
        </Word>
        <Figure style={{ '--chars': shown.length + unit.length / 2 + 1 }}>
          <LeadFigure value={shown} unit={unit} tone={shown === EMPTY ? undefined : TONE[outcome]} />
        </Figure>
        <Sentence>{sentence}</Sentence>
      </Outcome>
      <Prices>
        <div>
          <Label>{labels.open}</Label>
          <Price>{formatPrice(open, decimals)}</Price>
        </div>
        <div>
          <Label>{labels.close}</Label>
          <Price>
            {formatPrice(close, decimals)}
            {change === EMPTY ? null : <span data-direction={directionOf(change)}> ({change})</span>}
          </Price>
        </div>
      </Prices>
      {children}
    </Card>
  );
}
