import { extent } from '../../paint-number.ts';

export interface TrackPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A price for the picture; money is never counted from it. */
  readonly price: number;
}

/** Size of the box that a track is drawn in. */
export const TRACK = { width: 1000, height: 100 } as const;
/** Room above and below the course, so that its line and its end stay inside. */
const MARGIN = 0.08;

export interface Track {
  readonly path: string;
  /** Height of the open in the box. */
  readonly openY: number;
  /** Where the course ends; null where there is none yet. */
  readonly end: { readonly x: number; readonly y: number } | null;
}

/** The course since the open: the open always lies in the picture, and the width is the whole time to settlement. */
export function trackOf(points: readonly TrackPoint[], open: number, from: number, to: number): Track {
  const isOpenKnown = Number.isFinite(open);
  const shown = points.filter(({ at, price }) => at >= from && at <= to && Number.isFinite(price));
  const prices = shown.map(({ price }) => price);
  const all = isOpenKnown ? [...prices, open] : prices;
  const { low, range } = extent(all) ?? { low: 0, range: 0 };
  const toY = (price: number) =>
    range > 0 ? TRACK.height * (1 - MARGIN - ((price - low) / range) * (1 - 2 * MARGIN)) : TRACK.height / 2;
  const toX = (at: number) => (to > from ? ((at - from) / (to - from)) * TRACK.width : 0);
  const places = shown.map(({ at, price }) => ({ x: toX(at), y: toY(price) }));
  return {
    path: places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
    openY: isOpenKnown ? toY(open) : TRACK.height / 2,
    end: places.at(-1) ?? null,
  };
}
