import { proseText } from '../../figure-text.ts';
import { DirectionArrow } from '../PercentText/DirectionArrow.tsx';
import { Bar, Counts, Part, Side } from './BreadthBar.styles.ts';

export interface BreadthBarProps {
  /** How many rise. */
  readonly up: number | null | undefined;
  /** How many stand still. */
  readonly flat: number | null | undefined;
  /** How many fall. */
  readonly down: number | null | undefined;
  /** Words with their counts: '142 rising'. */
  readonly labels: { readonly up: string; readonly flat: string; readonly down: string };
  /** No news for ten seconds: grey. @default false */
  readonly isStale?: boolean;
}

/** A count as it grows in the bar: none where it is no number. */
const grow = (count: number | null | undefined): number =>
  typeof count === 'number' && count > 0 ? Math.min(Number.MAX_SAFE_INTEGER, count) : 0;

/** How many pairs rise, stand and fall. */
export function BreadthBar({ up, flat, down, labels, isStale }: BreadthBarProps) {
  return (
    <div data-stale={isStale ? '' : undefined}>
      <Counts>
        <Side data-direction="up">
          <DirectionArrow direction="up" />
          {proseText(labels.up)}
        </Side>
        <Side data-direction="flat">{proseText(labels.flat)}</Side>
        <Side data-direction="down">
          <DirectionArrow direction="down" />
          {proseText(labels.down)}
        </Side>
      </Counts>
      <Bar aria-hidden>
        {grow(up) ? <Part data-direction="up" style={{ flexGrow: grow(up) }} /> : null}
        {grow(flat) ? <Part data-direction="flat" style={{ flexGrow: grow(flat) }} /> : null}
        {grow(down) ? <Part data-direction="down" style={{ flexGrow: grow(down) }} /> : null}
      </Bar>
    </div>
  );
}
