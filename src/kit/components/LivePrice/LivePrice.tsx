import { useState } from 'react';
import { longOf } from '../../figure-text.ts';
import type { LiveSource } from '../../live.ts';
import { cellText, useLive } from '../../live-cell.ts';
import type { QuoteView } from '../../live-views.ts';
import { bindPrice } from './bindPrice.ts';
import { Figure } from './LivePrice.styles.ts';

export interface LivePriceProps {
  /** Where the figure comes from. */
  readonly live: LiveSource<QuoteView>;
  /** Which figure of the quote. @default 'price' */
  readonly field?: 'price' | 'fiat' | 'volume';
  /** `inherit` takes size and weight from its place; the digits of a headline roll. @default 'inherit' */
  readonly size?: 'headline' | 'strong' | 'inherit';
  /** Colours the figure by the day's direction. @default false */
  readonly toned?: boolean;
}

/** A figure of a quote that writes itself. */
export function LivePrice({ live, field = 'price', size = 'inherit', toned }: LivePriceProps) {
  const ref = useLive(live, bindPrice(field));
  const [first] = useState(() => live.get());
  return (
    <Figure
      ref={ref}
      data-size={size}
      data-toned={toned || undefined}
      data-direction={first?.direction ?? 'flat'}
      data-stale={first?.isStale ? '' : undefined}
      data-long={longOf(first?.[field])}
    >
      {cellText(first?.[field])}
    </Figure>
  );
}
