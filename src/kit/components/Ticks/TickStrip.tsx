import { memo } from 'react';
import type { TokenVar } from '../../theme/index.ts';
import { Columns } from './Ticks.styles.ts';

export interface StripTick {
  /** Share of the strip's height, 0 to 1. */
  readonly height: number;
  /** Colour of the tick: a token, or what the part around it sets. */
  readonly ink: TokenVar | `var(--kit-${string})`;
}

/** Heights are drawn to a hundredth of the strip. */
const HEIGHT = 100;

/** Ticks side by side, each of its own height and ink, as wide and high as their place. Decoration: words beside it say it. */
export const TickStrip = memo(function TickStrip({ ticks }: { readonly ticks: readonly StripTick[] }) {
  const inks = new Map<string, string>();
  ticks.forEach(({ height, ink }, index) => {
    const top = HEIGHT - Math.round(height * HEIGHT);
    inks.set(ink, `${inks.get(ink) ?? ''}M${index} ${HEIGHT}V${top}`);
  });
  return (
    <Columns aria-hidden viewBox={`0 0 ${Math.max(1, ticks.length - 1)} ${HEIGHT}`} preserveAspectRatio="none">
      {[...inks].map(([ink, d]) => (
        <path key={ink} d={d} style={{ stroke: ink }} />
      ))}
    </Columns>
  );
});
