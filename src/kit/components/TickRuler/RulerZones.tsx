import { cssPercent } from '../../css-percent.ts';
import { figureText } from '../../figure-text.ts';
import { placed, placeOf } from './place.ts';
import { Above, Band, Bands, Mark, MarkLabel, Side, Sides } from './RulerZones.styles.ts';
import type { PlacedZone } from './zones.ts';

/** A line across the scale. */
export interface RulerMark {
  /** Its value on the scale. */
  readonly at: number;
  /** What stands there: 'linked 66,000.0'. */
  readonly label: string | null | undefined;
}

interface RulerAboveProps {
  readonly zones: readonly PlacedZone[];
  readonly mark: RulerMark | undefined;
  readonly min: number;
  readonly max: number;
}

/** Characters that fit above a ruler; longer texts take lines of their own. */
const LONG = 40;

const hasLabel = ({ label }: PlacedZone): boolean => label !== undefined && label !== null;

/** Above the ticks: what each side of the scale pays, and the line where they part. */
export function RulerAbove({ zones, mark, min, max }: RulerAboveProps) {
  const sides = zones.filter(hasLabel);
  const markText = figureText(mark?.label);
  if (sides.length === 0 && !mark) return null;
  return (
    <Above aria-hidden>
      {mark ? (
        <MarkLabel data-long={markText.length > LONG || undefined} style={placed(placeOf(mark.at, min, max), markText)}>
          {markText}
        </MarkLabel>
      ) : null}
      {sides.length > 0 ? (
        <Sides>
          {sides.map(({ order, label, look, share, isOn }) => (
            <Side key={order} data-look={look} data-on={isOn || undefined} style={{ flexGrow: share }}>
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
  const bands = zones.filter((zone) => !hasLabel(zone));
  if (bands.length === 0) return null;
  return (
    <Bands aria-hidden>
      {bands.map(({ order, look, share }) => (
        <Band key={order} data-look={look} style={{ flexGrow: share }} />
      ))}
    </Bands>
  );
}
