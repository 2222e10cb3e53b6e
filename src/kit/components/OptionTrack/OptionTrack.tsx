import { directionOf, EMPTY, formatPrice, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { cssPercent } from '../../css-percent.ts';
import { longOf } from '../../figure-text.ts';
import { paintNumber, paintShare } from '../../paint-number.ts';
import { Break, Card, Course, End, Picture, Price, Prices } from './OptionTrack.styles.ts';
import { TRACK, type TrackPoint, trackOf } from './track-path.ts';

export type { TrackPoint } from './track-path.ts';

export interface OptionTrackProps {
  /** Prices since the open, oldest first. */
  readonly points: readonly TrackPoint[] | null | undefined;
  /** Decimal text of the opening price. */
  readonly open: NumberInput;
  /** Decimal text of the price now, or of the settlement. */
  readonly price: NumberInput;
  /** Decimal text of what the price is above or below the open, signed. */
  readonly difference: NumberInput;
  /** Decimals of the pair. */
  readonly decimals: number;
  /** Opening time in milliseconds since 1970: the left edge. */
  readonly from: number;
  /** Time of settlement in milliseconds since 1970: the right edge. */
  readonly to: number;
  /** Words before the two prices. */
  readonly labels: {
    readonly open: string;
    /** 'Now', or 'Close' once it is settled. */
    readonly now: string;
  };
  /** When what was checked no longer holds, in milliseconds since 1970: a line stands there. */
  readonly brokenAt?: number | null;
  /** The price is old: it turns grey. @default false */
  readonly isStale?: boolean;
}

/** The course of a price against the open of an option, on the whole time that the option runs. */
export function OptionTrack(props: OptionTrackProps) {
  const { points, open, price, difference, decimals, from, to, labels, brokenAt, isStale } = props;
  const { path, openY, end } = trackOf(points ?? [], paintNumber(open), from, to);
  const change = formatSigned(difference, decimals);
  const direction = directionOf(change);
  const now = formatPrice(price, decimals);
  const broken = paintShare(to > from ? (paintNumber(brokenAt) - from) / (to - from) : Number.NaN);

  return (
    <Card>
      <Picture
        aria-hidden
        data-direction={isStale ? 'flat' : direction}
        style={{ '--open': cssPercent(openY / TRACK.height) }}
      >
        <Course viewBox={`0 0 ${TRACK.width} ${TRACK.height}`} preserveAspectRatio="none">
          <path d={path} />
        </Course>
        {brokenAt === undefined || brokenAt === null ? null : <Break style={{ left: cssPercent(broken) }} />}
        {end ? <End style={{ left: cssPercent(end.x / TRACK.width), top: cssPercent(end.y / TRACK.height) }} /> : null}
      </Picture>
      <Prices>
        <div>
          <dt>{labels.open}</dt>
          <Price>{formatPrice(open, decimals)}</Price>
        </div>
        <div>
          <dt>{labels.now}</dt>
          <Price data-direction={direction} data-stale={isStale || undefined} data-long={longOf(now, change)}>
            <span>{now}</span>
            {change === EMPTY ? null : <span> ({change})</span>}
          </Price>
        </div>
      </Prices>
    </Card>
  );
}
