import type { CSSProperties } from 'react';
import type { TokenVar } from '../../theme/index.ts';
import { Disc, Glyph } from './CoinMark.styles.ts';
import drawings from './glyphs.svg?no-inline';
import { drawingOf, lettersOf, tintOf } from './marks.ts';

export interface CoinMarkProps {
  /** Symbol of the coin or stock; gives glyph and hue. */
  readonly symbol: string | null | undefined;
  /** Shape tells the class: coins are circles, stocks rounded squares. @default 'coin' */
  readonly kind?: 'coin' | 'stock' | 'other';
  /** Diameter in pixels: 36 in rows, 24 in heads. @default 32 */
  readonly size?: 20 | 24 | 32 | 36 | 40;
}

/** Generated mark of a coin or stock: one glyph, or two letters, on a solid disc. Decoration; the name stands beside it. */
export function CoinMark({ symbol, kind = 'coin', size = 32 }: CoinMarkProps) {
  const drawing = drawingOf(symbol);
  const style = {
    '--kit-mark-ground': `var(--color-mark-${tintOf(symbol)}-solid)` satisfies TokenVar,
  } as CSSProperties;
  return (
    <Disc aria-hidden data-kind={kind} data-letters={drawing ? undefined : ''} data-size={size} style={style}>
      {drawing ? (
        <Glyph viewBox="0 0 40 40">
          <use href={`${drawings}#${drawing}`} />
        </Glyph>
      ) : (
        lettersOf(symbol)
      )}
    </Disc>
  );
}
