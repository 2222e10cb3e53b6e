import { cssPercent } from '../../css-percent.ts';
import { Above, Band, Bands, Mark, MarkLabel, Side, Sides } from './RulerZones.styles.ts';
import { drawnBack, type PlacedZone, placeOf } from './zones.ts';

/** A line across the scale. */
export interface RulerMark {
  readonly at: number;
  /** What stands there: 'linked 66,000.0'. */
  readonly label: string;
}

interface RulerAboveProps {
  readonly zones: readonly PlacedZone[];
  readonly mark: RulerMark | undefined;
  readonly min: number;
  readonly max: number;
}

/** Custom properties that bring a text to its place. */
export const placed = (place: number, text: string) => ({
  '--at': cssPercent(place),
  '--back': cssPercent(drawnBack(place, text)),
  '--chars': text.length,
});

/** Above the ticks: what each side of the scale pays, and the line where they part. */
export function RulerAbove({ zones, mark, min, max }: RulerAboveProps) {
  const sides = zones.filter(({ label }) => label !== undefined);
  if (sides.length === 0 && !mark) return null;
  return (
    <Above aria-hidden>
      {mark ? <MarkLabel style={placed(placeOf(mark.at, min, max), mark.label)}>{mark.label}</MarkLabel> : null}
      {sides.length > 0 ? (
        <Sides>
          {sides.map(({ to, label, look, share, isOn }) => (
            <Side key={to} data-look={look} data-on={isOn || undefined} style={{ flexGrow: share }}>
              {/* A sliver has no room for words. */}
              {share < 0.12 ? null : <span>{label}</span>}
            </Side>
          ))}
        </Sides>
      ) : null}
      {mark ? <Mark style={{ insetInlineStart: cssPercent(placeOf(mark.at, min, max)) }} /> : null}
    </Above>
  );
}

/** Under the ticks: zones without words of their own. */
export function RulerBands({ zones }: { readonly zones: readonly PlacedZone[] }) {
  const bands = zones.filter(({ label }) => label === undefined);
  if (bands.length === 0) return null;
  return (
    <Bands aria-hidden>
      {bands.map(({ to, look, share }) => (
        <Band key={to} data-look={look} style={{ flexGrow: share }} />
      ))}
    </Bands>
  );
}
