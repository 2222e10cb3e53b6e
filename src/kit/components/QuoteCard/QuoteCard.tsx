import { memo, useState } from 'react';
import { figureText, longOf } from '../../figure-text.ts';
import type { LiveSource } from '../../live.ts';
import { cellText, useLive } from '../../live-cell.ts';
import type { QuoteView } from '../../live-views.ts';
import { bindQuoteRow } from '../QuoteRow/bindQuoteRow.ts';
import { Sparkline } from '../Sparkline/index.ts';
import { Card, Change, Head, Pair, Price, Quote } from './QuoteCard.styles.ts';

export interface QuoteCardProps {
  /** Base of the pair: 'BTC'. */
  readonly base: string | null | undefined;
  /** Quote of the pair: 'USDT'. */
  readonly quote: string | null | undefined;
  /** Where the figures come from; the card writes them itself. */
  readonly live: LiveSource<QuoteView>;
  /** The day's course, oldest first; no line where there is none. */
  readonly points?: readonly number[] | null;
  /** Opens the pair. */
  readonly onPress: () => void;
}

/** A pair as a card of the home screen: name, change, price and the day's line. */
export const QuoteCard = memo(function QuoteCard({ base, quote, live, points, onPress }: QuoteCardProps) {
  const ref = useLive(live, bindQuoteRow, String(Boolean(points)));
  const [first] = useState(() => live.get());
  return (
    <Card
      ref={ref}
      type="button"
      onClick={onPress}
      data-stale={first?.isStale ? '' : undefined}
      data-long={longOf(first?.price, first?.change)}
    >
      <Head>
        <Pair>
          {figureText(base)}
          {quote ? <Quote>/{quote}</Quote> : null}
        </Pair>
        <Change data-cell="change" data-direction={first?.direction ?? 'flat'}>
          {cellText(first?.change)}
        </Change>
      </Head>
      <Price data-cell="price">{cellText(first?.price)}</Price>
      {points ? <Sparkline area points={points} direction={first?.direction ?? 'flat'} /> : null}
    </Card>
  );
});
