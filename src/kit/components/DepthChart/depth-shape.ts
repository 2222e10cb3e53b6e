import { paintNumber } from '../../paint-number.ts';

/** One level of the book, added up from the spread to here. */
export interface DepthPoint {
  /** Decimal text of the price; places the level. */
  readonly value: string;
  /** Formatted price. */
  readonly price: string;
  /** Formatted amount from the spread to here, with its unit. */
  readonly total: string;
  /** The same as a share of the deeper side's whole amount, 0 to 1. */
  readonly share: number;
}

/** Both sides of a book as they add up, best level first. */
export interface DepthView {
  /** Levels of the sell side, cheapest first. */
  readonly asks: readonly DepthPoint[];
  /** Levels of the buy side, dearest first. */
  readonly bids: readonly DepthPoint[];
  /** Formatted price in the middle of the spread. */
  readonly mid: string;
  /** No news for ten seconds (readings G15): the picture turns grey. */
  readonly isStale: boolean;
}

export type DepthSide = 'asks' | 'bids';

/** A level at its place in the box, 0 to 1 from the left and from the top. */
export interface PlacedLevel {
  readonly side: DepthSide;
  readonly point: DepthPoint;
  readonly x: number;
  readonly y: number;
}

export interface DepthShape {
  readonly line: Readonly<Record<DepthSide, string>>;
  readonly area: Readonly<Record<DepthSide, string>>;
  /** From the deepest bid over the spread to the deepest ask. */
  readonly levels: readonly PlacedLevel[];
  /** Prices at the left and the right edge; null without levels. */
  readonly edges: readonly [low: number, high: number] | null;
}

/** Size of the box that the areas are drawn in. */
export const DEPTH_BOX = { width: 1000, height: 100 } as const;
/** Room above the deepest level, for its line. */
const HEADROOM = 0.06;
/** Room beyond the outermost price: its amount holds there too, and a single level has a width. */
const OVERHANG = 1.05;

const EMPTY_SHAPE: DepthShape = {
  line: { asks: '', bids: '' },
  area: { asks: '', bids: '' },
  levels: [],
  edges: null,
};

/** Steps from the best level out to the edge: an amount holds until the next price adds to it. */
function stepLine(levels: readonly PlacedLevel[], edge: number): string {
  const { width, height } = DEPTH_BOX;
  const [best] = levels;
  if (!best) return '';
  const steps = levels.map(({ x, y }) => `H${(x * width).toFixed(1)}V${(y * height).toFixed(1)}`).join('');
  return `M${(best.x * width).toFixed(1)} ${height}${steps}H${edge * width}`;
}

/** The book as two rising steps; both sides share one price scale with the middle of the spread in its middle. */
export function depthShape({ asks, bids }: DepthView): DepthShape {
  const known = (points: readonly DepthPoint[] | null | undefined) =>
    (points ?? []).filter(({ value, share }) => Number.isFinite(paintNumber(value)) && Number.isFinite(share));
  const [sells, buys] = [known(asks), known(bids)];
  const [ask, bid] = [sells[0] ?? buys[0], buys[0] ?? sells[0]];
  if (!ask || !bid) return EMPTY_SHAPE;
  const mid = (Number(ask.value) + Number(bid.value)) / 2;
  const far = [...sells, ...buys].map(({ value }) => Math.abs(Number(value) - mid));
  // A book of one price has no width of its own.
  const reach = Math.max(...far) * OVERHANG || 1;
  const place = (side: DepthSide) => (point: DepthPoint) => ({
    side,
    point,
    x: (Number(point.value) - mid + reach) / (2 * reach),
    y: 1 - Math.min(1, Math.max(0, point.share)) * (1 - HEADROOM),
  });
  const [right, left] = [sells.map(place('asks')), buys.map(place('bids'))];
  const line = { asks: stepLine(right, 1), bids: stepLine(left, 0) };
  const close = (path: string) => path && `${path}V${DEPTH_BOX.height}Z`;
  return {
    line,
    area: { asks: close(line.asks), bids: close(line.bids) },
    levels: [...left.toReversed(), ...right],
    edges: [mid - reach, mid + reach],
  };
}

/** The level nearest to a place between the edges, 0 to 1; -1 without levels. */
export function nearestLevel(levels: readonly PlacedLevel[], x: number): number {
  let nearest = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, level] of levels.entries()) {
    const away = Math.abs(level.x - x);
    if (away < distance) {
      distance = away;
      nearest = index;
    }
  }
  return nearest;
}
