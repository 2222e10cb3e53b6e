import { useState } from 'react';
import { longOf } from '../../figure-text.ts';
import type { LiveSource } from '../../live.ts';
import { cellText, useLive } from '../../live-cell.ts';
import type { QuoteView } from '../../live-views.ts';
import { bindPrice } from '../LivePrice/bindPrice.ts';
import { Change } from './LiveChange.styles.ts';

export interface LiveChangeProps {
  /** Where the figure comes from. */
  readonly live: LiveSource<QuoteView>;
  /** Puts an arrow before the sign. @default false */
  readonly arrow?: boolean;
}

const bindChange = bindPrice('change');

/** The change of the day in direction colour, written by itself. The arrow is drawn by the style, so it turns without React. */
export function LiveChange({ live, arrow }: LiveChangeProps) {
  const ref = useLive(live, bindChange);
  const [first] = useState(() => live.get());
  return (
    <Change
      ref={ref}
      data-arrow={arrow || undefined}
      data-direction={first?.direction ?? 'flat'}
      data-stale={first?.isStale ? '' : undefined}
      data-long={longOf(first?.change)}
    >
      {cellText(first?.change)}
    </Change>
  );
}
