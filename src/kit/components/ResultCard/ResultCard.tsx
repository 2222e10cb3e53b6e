import type { ReactNode } from 'react';
import { directionOf, EMPTY, formatPrice, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { useAnnounced } from '../../announce/index.ts';
import { longOf, nameText, proseText } from '../../figure-text.ts';
import { CheckCircleIcon, MinusIcon, XCircleIcon } from '../../icons.ts';
import { Badge } from '../Badge/index.ts';
import { LeadFigure } from '../LeadFigure/index.ts';
import {
  Figure,
  Head,
  Label,
  Outcome,
  Pair,
  Price,
  PriceCard,
  Prices,
  Sentence,
  Whole,
  Word,
} from './ResultCard.styles.ts';

export interface ResultCardProps {
  /** How the option ended; gives icon and tone. */
  readonly outcome: 'won' | 'lost' | 'draw';
  /** The outcome in a word or two: 'You won', 'You lost', 'Draw'. */
  readonly title: string | null | undefined;
  /** 'BTC/USDT' */
  readonly pair: string | null | undefined;
  /** Which way the user said it would go. */
  readonly side: 'up' | 'down';
  /** Side and time in words: 'Up · 60 s'. */
  readonly sideLabel: string | null | undefined;
  /** Profit, or minus the stake; signed decimal text, nought at a draw. */
  readonly result: NumberInput;
  /** Decimals of the result. @default 2 */
  readonly resultDecimals?: number;
  /** Coin of the result: 'USDT'. */
  readonly unit: string | null | undefined;
  /** What it means for the money, in plain speech: 'You lose the 100.00 USDT that you put in.' */
  readonly sentence: string | null | undefined;
  /** Decimal text of the opening price. */
  readonly open: NumberInput;
  /** Decimal text of the settlement price. */
  readonly close: NumberInput;
  /** Decimal text of the close less the open, signed. */
  readonly difference?: NumberInput;
  /** Decimals of the pair. */
  readonly decimals: number;
  /** Words over the two prices. */
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
  const { outcome, title, side, result, resultDecimals = 2, sentence } = props;
  const { open, close, difference, decimals, labels, children } = props;
  const [pair, sideLabel] = [nameText(props.pair), nameText(props.sideLabel)];
  const unit = proseText(props.unit);
  const shown = formatSigned(result, resultDecimals);
  const change = formatSigned(difference, decimals);
  // What one has waited for.
  useAnnounced([title, sentence].filter(Boolean).join(' '));
  return (
    <Whole role="group" aria-label={`${pair} ${sideLabel}`}>
      <Head>
        <Pair>{pair}</Pair>
        <Badge tone={side}>{sideLabel}</Badge>
      </Head>
      <Outcome>
        <Word data-direction={TONE[outcome]}>
          {ICON[outcome]}
          {title}
        </Word>
        <Figure>
          <LeadFigure
            isFitted
            signed
            value={result}
            scale={resultDecimals}
            unit={unit || undefined}
            tone={shown === EMPTY ? undefined : TONE[outcome]}
          />
        </Figure>
        <Sentence>{proseText(sentence)}</Sentence>
      </Outcome>
      <PriceCard>
        <Prices>
          <div>
            <Label>{labels.open}</Label>
            <Price>{formatPrice(open, decimals)}</Price>
          </div>
          <div>
            <Label>{labels.close}</Label>
            <Price data-long={longOf(change)}>
              {formatPrice(close, decimals)}
              {change === EMPTY ? null : <span data-direction={directionOf(change)}> ({change})</span>}
            </Price>
          </div>
        </Prices>
      </PriceCard>
      {children}
    </Whole>
  );
}
