import { cssShare } from '../../css-percent.ts';
import type { StripTick } from './TickStrip.tsx';
import { Columns } from './Ticks.styles.ts';

/** Heights end on the device's pixels where the strip is 1rem high: between two of them one machine draws the upper, another the lower. */
const STEPS = 32;

/** A TickStrip that changes while somebody looks: a path for every tick, which runs to its new height and ink. */
export function EasedStrip({ ticks }: { readonly ticks: readonly StripTick[] }) {
  return (
    <Columns aria-hidden viewBox={`0 -100 ${Math.max(1, ticks.length - 1)} 100`} preserveAspectRatio="none">
      {ticks.map(({ height, ink }, place) => {
        const d = `M${place} 0V-100`;
        return (
          <path
            key={d}
            data-eases=""
            d={d}
            style={{ stroke: ink, transform: `scaleY(${cssShare(Math.round(height * STEPS) / STEPS)})` }}
          />
        );
      })}
    </Columns>
  );
}
