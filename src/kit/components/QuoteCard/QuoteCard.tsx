import { memo, useState } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import type { LiveSource } from '../../live.ts';
import { useLive } from '../../live-cell.ts';
import type { QuoteView } from '../../live-views.ts';
import { bindQuoteRow } from '../QuoteRow/bindQuoteRow.ts';
import { Sparkline } from '../Sparkline/index.ts';
import { Card, Change, Head, Pair, Price, Quote } from './QuoteCard.styles.ts';

export interface QuoteCardProps {
  /** Base of the pair: 'BTC'. */
  readonly base: string;
  /** Quote of the pair: 'USDT'. */
  readonly quote: string;
  /** Where the figures come from; the card writes them itself. */
  readonly live: LiveSource<QuoteView>;
  /** The day's course, oldest first; no line where there is none. */
  readonly points?: readonly number[];
  readonly onPress: () => void;
}

/** A pair as a card of the home screen: name, change, price and the day's line. */
export const QuoteCard = memo(function QuoteCard({ base, quote, live, points, onPress }: QuoteCardProps) {
  const ref = useLive(live, bindQuoteRow);
  const [first] = useState(() => live.get());
  return (
    <Card ref={ref} type="button" onClick={onPress} data-stale={first?.isStale ? '' : undefined}>
      <Head>
        <Pair>
          {base}
          <Quote>/{quote}</Quote>
        </Pair>
        <Change data-cell="change" data-direction={first?.direction ?? 'flat'}>
          {first?.change ?? EMPTY}
        </Change>
      </Head>
      <Price data-cell="price">{first?.price ?? EMPTY}</Price>
      {points === undefined ? null : <Sparkline points={points} direction={first?.direction ?? 'flat'} />}
    </Card>
  );
});
