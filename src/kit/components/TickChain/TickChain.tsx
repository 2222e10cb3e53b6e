import { configNumber } from '../../config-number.ts';
import { proseText } from '../../figure-text.ts';
import { paintNumber } from '../../paint-number.ts';
import { TickStrip } from '../Ticks/TickStrip.tsx';
import { Count, Line, Strip } from './TickChain.styles.ts';

export interface TickChainProps {
  /** Links of the chain. */
  readonly count: number | null | undefined;
  /** So many of them hold, from the first on; all of them where it is left out. */
  readonly holds?: number | null;
  /** What it shows: 'Each tick hashes the one before', or where it breaks. */
  readonly text: string | null | undefined;
  /** How far it holds, in words: '120 of 120 links'. */
  readonly countText: string | null | undefined;
}

/** More ticks than this would be a bar: each then stands for several links. */
const MOST = 120;
/** Share of the strip that a link is high; the one that is broken stands out. */
const LOW = 0.4;

/** A chain of published ticks, and how far it holds. */
export function TickChain({ count, holds, text, countText }: TickChainProps) {
  const links = Math.round(configNumber(count, 0, 0));
  const whole = holds === undefined || holds === null ? links : Math.max(0, Math.min(links, paintNumber(holds)));
  const shown = Math.min(MOST, links);
  const ends = Math.floor((whole / Math.max(1, links)) * shown + 1e-9);
  const isBroken = !(whole >= links);
  const ticks = Array.from({ length: shown }, (_, place) => {
    if (!isBroken || place < ends) return { height: LOW, ink: 'var(--kit-ruler-tick-on)' } as const;
    return place === ends
      ? ({ height: 1, ink: 'var(--color-status-danger-line)' } as const)
      : ({ height: LOW, ink: 'var(--kit-ruler-tick)' } as const);
  });
  return (
    <div>
      <Strip>
        <TickStrip ticks={ticks} />
      </Strip>
      <Line>
        <span>{proseText(text)}</span>
        <Count data-broken={isBroken || undefined}>{proseText(countText)}</Count>
      </Line>
    </div>
  );
}
