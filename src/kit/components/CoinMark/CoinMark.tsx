import './marks.css';
import { Disc } from './CoinMark.styles.ts';
import { glyphOf, tintOf } from './marks.ts';

export interface CoinMarkProps {
  /** Symbol of the coin or stock; gives glyph and tint. */
  readonly symbol: string | null | undefined;
  /** Shape tells the class: coins are circles, stocks rounded squares. @default 'coin' */
  readonly kind?: 'coin' | 'stock' | 'other';
  /** Diameter in pixels. @default 32 */
  readonly size?: 20 | 32 | 40;
}

/** Generated mark of a coin or stock: one glyph on a tinted disc. Decoration; the name stands beside it. */
export function CoinMark({ symbol, kind = 'coin', size = 32 }: CoinMarkProps) {
  return (
    <Disc aria-hidden data-kind={kind} data-size={size} data-tint={tintOf(symbol)}>
      {glyphOf(symbol)}
    </Disc>
  );
}
