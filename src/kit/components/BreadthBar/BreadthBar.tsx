import { proseText } from '../../figure-text.ts';
import { DirectionArrow } from '../PercentText/DirectionArrow.tsx';
import { EasedStrip } from '../Ticks/EasedStrip.tsx';
import { Bar, Breadth, Side } from './BreadthBar.styles.ts';
import { countOf, ticksOf } from './ticks.ts';

export interface BreadthBarProps {
  /** How many rise. */
  readonly up: number | null | undefined;
  /** How many stand still. */
  readonly flat: number | null | undefined;
  /** How many fall. */
  readonly down: number | null | undefined;
  /** The changes of all pairs in percent; their ticks are as high as they moved. Without them all ticks are of one height. */
  readonly changes?: readonly number[] | null;
  /** Words with their counts: '142 rising'. */
  readonly labels: { readonly up: string; readonly flat: string; readonly down: string };
  /** No news for ten seconds: grey. @default false */
  readonly isStale?: boolean;
}

/** How many pairs rise, stand and fall: ticks of each pair, sorted by its change; of few pairs each has several, so that the bar is as wide as of many. */
export function BreadthBar({ up, flat, down, changes, labels, isStale }: BreadthBarProps) {
  const words = [labels.up, labels.flat, labels.down].map(proseText).join(', ');
  const ticks = ticksOf({ up, flat, down }, changes, isStale);
  return (
    <Breadth role="img" aria-label={words} data-stale={isStale ? '' : undefined}>
      <Side data-direction={countOf(up) ? 'up' : 'flat'}>
        <DirectionArrow direction="up" />
        {countOf(up)}
      </Side>
      <Bar>
        <EasedStrip ticks={ticks} />
      </Bar>
      <Side data-direction={countOf(down) ? 'down' : 'flat'}>
        <DirectionArrow direction="down" />
        {countOf(down)}
      </Side>
    </Breadth>
  );
}
