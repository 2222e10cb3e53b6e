import { RulerAbove, RulerBands, type RulerMark } from './RulerZones.tsx';
import { TickRuler, type TickRulerProps } from './TickRuler.tsx';
import { placeZones, type RulerZone } from './zones.ts';

export interface ZonedRulerProps extends Omit<TickRulerProps, 'around'> {
  /** Parts of the scale that mean different things, in order. @default none */
  readonly zones?: readonly RulerZone[] | null;
  /** A line across the scale: the linked price, the open. @default none */
  readonly mark?: RulerMark;
}

/** A ruler whose parts mean different things: safe and dangerous, paid in one coin or the other. */
export function ZonedRuler({ zones, mark, ...ruler }: ZonedRulerProps) {
  return (
    <TickRuler
      {...ruler}
      around={({ value, min, max }) => {
        const placed = placeZones(zones ?? [], value, min, max);
        return [
          <RulerAbove key="above" zones={placed} mark={mark} min={min} max={max} />,
          <RulerBands key="under" zones={placed} />,
        ];
      }}
    />
  );
}
