import { memo, type ReactNode, useState } from 'react';
import { figureText, longOf, proseText } from '../../figure-text.ts';
import type { LiveSource } from '../../live.ts';
import { cellText, NO_TEXT, useLive } from '../../live-cell.ts';
import type { QuoteView } from '../../live-views.ts';
import { useKitWords } from '../../words/index.ts';
import { CoinMark } from '../CoinMark/index.ts';
import { Sparkline } from '../Sparkline/index.ts';
import { bindQuoteRow } from './bindQuoteRow.ts';
import { Base, Fiat, Main, Names, Pill, Price, Prices, Quote, Row, Volume } from './QuoteRow.styles.ts';

export interface QuoteRowProps {
  /** Base of the pair: 'BTC'. */
  readonly base: string | null | undefined;
  /** Quote of the pair: 'USDT'; none for a stock. */
  readonly quote?: string | null;
  /** Shape of the mark. @default 'coin' */
  readonly kind?: 'coin' | 'stock' | 'other';
  /** Where the figures come from; the row writes them itself, without React commits. */
  readonly live: LiveSource<QuoteView>;
  /** Opens the pair. */
  readonly onPress: () => void;
  /** At the end of the row, outside its button: a favourite star. */
  readonly end?: ReactNode;
  /** In place of the volume: a session label, a company's name. */
  readonly note?: string | null;
  /** The day's course, oldest first; no line where there is none. */
  readonly points?: readonly number[] | null;
  /** `single` leaves out the value, where it would repeat the price, and so does `roomy`, which is as high as with it; `compact` is as low as a finger allows. @default 'full' */
  readonly look?: keyof typeof QUOTE_ROW_REM;
}

/** Heights of a row in rem, for virtual lists. */
export const QUOTE_ROW_REM = { full: 3.75, roomy: 3.75, single: 3.25, compact: 2.75 } as const;

/** A pair in a list: mark, name and volume, the day's line, price and fiat, change. */
export const QuoteRow = memo(function QuoteRow(props: QuoteRowProps) {
  const { base, quote, kind, live, onPress, end, note, points, look = 'full' } = props;
  const { volume } = useKitWords();
  const ref = useLive(live, bindQuoteRow, [look, note === undefined || note === null, Boolean(points)].join());
  // Rendered once and never again: from here on the texts belong to the writer.
  const [first] = useState(() => live.get());
  return (
    <Row
      ref={ref}
      data-look={look}
      data-ends={end ? true : undefined}
      data-stale={first?.isStale ? '' : undefined}
      data-long={longOf(first?.price, first?.fiat, first?.change)}
    >
      <Main type="button" onClick={onPress}>
        <CoinMark symbol={typeof base === 'string' ? base : ''} kind={kind} size={look === 'compact' ? 24 : 36} />
        <Names>
          <Base>
            {figureText(base)}
            {quote ? <Quote>/{quote}</Quote> : null}
          </Base>
          {note === undefined || note === null ? (
            <Volume data-figure>
              {look === 'compact' ? null : <span>{`${volume} `}</span>}
              <span data-cell="turnover">{first ? cellText(first.turnover) : NO_TEXT}</span>
            </Volume>
          ) : (
            <Volume>{proseText(note)}</Volume>
          )}
        </Names>
        {points ? (
          <Sparkline name={[look, base, quote].join('/')} points={points} direction={first?.direction ?? 'flat'} />
        ) : null}
        <Prices>
          <Price data-cell="price">{cellText(first?.price)}</Price>
          {look === 'full' ? <Fiat data-cell="fiat">{first ? cellText(first.fiat) : NO_TEXT}</Fiat> : null}
        </Prices>
        <Pill data-cell="change" data-direction={first?.direction ?? 'flat'}>
          {cellText(first?.change)}
        </Pill>
      </Main>
      {end}
    </Row>
  );
});
