import type { Direction } from '../../../domain/number.ts';
import { Arrow } from './PercentText.styles.ts';

const PATH = { up: 'M8 13V3.5M4 7.5l4-4 4 4', down: 'M8 3v9.5M4 8.5l4 4 4-4' } as const;

/** The arrow beside a change: direction is never told by hue alone. Nothing where it is flat. */
export function DirectionArrow({ direction }: { readonly direction: Direction }) {
  if (direction === 'flat') return null;
  return (
    <Arrow aria-hidden viewBox="0 0 16 16">
      <path d={PATH[direction]} />
    </Arrow>
  );
}
