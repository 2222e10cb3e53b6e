import type { Chart, Crosshair, Overlay, OverlayCreate, Point } from 'klinecharts';
import { CANDLES } from './chart-options.ts';
import type { ChartTheme } from './chart-theme.ts';
import { magnet } from './magnet.ts';
import type { MarkContext } from './mark-context.ts';
import { pointsOf } from './read-drawings.ts';
import type { ChartDrawing, DrawingKind, DrawingPoint } from './types.ts';

/** What draws them: the chart library, and fibonacci.ts. */
const TOOL = {
  trend: 'segment',
  ray: 'rayLine',
  horizontal: 'horizontalStraightLine',
  fibonacci: 'kitFibonacci',
} as const satisfies Record<DrawingKind, string>;

/** A key moves the point by a bar, and by as many px up or down. */
const RISE = 4;
const DRAFT = 'draft';
/** The library takes nothing for no crosshair; its types do not say so. */
const NOWHERE = undefined as unknown as Crosshair;

/** What the desk tells of the user's hand. */
export interface DrawingHost {
  onDrawn(kind: DrawingKind, points: readonly DrawingPoint[]): void;
  onMoved(key: string, points: readonly DrawingPoint[]): void;
  onSelect(key: string | null): void;
  /** So many points of the drawing in progress are set. */
  onPlaced(count: number): void;
}

export interface DrawingDesk {
  /** Makes the drawings on the chart those of the value. */
  show(drawings: readonly ChartDrawing[], selected: string | null, isOpen: boolean): void;
  /** Gives the drawings the inks of another theme. */
  restyle(): void;
  /** Takes up a tool; null puts it down. */
  take(kind: DrawingKind | null): void;
  /** Brings the point under a finger or the mouse, in px of the chart; it is drawn to the ends of the candle there. */
  aim(x: number, y: number): void;
  /** Moves the point by bars and by steps of price, from the middle of the chart at first. */
  move(bars: number, steps: number): DrawingPoint | null;
  /** Sets the point where it is. */
  place(): void;
  /** A drawing is under the finger: the drag is its own. */
  readonly isHeld: boolean;
}

/** The chosen drawing is the accent's; levels are many, so they are quiet. */
function stylesOf(kind: DrawingKind, isSelected: boolean, theme: ChartTheme) {
  if (isSelected) return { line: { color: theme.accent, size: 2 } };
  return kind === 'fibonacci' ? { line: { color: theme.tertiary, size: 1 } } : {};
}

const idOf = (key: string) => `drawing ${key}`;
const toLibrary = ({ time, price }: DrawingPoint): Partial<Point> => ({ timestamp: time, value: price });

/**
 * Drawings as overlays of the chart library, which chooses and moves them. Its own way to draw loses a second tap within
 * half a second and knows no keys, so points are set here.
 */
export function drawingDesk(chart: Chart, context: MarkContext, host: () => DrawingHost): DrawingDesk {
  const { theme, settings } = context;
  const shown = new Map<string, ChartDrawing>();
  let kind: DrawingKind | null = null;
  let isHeld = false;
  let cursor: { x: number; y: number } | null = null;
  let isDrawnTo = false;
  let placed: DrawingPoint[] = [];

  /** The pair's price at a place on the screen: the library's floats are enough there, and no money follows from it. */
  const rounded = (price: number) => Number(price.toFixed(settings().priceDecimals));
  const toPoint = ({ timestamp, value }: Partial<Point>): DrawingPoint | null =>
    timestamp === undefined || value === undefined ? null : { time: timestamp, price: rounded(value) };
  const read = ({ points }: Overlay) => points.map(toPoint).filter((point) => point !== null);
  const isSame = (a: readonly DrawingPoint[], b: readonly DrawingPoint[]) =>
    a.every(({ time, price }, i) => time === b[i]?.time && price === b[i]?.price);

  const finish = (points: readonly DrawingPoint[]) => {
    const drawn = kind;
    if (drawn && points.length === pointsOf(drawn)) host().onDrawn(drawn, points);
  };
  const clear = () => {
    chart.removeOverlay({ id: DRAFT });
    placed = [];
  };
  const hideCursor = () => {
    cursor = null;
    chart.executeAction('onCrosshairChange', NOWHERE);
  };
  const ySpot = (value: number): number | undefined =>
    [chart.convertToPixel([{ value }], { paneId: CANDLES })].flat()[0]?.y;
  const underCursor = (): DrawingPoint | null => {
    const [point] = cursor ? [chart.convertFromPixel([cursor], { paneId: CANDLES })].flat() : [];
    if (!cursor || point?.value === undefined) return null;
    const bar = isDrawnTo && point.dataIndex !== undefined ? chart.getDataList()[point.dataIndex] : undefined;
    const ends = bar ? [bar.open, bar.high, bar.low, bar.close] : [];
    return toPoint({ ...point, value: magnet(point.value, cursor.y, ends, ySpot) });
  };
  const bring = (x: number, y: number): DrawingPoint | null => {
    const size = chart.getSize(CANDLES, 'main');
    if (!size) return null;
    const within = (value: number, most: number) => Math.min(most - 1, Math.max(1, value));
    cursor = { x: within(x, size.width), y: within(y, size.height) };
    chart.executeAction('onCrosshairChange', { ...cursor, paneId: CANDLES });
    const point = underCursor();
    if (point && placed.length > 0) draft([...placed, point]);
    return point;
  };
  const draft = (points: readonly DrawingPoint[]) => {
    chart.removeOverlay({ id: DRAFT });
    if (!kind || points.length < pointsOf(kind)) return;
    chart.createOverlay({
      id: DRAFT,
      name: TOOL[kind],
      paneId: CANDLES,
      lock: true,
      points: points.map(toLibrary),
      styles: stylesOf(kind, true, theme()),
      extendData: context,
    });
  };
  const overlayOf = ({ key, kind: each, points }: ChartDrawing, isSelected: boolean, isOpen: boolean) =>
    ({
      id: idOf(key),
      name: TOOL[each],
      paneId: CANDLES,
      // Without the tools nothing is taken by the finger that pans.
      lock: !isOpen,
      points: points.map(toLibrary),
      styles: stylesOf(each, isSelected, theme()),
      extendData: context,
      onSelected: () => isOpen && host().onSelect(key),
      onDeselected: () => isOpen && host().onSelect(null),
      onPressedMoveStart: () => {
        isHeld = true;
      },
      onPressedMoveEnd: ({ overlay }) => {
        isHeld = false;
        const moved = read(overlay);
        const before = shown.get(key)?.points ?? [];
        if (moved.length === before.length && !isSame(moved, before)) host().onMoved(key, moved);
      },
    }) satisfies OverlayCreate;

  const show = (drawings: readonly ChartDrawing[], selected: string | null, isOpen: boolean) => {
    const kept = new Set(drawings.map(({ key }) => key));
    for (const key of shown.keys()) {
      if (kept.has(key)) continue;
      chart.removeOverlay({ id: idOf(key) });
      shown.delete(key);
    }
    for (const drawing of drawings) {
      // A style of the library is merged into the former one: made anew, a drawing loses its mark.
      chart.removeOverlay({ id: idOf(drawing.key) });
      chart.createOverlay(overlayOf(drawing, drawing.key === selected, isOpen));
      shown.set(drawing.key, drawing);
    }
    restyle = () => show(drawings, selected, isOpen);
  };
  let restyle = () => {};

  return {
    show,
    restyle: () => restyle(),
    take(next) {
      clear();
      if (cursor) hideCursor();
      kind = next;
    },
    aim(x, y) {
      isDrawnTo = true;
      bring(x, y);
    },
    move(bars, steps) {
      isDrawnTo = false;
      const { width = 0, height = 0 } = chart.getSize(CANDLES, 'main') ?? {};
      if (!cursor) return bring(width / 2, height / 2);
      return bring(cursor.x + bars * chart.getBarSpace().bar, cursor.y - steps * RISE);
    },
    place() {
      const point = underCursor();
      if (!kind || !point) return;
      const points = [...placed, point];
      if (points.length < pointsOf(kind)) {
        placed = points;
        host().onPlaced(points.length);
        return;
      }
      clear();
      hideCursor();
      finish(points);
    },
    get isHeld() {
      return isHeld;
    },
  };
}
